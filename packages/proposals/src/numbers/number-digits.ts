import type { Claim } from '../mark.ts';
import { CURRENCY_NAMES, signOf } from './currencies.ts';
import { asShare, TIMES } from './number-words.ts';

const CURRENCY = '[$€£¥]|(?:GBP|EUR|USD|JPY|CHF|BRL)(?![\\p{L}\\p{N}])|R\\$';
const SCALE =
  'k|m|mn|mln|bn|b|t(?= ?€)|thousand|million|billion|tsd|mio|mrd|mld|tausend|millionen|millions|milliers|mil|millón|millones|milhão|milhões|mila|milione|milioni|duizend|miljoen';

/**
 * Digits with what belongs to them: a currency on either side; thousands, millions, a percent sign or "times"
 * behind. Thousands may stand apart ("45 000"). Not digits within a word (S3, B2B): those are names.
 */
const NUMBER = new RegExp(
  `(?:(?<before>${CURRENCY})\\s?)?(?<![\\p{L}\\p{N}_])(?<!\\d[.,])(?<figures>\\p{Nd}{1,3}(?:[ \\u00a0\\u202f]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}[\\p{Nd}.,]*\\p{Nd}|\\p{Nd})(?:(?:st|nd|rd|th)\\b)?` +
    `(?:\\s?(?<scale>${SCALE})(?![\\p{L}\\p{N}])\\.?)?(?:\\s?(?<unit>[%‰]|percent\\b|per cent\\b|x\\b|×|times\\b|(?:${TIMES})\\b|-?fold\\b))?(?:\\s?(?:(?:de |di |d['’])?(?<behind>${CURRENCY}|(?:${CURRENCY_NAMES})(?!\\p{L}))))?(?![\\p{L}\\p{N}_])\\+?`,
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

/** A number that has its percent sign or its scale behind the one that it goes to: "from 34 to 28 %", "von 1,6 auf 2,4 Mio. €". */
const TO_UNIT = new RegExp(
  `^ ?(?:to|and|auf|bis|à|au|a|ao|al|allo|alla|alle|all['’]|naar|tot|até|–|—|-) ?\\p{Nd}(?:[\\p{Nd}.,]|[ \\u00a0\\u202f](?=\\p{Nd}{3}))*(?:\\s?(?<unit>%|percent|per cent)|(?:\\s?(?<scale>${SCALE})(?![\\p{L}\\p{N}])\\.?)?(?:\\s?(?:(?:de |di |d['’])?(?<behind>${CURRENCY}|(?:${CURRENCY_NAMES})(?!\\p{L}))))?)`,
  'iu',
);

/** The numbers that a text names in digits; where `isPointed`, points part thousands. */
export const listDigits = (text: string, isPointed: boolean): Claim[] =>
  [...text.matchAll(NUMBER)].flatMap(({ index, 0: found, groups = {} }) => {
    const isMetres = isOfMetres(found, groups);
    const end = index + found.length - (isMetres ? ' m'.length : 0);
    const of = {
      ...TO_UNIT.exec(text.slice(end, end + NEAR))?.groups,
      ...given(groups),
      ...(isMetres && { scale: '' }),
    };
    return keysOf(of, isPointed).map((key) => ({ key: asShare(key), start: index, end }));
  });

function keysOf({ figures = '', scale = '', ...of }: Groups, isPointed: boolean): string[] {
  const value = valueKey(figures, scale, isPointed);
  const currency = signOf(of.before ?? of.behind ?? '');
  if (currency !== '') return [value, currency + value];
  const unit = unitKey(of.unit ?? '');
  // "One" counts nothing in words either.
  return unit === '' && value === '1' ? [] : [unit + value];
}

type Groups = Readonly<Record<string, string | undefined>>;

const given = (groups: Groups): Groups =>
  Object.fromEntries(Object.entries(groups).filter(([, found]) => found !== undefined));

/** "120 m" are metres where no currency tells that they are millions. */
const isOfMetres = (found: string, { before, behind }: Groups): boolean =>
  before === undefined && behind === undefined && / m$/u.test(found);

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
