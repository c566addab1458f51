import {
  type DocumentLanguage,
  ENGLISH_WORDS,
  loadPaperWords,
  type PaperWords,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { createFontLoader } from '../fonts/font-loader.ts';

/** The words of every language that a resume of this page was printed in, by language; English is always there. */
export const wordsLoader = createFontLoader<PaperWords>(
  (language) =>
    loadChunk('paper-words', () => loadPaperWords(language as DocumentLanguage, SECTIONS)),
  'language',
);

/** The language that a resume needs words of: none where it is English. */
export const neededLanguages = ({ look: { language } }: Resume): readonly DocumentLanguage[] =>
  language && language !== 'en' ? [language] : [];

/** The words that a resume is printed with; those of English until its own are there. */
export const wordsFor = (
  resume: Resume,
  loaded: ReadonlyMap<string, PaperWords> = wordsLoader.get().fonts,
): PaperWords => loaded.get(resume.look.language ?? 'en') ?? ENGLISH_WORDS;

/** Resolves when the words that a resume is printed with are here; rejects when they do not come. */
export const whenWordsLoaded = (resume: Resume) => wordsLoader.whenLoaded(neededLanguages(resume));
