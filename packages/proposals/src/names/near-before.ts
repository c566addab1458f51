/** In characters: more than the words that are looked for before something, and one beside them. */
const NEAR = 80;

/** The end of the text before a place. A word that it begins within is none of those that are looked for: they are shorter. */
export const nearBefore = (text: string, at: number): string =>
  text.slice(Math.max(0, at - NEAR), at);
