import type { Claim } from '../mark.ts';
import { nearBefore } from '../names/near-before.ts';
import { currencyBehind } from './currencies.ts';
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
  const found = widest([
    ...digits,
    ...listNumberSigns(text),
    ...[
      ...listHalfOnes(text),
      ...listNumberWords(text),
      ...listNumberWordsAbroad(text, languages),
    ].flatMap((claim) => withCurrency(claim, text)),
  ]);
  return withShares(withHalves(found, text), text)
    .filter(({ start, end }) => (endOfDate.get(start) ?? 0) < end)
    .map((claim) => divided(claim, text));
}

/** Behind a number, or behind what it counts: a half more. */
const HALF_MORE =
  /(?<what>(?: |(?<=['’]))\p{L}{1,20})? (?:and a half|et demie?|y medi[oa]|e mei[oa]|e mezz[oa]|und ein(?:e[nr]?)? halb\p{L}{0,2}|en een hal(?:f|ve))(?<times> (?:times|fois|veces|vezes|volte|keer|maal))?(?!\p{L})/iuy;

/** "A year and a half" has no number in front that counts. */
const ONE =
  /(?<![\p{L}\p{N}])(?:an?|one|une?|un[oa]|uma?|ein(?:e[nrs]?)?|een)(?:['’]|(?!\p{L}))/giu;

/** Words for so many together, of which there is a half too. */
const TOGETHER =
  /(?:million|millionen|millón|millones|milhão|milhões|milione|milioni|miljoen|dozen|dutzend|dozijn|douzaine|docena|dúzia|dozzin[ae]|centena|centenar|centinai[oa]|centaine|millar|milhar|migliaio)s?$/iu;

/** The half behind a number: of one, or of a dozen, a hundred, a million and so on where it ends with that. */
function halfOf({ key, start, end }: Claim, text: string): number {
  if (!TOGETHER.test(text.slice(start, end))) return 0.5;
  const value = Number(key);
  return ([1e9, 1e6].find((scale) => value % scale === 0) ?? value) / 2;
}

/** Numbers with the half behind them as one: "cinq ans et demi", "two and a half times"; those of one, too. */
function withHalves(claims: readonly Claim[], text: string): Claim[] {
  const ones = [...text.matchAll(ONE)].map(({ index, 0: one }) => ({
    key: '1',
    start: index,
    end: index + one.length,
  }));
  const halves = new Set<number>();
  const more = [...claims, ...ones].map((claim) => {
    HALF_MORE.lastIndex = claim.end;
    const half = /^\d+$/u.test(claim.key) && HALF_MORE.exec(text);
    if (!half || TOGETHER.test(half.groups?.what ?? '')) return claim;
    const { what, times = '' } = half.groups ?? {};
    const end = claim.end + half[0].length;
    halves.add(end - times.length);
    const key = String(Number(claim.key) + halfOf(claim, text));
    return { ...claim, key: times ? `x${key}` : key, end: what ? claim.end : end };
  });
  return more
    .filter(({ key, end }) => key !== '1' && (key !== '0.5' || !halves.has(end)))
    .toSorted((one, other) => one.start - other.start);
}

/** Between a share and what it is of: "half a million", "een kwart miljoen", "medio centenar", "un quart de million". */
const OF_SCALE = /^[ -](?:a |de |of a |d['’]un )?$/u;

/** A claim stands so many places behind another one at most, where each is there with and without its currency. */
const APART = 2;

/** Numbers with a share and the dozen, hundred or million behind it as one. */
function withShares(claims: readonly Claim[], text: string): Claim[] {
  const shares = claims.map(({ key, start }, at) =>
    SCALES.has(Number(key.replace(/^[^\d]+/u, '')))
      ? claims
          .slice(Math.max(0, at - APART), at)
          .find(
            (each) =>
              !Number.isInteger(Number(each.key)) && OF_SCALE.test(text.slice(each.end, start)),
          )
      : undefined,
  );
  const taken = new Set(shares);
  return claims.flatMap((claim, at) => {
    if (taken.has(claim)) return [];
    const share = shares[at];
    if (!share) return [claim];
    const times = (value: string) => String(Number(value) * Number(share.key));
    return [{ ...claim, key: claim.key.replace(/(?<![\d.])[\d.]+$/u, times), start: share.start }];
  });
}

const SCALES = new Set([12, 100, 1e3, 1e6, 1e9]);

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

/** "Divided by two", "multipliées par trois": what stands before the number. */
const DIVIDED =
  /(?<!\p{L})(?:divi[ds]|geteilt|gedeeld)\p{L}* (?:by|par|por|per|durch|door) (?<rounded>(?:\p{L}{1,5} ){0,2})$/iu;
const MULTIPLIED =
  /(?<!\p{L})(?:multipli|vermenigvuldig|moltiplic)\p{L}* (?:by|par|por|per|met) $/iu;

/** A number by which something was divided makes it so many times smaller, and one by which it was multiplied is a multiple. */
function divided(claim: Claim, text: string): Claim {
  const value = Number(claim.key);
  if (Number.isNaN(value) || value < 2) return claim;
  const lead = nearBefore(text, claim.start);
  const by = DIVIDED.exec(lead)?.groups;
  if (by) {
    const isHalf = value === 2 && by.rounded === '';
    return { ...claim, key: isHalf ? shareKey(0.5) : timesKey(value) };
  }
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
