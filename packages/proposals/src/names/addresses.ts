import type { Claim } from '../mark.ts';

/** The dot between the names of a host, as browsers take it (UTS 46, section 2.3). */
const DOT = '[.．。｡]';
const DOTS = new RegExp(DOT, 'u');
const NAME = '[\\p{L}\\p{N}\\p{M}_-]{1,63}';
const REST = '[^\\s<>"”)\\]]{0,300}';

/** An address with its scheme or "www.", of a mailbox, a name as networks write it, or what may be a host, with its port and path. */
const ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}_.%+@-])(?:(?:[a-z][a-z0-9+.-]{1,20}://|www\\.)${REST}|[\\p{L}\\p{N}\\p{M}_.%+-]{1,64}@[\\p{L}\\p{N}\\p{M}.-]{1,190}|@[\\p{L}\\p{N}_.]{2,60}|(?<host>${NAME}(?:${DOT}${NAME}){1,6})(?<path>(?::\\d{1,5})?(?:[/?#]${REST})?)(?![\\p{L}\\p{N}]))`,
  'giu',
);

/** Ends of names that are those of files, of programming and of businesses: "Node.js", "notes.txt". */
const NO_HOST = new Set(
  'js jsx mjs cjs ts tsx json css scss html htm xml csv tsv pdf doc docx xls xlsx ppt pptx txt yml yaml toml ini sql java rb php cpp hpp exe dll vue svg png jpg jpeg gif zip gz tar log conf config test spec'.split(
    ' ',
  ),
);

/** Endings of many addresses that are no country's. */
const COMMON = new Set(
  'com org net edu gov mil int info biz name pro app dev xyz online site shop store tech cloud blog page link click club live news media agency studio design digital academy careers jobs work email social wiki space world today zone example eu su uk'.split(
    ' ',
  ),
);

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Checks whether an ending is that of a country (ISO 3166, which Unicode's regions have). */
const isCountry = (ending: string): boolean =>
  /^[a-z]{2}$/u.test(ending) && countries.of(ending.toUpperCase()) !== undefined;

/** In letters: a name before an ending that no list has. */
const LEAST_NAME = 3;

/**
 * Checks whether names between dots are a host's: the last of them is the ending of a country or of many addresses, one in other
 * letters than ours, or any word where a path or longer names tell. Sentences that lack a space begin with a capital.
 */
function isHost(host: string, path: string): boolean {
  const names = host.split(DOTS);
  const [before = '', ending = ''] = names.slice(-2);
  const isCapitals = host === host.toUpperCase() && ending.toLowerCase() !== 'net';
  if (!/\p{L}/u.test(before) || !(ending === ending.toLowerCase() || isCapitals)) return false;
  const plain = ending.toLowerCase();
  if (NO_HOST.has(plain)) return false;
  if (COMMON.has(plain) || isCountry(plain) || plain.startsWith('xn--')) return true;
  if (!/^[\p{L}\p{M}]{2,24}$/u.test(plain)) return false;
  // The full stop of Chinese and Japanese ends their sentences.
  if (/[^\p{ASCII}]/u.test(plain)) return !/[。｡]/u.test(host);
  return path !== '' || before.length >= LEAST_NAME;
}

/** Digits of a phone number with the signs between them. */
const PHONE = /(?<![\p{L}\p{N}.,])(?:\+ ?|\()?\d[\d ()./-]{5,22}\d(?![\p{L}\p{N}%])/gu;

/** Texts that are written like one: a range of years, a day, and thousands. */
const NO_PHONE =
  /^(?:(?:19|20)\d\d\D{1,3}(?:19|20)\d\d|\d{4}[./-]\d\d?[./-]\d\d?|\d\d?[./-]\d\d?[./-]\d{4}|[1-9]\d{0,2}(?:[ .]\d{3})+)$/u;

/** The addresses that a text names; the same one with other capitals or without "https://www." is no other. */
export const listAddresses = (text: string): Claim[] =>
  [...text.matchAll(ADDRESS)].flatMap(({ index, 0: found, groups }) => {
    const host = groups?.host;
    if (host !== undefined && !isHost(host, groups?.path ?? '')) return [];
    const address = found.replace(/[.,;:!?]{1,3}$/u, '');
    const key = address
      .normalize('NFKC')
      .toLowerCase()
      .replace(/^https?:\/\/|\/$/gu, '')
      .replace(/^www\./u, '');
    return [{ key, start: index, end: index + address.length }];
  });

/** The phone numbers of a text, known by their digits. */
export const listPhones = (text: string): Claim[] =>
  [...text.matchAll(PHONE)].flatMap(({ index, 0: found }) => {
    const digits = found.replace(/\D/gu, '');
    const isPhone = digits.length >= 7 && /\D/u.test(found) && !NO_PHONE.test(found);
    return isPhone ? [{ key: digits, start: index, end: index + found.length }] : [];
  });
