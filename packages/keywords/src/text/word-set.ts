/** The words of a text, as a set: tables of words read best as running text. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
