import { readRoles } from '../analysis/roles.ts';
import { FRENCH_TEXT } from '../languages/names/french-names.ts';
import { GERMAN_TEXT } from '../languages/names/german-names.ts';
import { SPANISH_TEXT } from '../languages/names/spanish-names.ts';
import { DUTY_TEXTS } from '../match/duties/duty-texts.ts';
import { readDuties } from '../match/duties.ts';
import type { Lexicon } from './lexicon.ts';
import { LEXICON_TEXTS } from './lexicon-text.ts';
import type { LocalText } from './local-names.ts';
import { readLexicon } from './read-lexicon.ts';
import { ROLE_TEXTS } from './role-texts.ts';

/** The names of the lexicon's groups in each language that is read beside English. */
export const LOCAL_TEXTS: readonly LocalText[] = [GERMAN_TEXT, FRENCH_TEXT, SPANISH_TEXT];

let standard: Lexicon | undefined;

/** All that the project knows, read when it is first asked for: a quarter of a second of the processor. */
export function standardLexicon(): Lexicon {
  standard ??= {
    ...readLexicon(LEXICON_TEXTS, LOCAL_TEXTS),
    roles: readRoles(ROLE_TEXTS),
    duties: readDuties(Object.values(DUTY_TEXTS)),
  };
  return standard;
}
