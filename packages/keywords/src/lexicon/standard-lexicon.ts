import { LOCAL_TEXTS } from '../languages/local-texts.ts';
import { LEXICON_TEXTS } from './lexicon-text.ts';
import { readLexicon } from './read-lexicon.ts';

/** The project's lexicon, read once when this module is loaded. */
export const STANDARD_LEXICON = readLexicon(LEXICON_TEXTS, LOCAL_TEXTS);
