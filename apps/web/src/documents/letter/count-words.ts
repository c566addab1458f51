/** The words that most letters have. */
export const USUAL_WORDS = { least: 250, most: 400 };

let segmenter: Intl.Segmenter | undefined;

/** Counts the words of a text, also in scripts that put no spaces between them; what is hyphenated counts as its parts. */
export function countWords(text: string): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

export const isUsualLength = (count: number): boolean =>
  USUAL_WORDS.least <= count && count <= USUAL_WORDS.most;
