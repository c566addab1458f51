import { readRoles } from '../analysis/roles.ts';
import { LOCAL_TEXTS } from '../languages/local-texts.ts';
import { DUTY_TEXTS } from '../match/duties/duty-texts.ts';
import { readDuties } from '../match/duties.ts';
import { LEXICON_TEXTS } from './lexicon-text.ts';
import { readLexicon } from './read-lexicon.ts';
import { ROLE_TEXTS } from './role-texts.ts';

/** All that the project knows, read once when this module is loaded. */
export const STANDARD_LEXICON = {
  ...readLexicon(LEXICON_TEXTS, LOCAL_TEXTS),
  roles: readRoles(ROLE_TEXTS),
  duties: readDuties(Object.values(DUTY_TEXTS)),
};
