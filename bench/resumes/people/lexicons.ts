import { type Lexicon, readLexicon } from './lexicon.ts';
import type { Language } from './person.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';
import { SPANISH } from './words-es.ts';
import { FRENCH } from './words-fr.ts';
import { ITALIAN } from './words-it.ts';
import { DUTCH } from './words-nl.ts';
import { PORTUGUESE } from './words-pt.ts';

export const LEXICONS: Record<Language, Lexicon> = {
  en: readLexicon(ENGLISH),
  de: readLexicon(GERMAN),
  fr: readLexicon(FRENCH),
  es: readLexicon(SPANISH),
  pt: readLexicon(PORTUGUESE),
  it: readLexicon(ITALIAN),
  nl: readLexicon(DUTCH),
};
