/** Small letters in square brackets, as "[number]": a place left open. "[40 %]" or "[Globex]" is a claim. */
const PLACEHOLDER = /\[\p{Ll}[\p{Ll} ,'’/-]{0,59}\]/gu;

/** The places of a text that are left for the person to fill in, brackets included. */
export const findPlaceholders = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(PLACEHOLDER)].map(({ index, 0: placeholder }) => ({
    start: index,
    end: index + placeholder.length,
  }));
