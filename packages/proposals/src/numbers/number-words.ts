import type { Claim } from '../mark.ts';

/** "One" is left out: it mostly counts nothing. */
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

/** Parts of a whole, by the number of them that make it. */
const PARTS: Readonly<Record<string, number>> = {
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  twentieth: 20,
  hundredth: 100,
  thousandth: 1_000,
};

/** "Times" in other languages. */
export const TIMES = 'fois|veces|vezes|volte|mal|keer|maal';

/** The beginnings of verbs that say how many times. */
const MULTIPLIERS: Readonly<Record<string, number>> = {
  halv: 0.5,
  doubl: 2,
  redoubl: 2,
  trebl: 3,
  tripl: 3,
  quadrupl: 4,
  quintupl: 5,
  sextupl: 6,
  septupl: 7,
  octupl: 8,
  nonupl: 9,
  decupl: 10,
};

const COUNT = [...UNITS.slice(1), ...TENS].join('|');
const SCALE = Object.keys(SCALES).join('|');
const PART = Object.keys(PARTS).join('|');
const VERB = Object.keys(MULTIPLIERS).join('|');

/** "half", "two thirds", "a quarter", but not that of "nine talks a quarter"; "third" alone is a rank, and a quarter alone a time of the year. */
const FRACTIONS = new RegExp(
  `\\b(?:half|halves|(?:(an?(?<!(?:\\d|\\b(?:${COUNT})) \\p{L}{2,20} a(?= quarter\\b))|${COUNT})[ -])(${PART})s?|(${PART})s|(?!quarter)(${PART}))\\b(?![ -]part(?:y|ies)\\b)`,
  'giu',
);

/** "sixfold", "twice", "octupled". */
const MULTIPLES = new RegExp(
  `\\b(?:twice|thrice|(${COUNT}|${SCALE})-?fold|(${VERB})(?:e|ed|es|ing))\\b`,
  'giu',
);

/** "Two hundred and fifty". */
const AND = `(?:(?<=hundred|thousand) and (?:${COUNT}))`;

/** "twenty-five", "two hundred", "three million", "dozens". */
const WORDS = new RegExp(
  `\\b(?:(?:${COUNT})(?:[- ](?:${COUNT}|${SCALE})|${AND})*|(?:${SCALE})s?(?:${AND}(?:[- ](?:${COUNT}))?)?)\\b(\\s(?:percent|per cent|times)\\b)?`,
  'giu',
);

/** Numbers written as words. */
export function listNumberWords(text: string): Claim[] {
  const parts = [...listFractions(text), ...listMultiples(text)];
  const isWithin = (at: number) => parts.some(({ start, end }) => start <= at && at < end);
  return [...parts, ...listCounts(text).filter(({ start }) => !isWithin(start))];
}

const listFractions = (text: string): Claim[] =>
  [...text.matchAll(FRACTIONS)].map((match) => {
    const [whole, count = '', part = match[3], , rank] = match;
    const range = { start: match.index, end: match.index + whole.length };
    if (rank !== undefined) return { key: String(PARTS[rank.toLowerCase()]), ...range };
    const share = part === undefined ? 0.5 : 1 / (PARTS[part.toLowerCase()] ?? 1);
    return { key: shareKey(share * (/^an?$|^$/iu.test(count) ? 1 : countOf(count))), ...range };
  });

/** The key of a share, which "½" has too. */
export const shareKey = (share: number): string => String(Math.round(share * 1e4) / 1e4);

/** The share that some percentages are called by: a quarter is 25 %. */
const SHARES: ReadonlyMap<string, string> = new Map(
  [
    ...[10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90].map(
      (percent) => [percent, percent / 100] as const,
    ),
    ...[[33, 1 / 3] as const, [67, 2 / 3] as const],
  ].map(([percent, share]) => [`%${percent}`, shareKey(share)]),
);

export const asShare = (key: string): string => SHARES.get(key) ?? key;

/** The key of a multiple; halves have the key of their share. */
export const timesKey = (times: number): string => (times < 1 ? shareKey(times) : `x${times}`);

const listMultiples = (text: string): Claim[] =>
  [...text.matchAll(MULTIPLES)].map((match) => {
    const [whole, count, verb] = match;
    const times = verb ? (MULTIPLIERS[verb.toLowerCase()] ?? 1) : timesOf(count ?? whole);
    return { key: timesKey(times), start: match.index, end: match.index + whole.length };
  });

function timesOf(word: string): number {
  if (/^twice$/iu.test(word)) return 2;
  return /^thrice$/iu.test(word) ? 3 : Number(readWords(word.toLowerCase()));
}

const listCounts = (text: string): Claim[] =>
  [...text.matchAll(WORDS)].flatMap((match) => {
    const [whole, unit = ''] = match;
    const words = whole.slice(0, whole.length - unit.length).toLowerCase();
    if (words === 'one' && unit === '') return [];
    const key = asShare(`${unitKey(unit)}${readWords(words)}`);
    return [{ key, start: match.index, end: match.index + whole.length }];
  });

function unitKey(unit: string): string {
  if (unit === '') return '';
  return /times/iu.test(unit) ? 'x' : '%';
}

function readWords(words: string): string {
  let value = 0;
  for (const word of words.split(/ and |[- ]/u)) {
    const scale = SCALES[word.replace(/s$/u, '')];
    value = scale === undefined ? value + countOf(word) : Math.max(value, 1) * scale;
  }
  return String(value);
}

function countOf(word: string): number {
  const tens = TENS.indexOf(word.toLowerCase());
  return tens < 0 ? UNITS.indexOf(word.toLowerCase()) : (tens + 2) * 10;
}
