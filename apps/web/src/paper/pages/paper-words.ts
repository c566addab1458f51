import {
  type ChosenLook,
  type DocumentLanguage,
  ENGLISH_WORDS,
  loadPaperWords,
  type PaperWords,
  SECTIONS,
} from '@shortlist/model';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { createLoader } from './loader.ts';

/** The words of every language that a document of this page was printed in, by language; English is always there. */
export const wordsLoader = createLoader<PaperWords>(
  (language) =>
    loadChunk('paper-words', () => loadPaperWords(language as DocumentLanguage, SECTIONS)),
  'language',
);

type Looked = { readonly look: ChosenLook };

/** The language that a document needs words of: none where it is English. */
export const neededLanguages = ({ look: { language } }: Looked): readonly DocumentLanguage[] =>
  language && language !== 'en' ? [language] : [];

/** The words that a document is printed with; those of English until its own are there. */
export const wordsFor = (
  { look }: Looked,
  loaded: ReadonlyMap<string, PaperWords> = wordsLoader.get().loaded,
): PaperWords => loaded.get(look.language ?? 'en') ?? ENGLISH_WORDS;

/** Resolves when the words that a document is printed with are here; rejects when they do not come. */
export const whenWordsLoaded = (document: Looked) =>
  wordsLoader.whenLoaded(neededLanguages(document));
