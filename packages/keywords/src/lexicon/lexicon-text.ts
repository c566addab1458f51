import { SOFTWARE_LANGUAGES } from './fields/software-languages.ts';

/** The lexicon's text by field; `read-lexicon.ts` reads it, README.md tells the format. */
export const LEXICON_TEXTS: readonly { field: string; text: string }[] = [
  { field: 'software', text: SOFTWARE_LANGUAGES },
];
