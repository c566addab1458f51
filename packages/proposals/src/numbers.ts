import { currencyBehind } from './currencies.ts';
import type { Claim } from './mark.ts';
import { listOnesAndHalves, UNITS_BY_NAME } from './measured.ts';
import { nearBefore } from './near-before.ts';
import { listDigits } from './number-digits.ts';
import { listNumberSigns } from './number-signs.ts';
import { listNumberWords, shareKey, timesKey } from './number-words.ts';
import { languagesOf, listNumberWordsAbroad, widest } from './number-words-abroad.ts';

type Range = { start: number; end: number };

/** The numbers that a text names, in digits, signs or words (of the `languages` whole), but for its `dates`. */
export function listNumbers(
  text: string,
  dates: readonly Range[],
  languages = languagesOf(text),
): Claim[] {
  const digits = listDigits(text, languages.size > 0);
  const endOfDate = new Map<number, number>();
  for (const { start, end } of dates) {
    for (let at = start; at < end; at++) endOfDate.set(at, Math.max(end, endOfDate.get(at) ?? 0));
  }
  return widest([
    ...digits,
    ...listOnesAndHalves(text),
    ...listNumberSigns(text),
    ...[
      ...listHalfOnes(text),
      ...listNumberWords(text),
      ...listNumberWordsAbroad(text, languages),
    ].flatMap((claim) => withCurrency(claim, text)),
  ])
    .filter((claim) => (endOfDate.get(claim.start) ?? 0) < claim.end && !isHalfMore(claim, text))
    .map((claim) => divided(claim, text));
}

/** A number in words, and once more with the currency behind it. */
function withCurrency(claim: Claim, text: string): Claim[] {
  const currency = /^\d/u.test(claim.key) ? currencyBehind(text, claim.end) : undefined;
  if (!currency) return [claim];
  return [claim.key, currency.sign + claim.key].map((key) => ({
    ...claim,
    key,
    end: currency.end,
  }));
}

/** Checks whether a half belongs to a number of years or the like that stands before it: "cinq ans et demi". */
function isHalfMore({ key, start }: Claim, text: string): boolean {
  if (key !== '0.5') return false;
  const [, unit = ''] = HALF_MORE.exec(nearBefore(text, start)) ?? [];
  return UNITS_BY_NAME.has(unit.toLowerCase());
}

const HALF_MORE = / (\p{L}{1,20}) (?:and a|et|y|e|und ein|en een) $/u;

/** "Divided by two", "multipliées par trois": what stands before the number. */
const DIVIDED = /(?<!\p{L})(?:divi[ds]|geteilt|gedeeld)\p{L}* (?:by|par|por|per|durch|door) $/iu;
const MULTIPLIED =
  /(?<!\p{L})(?:multipli|vermenigvuldig|moltiplic)\p{L}* (?:by|par|por|per|met) $/iu;

/** A number by which something was divided is the share that is left, and one by which it was multiplied is a multiple. */
function divided(claim: Claim, text: string): Claim {
  const value = Number(claim.key);
  if (Number.isNaN(value) || value < 2) return claim;
  const lead = nearBefore(text, claim.start);
  if (DIVIDED.test(lead)) return { ...claim, key: shareKey(1 / value) };
  return MULTIPLIED.test(lead) ? { ...claim, key: timesKey(value) } : claim;
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
