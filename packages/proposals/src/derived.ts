import { PEOPLE } from './counted.ts';
import type { Claim } from './mark.ts';
import { measuredKey } from './measured.ts';
import { nearBefore } from './near-before.ts';
import { shareKey } from './number-words.ts';
import { readKey } from './rounded.ts';

/** Between the two ends of a change: "from 34 % to 28 %", "von vier Stunden auf 90 Minuten". */
const TO =
  /^[ \u00a0]?(?:\p{L}{1,14}[.]? )?(?:to|auf|bis|à|au|a|al|allo|alla|ai|agli|alle|ao|para|naar|tot|→|->|–)[ \u00a0](?:an? |the |el |la |il |o |een |einen? )?$/iu;

/** Between numbers that are one together: "six chargés de projet et deux alternants". */
const AND =
  /^ \p{L}[\p{L}'’-]{1,20}(?: \p{L}[\p{L}'’-]{0,20}){0,3} (?:and|und|et|y|e|en|sowie|plus|&) (?:an? )?$/iu;

/** Before what something rose or fell to, which no difference is. */
const ENDS_AT = /(?<!\p{L})(?:to|auf|al|allo|alla|para|naar|tot) (?:an? |een |un |el |il )?$/iu;

/** In characters: more than what may stand between two numbers that belong together takes. */
const NEAR = 80;

type Pair = { from: Claim; to: Claim };

/** Numbers beside each other, with no other between them, whose text between is as said; each key of the second by itself. */
function listPairs(claims: readonly Claim[], text: string, between: RegExp): Pair[] {
  const sorted = claims.toSorted((one, other) => one.start - other.start);
  const pairs: Pair[] = [];
  let last: Claim | undefined;
  let before: Claim | undefined;
  for (const to of sorted) {
    if (last && to.start >= last.end) before = last;
    last = to;
    const gap = before && to.start >= before.end ? text.slice(before.end, to.start) : '';
    if (before && gap.length <= NEAR && between.test(gap)) pairs.push({ from: before, to });
  }
  return pairs;
}

/** Before the key of a difference of numbers without a unit. */
const BY = '±';

/** Behind a difference: "7 points", "12 more", "3 Stück weniger". */
const POINTS =
  /^(?:[ -]\p{L}{1,20})?(?:[ -]| %-)(?:points?|(?:prozent)?punkten?|(?:prozent)?punkte|puntos?|pontos?|punti|punten|punto?|more|fewer|less|mehr|weniger|más|menos|mais|più|meno|meer|minder|de (?:plus|moins))(?!\p{L})/iu;

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The difference of two numbers, the share of the first that it is, and how many times the first the second is. */
function changeOf(from: string, to: string): string[] {
  const [one, other] = [readKey(from), readKey(to)];
  if (one.unit !== other.unit || one.value === 0 || other.value === 0) return [];
  const isShare = one.unit === '%';
  const [a, b] = isShare ? [one.value * 100, other.value * 100] : [one.value, other.value];
  const difference = round(Math.abs(b - a));
  const part = Math.abs(b - a) / a;
  return [
    `${isShare || one.unit === '' ? BY : one.unit}${difference}`,
    `%${Math.round(part * 100)}`,
    `%${round(part * 100)}`,
    ...(part < 1 ? [shareKey(part)] : []),
    `x${round(b / a)}`,
  ];
}

/** Keys of numbers that follow from two of a text: by how much something rose or fell. */
function listChanges(claims: readonly Claim[], text: string): string[] {
  return listPairs(claims, text, TO).flatMap(({ from, to }) => {
    // "From ten to six days", "from six minutes to four": the unit stands behind one of them.
    const [one, other] = [measuredKey(from, text), measuredKey(to, text)];
    const first = one ?? (other && sameMeasure(from.key, to, other));
    const last = other ?? (one && sameMeasure(to.key, from, one));
    return first && last ? changeOf(first, last) : changeOf(from.key, to.key);
  });
}

/** Returns the measure of a number in the unit of another one, whose measure is known. */
function sameMeasure(key: string, other: Claim, measured: string): string | undefined {
  const { unit, value } = readKey(measured);
  const factor = value / Number(other.key);
  const said = Number(key);
  return Number.isNaN(said * factor) ? undefined : `${unit}${round(said * factor)}`;
}

/** Makes the check whether a number of people is the sum of two that a text names together. */
export function sumsOf(claims: readonly Claim[], text: string) {
  const sums = new Set(
    listPairs(claims, text, AND).map(({ from, to }) => String(Number(from.key) + Number(to.key))),
  );
  return ({ key, end }: Claim, said: string): boolean => {
    const [, word = ''] = /^ (\p{L}{1,20})/u.exec(said.slice(end, end + NEAR)) ?? [];
    return sums.has(key) && PEOPLE.test(word);
  };
}

const FIGURES = /^[- ](?:figures?|digits?|chiffres|cifras|cifre|dígitos)(?!\p{L})/iu;

/** Makes the check whether a number says how many figures another one has: "a six-figure budget". */
export function figuresOf(keys: Iterable<string>) {
  const lengths = new Set(
    [...keys].map((key) => String(Math.trunc(readKey(key).value)).length).map(String),
  );
  return ({ key, end }: Claim, text: string): boolean =>
    FIGURES.test(text.slice(end, end + NEAR)) && lengths.has(key);
}

/** Makes the check whether a number says by how much something rose or fell between two numbers of a text. */
export function changesIn(claims: readonly Claim[], text: string) {
  const changes = new Set(listChanges(claims, text));
  const isChange = ({ key, start, end }: Claim, said: string): boolean => {
    if (ENDS_AT.test(nearBefore(said, start))) return false;
    return changes.has(key) || (POINTS.test(said.slice(end, end + NEAR)) && changes.has(BY + key));
  };
  return { changes, isChange };
}
