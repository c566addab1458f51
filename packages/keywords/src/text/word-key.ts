import { stemmer } from 'stemmer';
import { unclipped } from './clipped-words.ts';
import { IRREGULAR } from './irregular-words.ts';
import { americanSpelling } from './spelling.ts';

/** The stems seen so far: postings and resumes repeat themselves. Emptied when it grows large. */
const known = new Map<string, string>();
const KNOWN_AT_MOST = 20_000;

/**
 * Returns what a word is compared by: lower case, American spelling, stemmed (Porter, 1980), "2.0" as "2". Two
 * words with one key count as the same word, in posting and resume alike. Names with signs or digits
 * (C++, C#, D1.1, UKG2) keep every character: they are never stemmed.
 */
export function wordKey(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= KNOWN_AT_MOST) known.clear();
  const key = makeKey(word);
  known.set(word, key);
  return key;
}

/** "Three-phase" is "3-phase"; "one" is a pronoun too and stays. */
const NUMBERS = new Map(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at): [string, string] => [word, String(at + 2)]),
);

/** The same, not remembered: for what is looked up once, as words written together are. */
export function makeKey(word: string): string {
  if (/^[a-z]{4,}$/.test(word)) return keyOfLetters(word);
  const lower = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (lower === '&' || lower === '+') return 'and';
  if (/^(?:[a-z]\/)+[a-z]$/.test(lower)) return lower.replaceAll('/', '');
  if (/^(?:[a-z]\.)+[a-z]?$/.test(lower)) return lower.replaceAll('.', '');
  if (/^\d/.test(lower)) return word.replace(/\.0+$|(?<=\d)\+$|(?<=\d)s$/, '').toLowerCase();
  if (/^[A-Z]{2,5}s$/.test(word)) return lower.slice(0, -1);
  return keyOfLetters(lower);
}

/** The key of a word in small letters, maybe with an apostrophe or a sign at its end. */
function keyOfLetters(lower: string): string {
  const number = NUMBERS.get(lower);
  if (number !== undefined) return number;
  const bare = unclipped(lower.replace(/'s?$/, ''))
    .replaceAll("'", '')
    .replace(/(?<=\w{3})\+$/, '+');
  const short = IRREGULAR.get(bare);
  if (short !== undefined) return short;
  return /^[a-z]{4,}$/.test(bare) ? stemOf(bare) : bare.replace(/(?<=\d)\.0+$/, '');
}

/** "Breastfeed", "exceed": no past tense of "-ee", as the stemmer would have it. */
const ENDS_IN_EED = /(?:[fwns]|br|bl|sp|[cx]c)eed$|^(?:pro|suc)ceed$/;

function stemOf(word: string): string {
  const american = americanSpelling(word);
  if (ENDS_IN_EED.test(american)) return IRREGULAR.get(american) ?? american;
  return IRREGULAR.get(american) ?? stemmer(american);
}

/** The words of a text, as a set: tables of words read best as running text. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
