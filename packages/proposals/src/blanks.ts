/** Small letters in square brackets, as "[number]": a place left open. "[40 %]" or "[Globex]" is a claim. */
const BLANK = /\[\p{Ll}[\p{Ll} ,'’/-]{0,59}\]/gu;

/** The places of a text that are left for the person to fill in, brackets included. */
export const findBlanks = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(BLANK)].map(({ index, 0: blank }) => ({
    start: index,
    end: index + blank.length,
  }));
