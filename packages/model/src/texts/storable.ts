/** Checks whether a text column can hold a text: it has no null character and no half of a character. */
export const isStorable = (text: string): boolean =>
  !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/**
 * A text as a text column can hold it: null characters go, and halves of characters become the replacement character. An
 * edit says it so at once, and the server what it stores, so that a screen shows what is saved.
 */
export const storable = (text: string): string =>
  isStorable(text) ? text : text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');
