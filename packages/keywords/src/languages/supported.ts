import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { Language } from './language.ts';
import { SPANISH } from './spanish.ts';

/** The languages whose postings are read, beside English. */
export const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH];
