/** Words of three letters and more, in small letters: letters that look alike are one, and split words whole. */
export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{M}]{3,}/gu) ?? [];

/** The letters of a text and nothing else: a word that another program splits or joins stands in them. */
export const lettersIn = (text: string): string => plain(text).replace(/[^\p{L}\p{M}]/gu, '');

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[-‐‑]\s*\n\s*/gu, '')
    .toLowerCase();
