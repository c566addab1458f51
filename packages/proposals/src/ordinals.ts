import type { Claim } from './mark.ts';

/** Words for second, third and on, by language, without their endings. */
const WORDS = [
  'second third fourth fifth sixth seventh eighth ninth tenth',
  'zweit dritt viert fünft sechst siebt acht neunt zehnt',
  'deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième',
  'segund tercer cuart quint sext séptim octav noven décim',
  'segund terceir quart quint sext sétim oitav non décim',
  'second terz quart quint sest settim ottav non decim',
  'tweed derd vierd vijfd zesd zevend achtst negend tiend',
].map((words) => words.split(' '));

const VALUES = new Map(
  WORDS.flatMap((words) => words.map((word, at) => [word, String(at + 2)] as const)),
);

const ORDINAL = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...VALUES.keys()].sort((one, other) => other.length - one.length).join('|')})(?:e[nrsm]?|o|a|os|as|i)?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Numbers that stand in words as the place in a row: figures may say the same. */
export const listOrdinals = (text: string): Claim[] =>
  [...text.matchAll(ORDINAL)].map(({ index, 0: whole, 1: word = '' }) => ({
    key: VALUES.get(word.toLowerCase()) ?? '',
    start: index,
    end: index + whole.length,
  }));
