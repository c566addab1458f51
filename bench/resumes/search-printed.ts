/** A search for what a document prints, in one of the orders in which its text can be taken. */
export type Search = {
  /** The text, without regard to spaces, case, accents and punctuation. A long one may be broken up. */
  has: (text: string) => boolean;
  /** The text as whole words; a code in capitals must stand in capitals. */
  hasWords: (text: string) => boolean;
  hasYear: (year: string) => boolean;
  /** The address, with or without its scheme. */
  hasAddress: (address: string) => boolean;
};

/** From this many words on, a column or a page's foot may stand in the middle of a text. */
const LONG = 4;

export function createSearch(texts: readonly string[]): Search {
  const squashed = texts.map(squash);
  const words = new Set(texts.flatMap(wordsOf));
  const spaced = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  const original = texts.join(' ');
  // An e-mail address may hold the letters of a website's: ada@lace.example.com, adalace.example.com.
  const withoutEmails = texts.map((text) => squash(text.replace(/\S+@\S+/g, ' ')));
  const contains = (text: string) => squashed.some((printed) => printed.includes(squash(text)));
  return {
    has: (text) => {
      const parts = wordsOf(text);
      return contains(text) || (parts.length >= LONG && parts.every((part) => words.has(part)));
    },
    hasWords: (text) =>
      /^[A-Z]{2,3}$/.test(text)
        ? new RegExp(`\\b${text}\\b`).test(original)
        : spaced.some((printed) => printed.includes(` ${wordsOf(text).join(' ')} `)),
    hasYear: (year) => contains(year) || new RegExp(`[’' \\-]${year.slice(2)}\\b`).test(original),
    hasAddress: (address) => {
      const name = squash(address.replace(/^https?:\/\/(www\.)?/, ''));
      return withoutEmails.some((printed) => printed.includes(name));
    },
  };
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    // TeX sets an accent on an i without its dot.
    .replace(/ı/g, 'i');

const squash = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
