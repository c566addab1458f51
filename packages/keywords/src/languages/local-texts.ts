import type { LocalText } from '../lexicon/local-names.ts';
import { FRENCH_TEXT } from './names/french-names.ts';
import { GERMAN_TEXT } from './names/german-names.ts';
import { SPANISH_TEXT } from './names/spanish-names.ts';

/** The names of the lexicon's groups in each language that is read beside English. */
export const LOCAL_TEXTS: readonly LocalText[] = [GERMAN_TEXT, FRENCH_TEXT, SPANISH_TEXT];
