import { type Lexicon, readLexicon } from './lexicon.ts';
import type { Language } from './person.ts';
import { ENGLISH } from './words-en.ts';

const en = readLexicon(ENGLISH);
export const LEXICONS: Record<Language, Lexicon> = {
  en,
  de: en,
  fr: en,
  es: en,
  pt: en,
  it: en,
  nl: en,
};
