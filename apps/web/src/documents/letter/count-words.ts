/** The words that most letters have. */
export const USUAL_WORDS = { least: 250, most: 400 };

/** Counts the words of a text: what has a letter or a digit between spaces. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const isUsualLength = (count: number): boolean =>
  USUAL_WORDS.least <= count && count <= USUAL_WORDS.most;
