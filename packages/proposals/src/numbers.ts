import { CURRENCY_NAMES, signOf } from './currencies.ts';
import type { Claim } from './mark.ts';
import { listOnesAndHalves } from './measured.ts';
import { listNumberSigns } from './number-signs.ts';
import { asShare, listNumberWords } from './number-words.ts';
import { languagesOf, listNumberWordsAbroad, widest } from './number-words-abroad.ts';

type Range = { start: number; end: number };

const CURRENCY = '[$€£¥]|(?:GBP|EUR|USD|JPY|CHF|BRL)(?![\\p{L}\\p{N}])|R\\$';
const SCALE =
  'k|m|mn|mln|bn|b|t(?= ?€)|thousand|million|billion|tsd|mio|mrd|mld|tausend|millionen|millions|milliers|mil|millón|millones|milhão|milhões|mila|milione|milioni|duizend|miljoen';

/**
 * Digits with what belongs to them: a currency on either side; thousands, millions, a percent sign or "times"
 * behind. Thousands may stand apart ("45 000"). Not digits within a word (S3, B2B): those are names.
 */
const NUMBER = new RegExp(
  `(?:(${CURRENCY})\\s?)?(?<![\\p{L}\\p{N}_])(?<!\\d[.,])(\\p{Nd}{1,3}(?:[ \\u00a0\\u202f]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}[\\p{Nd}.,]*\\p{Nd}|\\p{Nd})(?:(st|nd|rd|th)\\b)?` +
    `(?:\\s?(${SCALE})(?![\\p{L}\\p{N}])\\.?)?(?:\\s?([%‰]|percent\\b|per cent\\b|x\\b|×|times\\b|-?fold\\b))?(?:\\s?(?:(?:de |di |d['’])?(${CURRENCY}|(?:${CURRENCY_NAMES})(?!\\p{L}))))?(?![\\p{L}\\p{N}_])`,
  'giu',
);

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  t: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  tausend: 1e3,
  milliers: 1e3,
  mil: 1e3,
  mila: 1e3,
  duizend: 1e3,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  mrd: 1e9,
  mld: 1e9,
};
const MILLION = 1e6;

/** In characters: more than a number and what stands before it take. */
const NEAR = 40;

/** A number that has its percent sign behind the one that it goes to: "from 34 to 28 %". */
const TO_PERCENT =
  /^ ?(?:to|and|auf|bis|à|au|a|ao|al|allo|alla|alle|all['’]|naar|tot|até|–|—|-) ?\p{Nd}[\p{Nd}.,]*\s?(?:%|percent|per cent)/iu;

/** The numbers that a text names, in digits, signs or words (of the `languages` whole), but for its `dates`. */
export function listNumbers(
  text: string,
  dates: readonly Range[],
  languages = languagesOf(text),
): Claim[] {
  const isPointed = languages.size > 0;
  const digits = [...text.matchAll(NUMBER)].flatMap((match) => {
    const [whole, before = '', number = '', , scale = '', said = '', behind = ''] = match;
    const range = { start: match.index, end: match.index + whole.length };
    const unit = said || (TO_PERCENT.test(text.slice(range.end, range.end + NEAR)) ? '%' : '');
    const value = valueKey(number, scale, isPointed);
    const currency = signOf(before || behind);
    // "One" counts nothing in words either.
    if (currency === '' && unit === '' && value === '1') return [];
    const keys = currency === '' ? [unitKey(unit) + value] : [value, currency + value];
    return keys.map((key) => ({ key: asShare(key), ...range }));
  });
  const endOfDate = new Map<number, number>();
  for (const { start, end } of dates) {
    for (let at = start; at < end; at++) endOfDate.set(at, Math.max(end, endOfDate.get(at) ?? 0));
  }
  return widest([
    ...digits,
    ...listHalfOnes(text),
    ...listOnesAndHalves(text),
    ...listNumberSigns(text),
    ...listNumberWords(text),
    ...listNumberWordsAbroad(text, languages),
  ]).filter(({ start, end }) => (endOfDate.get(start) ?? 0) < end);
}

/** "Half a dozen", "eine halbe Million", with the half of what they have. */
const HALF_ONES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}\p{N}])(?:half a dozen|half-dozen|(?:une )?demi-douzaine|media docena|meia dúzia|mezza dozzina|half dozijn|(?:ein )?halbes dutzend)(?![\p{L}\p{N}])/giu,
    '6',
  ],
  [
    /(?<![\p{L}\p{N}])(?:half a million|half-million|(?:un )?demi-million|medio millón|meio milhão|mezzo milione|(?:een )?half miljoen|(?:eine[rn]? )?halben? million)(?![\p{L}\p{N}])/giu,
    '500000',
  ],
];

const listHalfOnes = (text: string): Claim[] =>
  HALF_ONES.flatMap(([said, key]) =>
    [...text.matchAll(said)].map(({ index, 0: whole }) => ({
      key,
      start: index,
      end: index + whole.length,
    })),
  );

function unitKey(unit: string): string {
  if (unit === '‰') return unit;
  if (/^(?:%|per)/iu.test(unit)) return '%';
  return unit === '' ? '' : 'x';
}

/** The value in figures; as it stands where it is none, such as a version or other scripts' digits. */
function valueKey(number: string, scale: string, isPointed: boolean): string {
  const value = Number(plainFigures(number.replace(/[ \u00a0\u202f]/gu, ''), isPointed));
  const times = scale === '' ? 1 : (SCALES[scale.toLowerCase()] ?? MILLION);
  return Number.isNaN(value) ? number : String(Math.round(value * times * 1e4) / 1e4);
}

/** "1,200" and "1.200,50" without marks of thousands. A single point parts a fraction, "1.200" included, but in the languages where it parts thousands. */
function plainFigures(number: string, isPointed: boolean): string {
  if (isPointed && /^\d{1,3}(?:\.\d{3})+$/u.test(number)) return number.replaceAll('.', '');
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(number)) return number.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/u.test(number))
    return number.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d+$/u.test(number) ? number.replace(',', '.') : number;
}
