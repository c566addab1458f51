/** Words of three letters and more, in small letters: letters that look alike are one, and split words whole. */
export const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{M}]{3,}/gu) ?? [];

/** Words of all lengths, in their order. */
export const tokensIn = (text: string): string[] => plain(text).match(/[\p{L}\p{M}]+/gu) ?? [];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/[-‐‑]\s*\n\s*/gu, '')
    .toLowerCase();
