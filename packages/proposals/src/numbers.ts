import type { Claim } from './mark.ts';
import { listNumberSigns } from './number-signs.ts';
import { listNumberWords } from './number-words.ts';
import { languagesOf, listNumberWordsAbroad } from './number-words-abroad.ts';

type Range = { start: number; end: number };

/**
 * Digits with what belongs to them: a currency before; thousands, millions, a percent sign or "times"
 * behind. Not digits within a word (S3, B2B): those are names.
 */
const NUMBER =
  /([$€£¥]\s?)?(?<![\p{L}\p{N}_])(?<!\d[.,])(\p{Nd}[\p{Nd}.,]*\p{Nd}|\p{Nd})(?:(st|nd|rd|th)\b)?(?:\s?(k|m|mn|bn|b|thousand|million|billion)(?![\p{L}\p{N}]))?(?:\s?([%‰]|percent\b|per cent\b|x\b|×|times\b|-?fold\b))?(?![\p{L}\p{N}_])/giu;

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

/** The numbers that a text names, in digits, signs or words (of the `languages` whole), but for its `dates`. */
export function listNumbers(
  text: string,
  dates: readonly Range[],
  languages = languagesOf(text),
): Claim[] {
  const digits = [...text.matchAll(NUMBER)].map((match) => {
    const [whole, currency = '', number = '', , scale = '', unit = ''] = match;
    const key = `${unitKey(currency, unit)}${valueKey(number, scale)}`;
    return { key, start: match.index, end: match.index + whole.length };
  });
  const endOfDate = new Map<number, number>();
  for (const { start, end } of dates) {
    for (let at = start; at < end; at++) endOfDate.set(at, Math.max(end, endOfDate.get(at) ?? 0));
  }
  return [
    ...digits,
    ...listNumberSigns(text),
    ...listNumberWords(text),
    ...listNumberWordsAbroad(text, languages),
  ].filter(({ start, end }) => (endOfDate.get(start) ?? 0) < end);
}

function unitKey(currency: string, unit: string): string {
  if (currency !== '') return currency.trim();
  if (unit === '‰') return unit;
  if (/^(?:%|per)/iu.test(unit)) return '%';
  return unit === '' ? '' : 'x';
}

/** The value in figures; as it stands where it is none, such as a version or other scripts' digits. */
function valueKey(number: string, scale: string): string {
  const value = Number(plainFigures(number));
  return Number.isNaN(value) ? number : String(value * (SCALES[scale.toLowerCase()] ?? 1));
}

/** "1,200" and "1.200,50" without marks of thousands. A single point parts a fraction, "1.200" included. */
function plainFigures(number: string): string {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u.test(number)) return number.replaceAll(',', '');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/u.test(number))
    return number.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d+$/u.test(number) ? number.replace(',', '.') : number;
}
