import type { LocalText } from '../lexicon/local-names.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { FRENCH_NAMES } from './names/french-names.ts';
import { GERMAN_NAMES } from './names/german-names.ts';
import { SPANISH_NAMES } from './names/spanish-names.ts';
import { SPANISH } from './spanish.ts';

/** What the lexicon's groups are called in each language that is read beside English. */
export const LOCAL_TEXTS: readonly LocalText[] = [
  { language: GERMAN, text: GERMAN_NAMES },
  { language: FRENCH, text: FRENCH_NAMES },
  { language: SPANISH, text: SPANISH_NAMES },
];
