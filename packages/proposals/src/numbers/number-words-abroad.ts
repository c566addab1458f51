import type { Claim } from '../mark.ts';
import { beginsAsOne, createMatcher } from '../names/word-matcher.ts';
import { GERMANIC } from './languages/germanic.ts';
import type { NumberLanguage } from './languages/language.ts';
import { ROMANCE } from './languages/romance.ts';
import { asShare, shareKey, TIMES, timesKey } from './number-words.ts';

/** A number has no more words or parts of words than this. */
const MOST_PARTS = 8;

/** A word so long, or one with a letter that English has not, is of no other language by chance. */
const TELLING = 5;

/** Words that English has too, where they are found as what they are there. */
const SHARED = new Set(
  'million millions billion billions double doubles triple triples quarter seize tiers cents miles media medio halve halves quart quarts mille trent cento mezzo quarto'.split(
    ' ',
  ),
);

/** So many words of a language make a text one that may be of it, and such a share of those of the likeliest one. */
const [LEAST, SHARE_OF_MOST] = [2, 0.8];

const alternatives = (words: Iterable<string>): string =>
  [...words].sort((one, other) => other.length - one.length).join('|');

const READERS = [...GERMANIC, ...ROMANCE].map((language) => {
  const { known, ones, units, tens, scales, joints, shares, multiples } = language;
  const values = new Map<string, number>();
  for (const word of ones.split(' ')) values.set(word, 1);
  for (const [at, word] of units.split(' ').entries()) values.set(word, at + 2);
  for (const [at, forms] of tens.split(' ').entries())
    for (const word of forms.split('/')) values.set(word, 10 * (at + 2));
  for (const [word, value] of Object.entries(scales)) values.set(word, value);
  const parts = alternatives(values.keys());
  const partShares = new Map(Object.entries(shares).filter(([, value]) => value < 0.5));
  const others = new Map<string, string>([
    ...Object.entries(shares).map(([word, value]) => [word, shareKey(value)] as const),
    ...Object.entries(multiples).map(([word, value]) => [word, timesKey(value)] as const),
  ]);
  const number = `(?:${parts})(?:(?:${joints})(?:${parts})){0,${MOST_PARTS - 1}}`;
  return {
    language,
    known: new Set(known.split(' ')),
    ones: new Set(ones.split(' ')),
    values,
    others,
    shares: partShares,
    part: new RegExp(parts, 'gu'),
    match: createMatcher(
      `(?<![\\p{L}\\p{N}-])(?:(?:${parts}) (?:${alternatives(partShares.keys())})|${alternatives(others.keys())}|${number})(?![\\p{L}\\p{N}]|-\\p{L})`,
      beginsAsOne([...others.keys(), ...values.keys()]),
    ),
  };
});

type Reader = (typeof READERS)[number];

/** The languages that a text may be of: what "due", "once" and "sei" are in others counts nothing. */
export function languagesOf(text: string): ReadonlySet<NumberLanguage> {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const counts = READERS.map(({ known }) => [...known].filter((word) => words.has(word)).length);
  const least = Math.max(LEAST, SHARE_OF_MOST * Math.max(...counts));
  return new Set(
    READERS.flatMap(({ language }, at) => ((counts[at] ?? 0) >= least ? [language] : [])),
  );
}

/**
 * Numbers written as words of German, French, Spanish, Portuguese, Italian or Dutch: all words of the `languages`, and of the
 * others those that tell their language themselves.
 */
export const listNumberWordsAbroad = (
  text: string,
  languages: ReadonlySet<NumberLanguage>,
): Claim[] => widest(READERS.flatMap((reader) => claimsOf(text, reader, languages)));

/** "Percent", or how many times; in how many characters. */
const UNIT = new RegExp(`^ ?(?:%|(?:${TIMES})(?!\\p{L}))`, 'iu');
const NEAR = 12;

const claimsOf = (text: string, reader: Reader, languages: ReadonlySet<NumberLanguage>): Claim[] =>
  reader.match(text).flatMap(({ index, 0: found }) => {
    const words = found.toLowerCase();
    if (!languages.has(reader.language) && !isTelling(words)) return [];
    const key = reader.others.get(words) ?? partOf(words, reader) ?? sumOf(words, reader);
    if (key === undefined) return [];
    const [unit = ''] =
      UNIT.exec(text.slice(index + found.length, index + found.length + NEAR)) ?? [];
    const range = { start: index, end: index + found.length + unit.length };
    if (unit === '') return [{ key, ...range }];
    return [{ key: unit.endsWith('%') ? asShare(`%${key}`) : timesKey(Number(key)), ...range }];
  });

/** Claims that stand in no longer one: a word may be a part of a number in another language. */
export function widest(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = [];
  for (const claim of claims.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    const isWithin =
      last && claim.end <= last.end && claim.end - claim.start < last.end - last.start;
    if (!isWithin) kept.push(claim);
  }
  return kept;
}

const isTelling = (words: string): boolean =>
  !SHARED.has(words) && (words.length >= TELLING || /[^\p{ASCII}]/u.test(words));

/** Words for so many together, which are counted themselves: "dos docenas", "trois dizaines". */
const COLLECTIVE = /(?:aine|ena|ina|tal|tallen|zia|dutzend|dozijn|dozzine|decine)s?$/u;

/** The share that so many parts are: "sette decimi"; undefined where the last word is none. */
function partOf(words: string, { shares, values }: Reader): string | undefined {
  const [count = '', part = ''] = words.split(' ');
  const share = shares.get(part);
  return share === undefined ? undefined : shareKey((values.get(count) ?? 1) * share);
}

/** The value of words for numbers in a row; undefined for "one" alone, which is an article. */
function sumOf(words: string, { ones, part, values }: Reader): string | undefined {
  if (ones.has(words)) return undefined;
  let [sum, group] = [0, 0];
  for (const [word] of withoutArticle(words, { ones, values }).matchAll(part)) {
    const value = values.get(word) ?? 0;
    if (value >= 1_000) [sum, group] = [sum + Math.max(group, 1) * value, 0];
    else if (value === 100) group = Math.max(group, 1) * 100;
    else if (COLLECTIVE.test(word)) group = Math.max(group, 1) * value;
    else group += value;
  }
  return String(sum + group);
}

/** "Un cuarenta por ciento": before tens and units, "one" is an article. */
function withoutArticle(words: string, { ones, values }: Pick<Reader, 'ones' | 'values'>): string {
  const [first = '', second = ''] = words.split(' ', 2);
  const isArticle = ones.has(first) && (values.get(second) ?? 100) < 100;
  return isArticle ? words.slice(first.length + 1) : words;
}
