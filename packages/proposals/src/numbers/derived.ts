import type { Claim } from '../mark.ts';
import { nearBefore } from '../names/near-before.ts';
import { PEOPLE } from './counted.ts';
import { measuredKey } from './measured.ts';
import { asShare, shareKey } from './number-words.ts';
import { readKey, roundsOneOf } from './rounded.ts';

/** Between the two ends of a change: "from 34 % to 28 %", "von vier Stunden auf 90 Minuten". */
const TO =
  /^[ \u00a0]?(?:\p{L}{1,14}[.]? ){0,3}(?:to|auf|bis|à|au|(?<!(?:on|in|for|with|at|of|by|as|and|from) )a|al|allo|alla|ai|agli|alle|ao|para|naar|tot|→|->|–|all['’])(?:[ \u00a0]|(?<=['’]))(?:an? |the |el |la |il |o |een |einen? )?$/iu;

/** Between the second end of a change and the first: "20 statt 35 Minuten". */
const INSTEAD =
  /^[ \u00a0](?:\p{L}{1,14} )?(?:statt|anstatt|instead of|rather than|au lieu d(?:e |['’])|en lugar de|en vez de|em vez de|anziché|invece di|in plaats van) ?$/iu;

/** Between numbers that are one together: "six chargés de projet et deux alternants". */
const AND =
  /^ \p{L}[\p{L}'’-]{1,20}(?: \p{L}[\p{L}'’-]{0,20}){0,3} (?:and|und|et|y|e|en|sowie|plus|&) (?:an? )?$/iu;

/** Before what something rose or fell to, which no difference is. */
const ENDS_AT = /(?<!\p{L})(?:to|auf|al|allo|alla|para|naar|tot) (?:an? |een |un |el |il )?$/iu;

/** The same, with words that round it. */
const ENDS_NEAR =
  /(?<!\p{L})(?:to|auf|à|a|al|allo|alla|para|naar|tot) (?:\p{L}{1,8} ){0,3}(?:d['’])?$/iu;

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
  /^(?:[ -]\p{L}{1,20}){0,3}(?:[ -]| %-)(?:points?|(?:prozent)?punkten?|(?:prozent)?punkte|puntos?|pontos?|punti|punten|punto?|more|fewer|less|mehr|weniger|más|menos|mais|più|meno|meer|minder|de (?:plus|moins)|higher|lower|better|besser|höher|hoger|lager|beter)(?!\p{L})/iu;

/** The same before it: "menos doze avarias". */
const FEWER = /(?<!\p{L})(?:menos|mais|más|meno|più|moins|weniger|minder|meer) $/iu;

/** Before a difference. */
const CHANGED_BY = /(?<!\p{L})(?:by|um|de|d['’]|di|em|en|met) $/iu;

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
    ...(isShare || one.unit === '' ? [] : [one.unit + difference]),
    ...(one.unit.startsWith('~') ? [] : [BY + difference]),
    `%${Math.round(part * 100)}`,
    `%${round(part * 100)}`,
    ...(part < 1 ? [shareKey(part)] : []),
    ...[`x${round(b / a)}`, `x${round(a / b)}`],
  ];
}

/** The part of the first of two numbers that the second is: "to less than half". */
function remainOf(from: string, to: string): string[] {
  const [one, other] = [readKey(from), readKey(to)];
  const share = other.value / one.value;
  return one.unit === other.unit && share > 0 && share < 1 ? [`%${round(share * 100)}`] : [];
}

/** "One" at the end of a change or of a sum, which counts nothing elsewhere. */
const TO_ONE =
  /(?<= (?:to|auf|à|a|ao|ad|para|naar|tot|and|und|et|y|e|en) )(?:one|an?|1|ein(?:e[nrs]?)?|une?|un[oa]|uma?|één|een)(?![\p{L}\p{N}])/giu;

const listOnes = (text: string): Claim[] =>
  [...text.matchAll(TO_ONE)].map(({ index, 0: one }) => ({
    key: '1',
    start: index,
    end: index + one.length,
  }));

/** Keys of the two ends of what rose or fell in a text. */
function listChanges(claims: readonly Claim[], text: string): { from: string; to: string }[] {
  const all = [...claims, ...listOnes(text)];
  const instead = listPairs(all, text, INSTEAD).map(({ from, to }) => ({ from: to, to: from }));
  return [...listPairs(all, text, TO), ...instead].map(({ from, to }) => {
    // "From ten to six days", "from six minutes to four": the unit stands behind one of them.
    const [one, other] = [measuredKey(from, text), measuredKey(to, text)];
    const first = one ?? (other && sameMeasure(from.key, to, other));
    const last = other ?? (one && sameMeasure(to.key, from, one));
    return first && last ? { from: first, to: last } : { from: from.key, to: to.key };
  });
}

/** Returns the measure of a number in the unit of another one, whose measure is known. */
function sameMeasure(key: string, other: Claim, measured: string): string | undefined {
  const { unit, value } = readKey(measured);
  const factor = value / Number(other.key);
  const said = Number(key);
  return Number.isNaN(said * factor) ? undefined : `${unit}${round(said * factor)}`;
}

/** Numbers of one line beside each other: "340 despidos, con un 72 % de acuerdos". */
const BESIDE = /^[^\n•;]*$/u;

/** Behind or before a number that there is of each of those before: "cinco ediciones, 40 grupos cada una". */
const OF_EACH = /^[^.;\n]{0,25}?(?:each|jeweils|chacun|cada un|ciascun|elk)/iu;
const EACH = /(?:^| )(?:je|each with) $/iu;

/** Keys of how many a share is of the number before it, and how many there are of so many of each. */
export const listParts = (claims: readonly Claim[], text: string): string[] =>
  listPairs(claims, text, BESIDE).flatMap(({ from, to }) => {
    const [whole, share] = [readKey(from.key), readKey(to.key)];
    const isPart = share.unit === '%' && share.value < 1;
    const isOfEach =
      share.unit === '' &&
      (OF_EACH.test(text.slice(to.end)) || EACH.test(nearBefore(text, to.start)));
    const product = String(Math.round(whole.value * share.value));
    return whole.unit === '' && (isPart || isOfEach) ? [product] : [];
  });

/** Says that a number is a mean. */
const AVERAGE =
  /(?<!\p{L})(?:averag\p{L}*|durchschnitt\p{L}*|im schnitt|moyenne|media|média|gemiddeld\p{L}*)(?!\p{L})/iu;

/** Makes the check whether a text says by a number how many there are on average of what two numbers beside each other count. */
export function averagesOf(claims: readonly Claim[], text: string) {
  const means = listPairs(claims, text, BESIDE).flatMap(({ from, to }) => {
    const [one, other] = [readKey(from.key), readKey(to.key)];
    const mean = one.value / other.value;
    return one.unit !== '%' && other.unit === '' ? [`${one.unit}${round(mean)}`] : [];
  });
  const rounds = roundsOneOf(means);
  return (claim: Claim, said: string): boolean =>
    (means.includes(claim.key) || rounds(claim, said)) &&
    AVERAGE.test(said.slice(Math.max(0, claim.start - NEAR), claim.end + NEAR));
}

/** Smaller sums and differences come about by chance, and of what is counted still larger ones. */
const [LARGE, TELLING] = [20, 100];

/** The sums of two numbers that a text names together, and the check whether a number is one: a small one of people only. */
export function sumsOf(claims: readonly Claim[], text: string) {
  const sums = new Set(
    listPairs([...claims, ...listOnes(text)], text, AND).map(({ from, to }) =>
      String(Number(from.key) + Number(to.key)),
    ),
  );
  const isSum = ({ key, start, end }: Claim, said: string): boolean => {
    const [, word = ''] = /^ (\p{L}{1,20})/u.exec(said.slice(end, end + NEAR)) ?? [];
    const isOfPeople = PEOPLE.test(word) || TEAM_OF.test(nearBefore(said, start));
    return sums.has(key) && (isOfPeople || Number(key) >= LARGE);
  };
  return { isSum, large: [...sums].filter((key) => Number(key) >= LARGE) };
}

/** Before a number of people who are not named. */
const TEAM_OF =
  /(?<!\p{L})(?:team|crew|group|staff|équipe|equip[eoa]|squadra|gruppo|grupo|ploeg|gruppe) (?:of|von|aus|de|di|van|met|mit) $/iu;

const FIGURES = /^[- ](?:figures?|digits?|chiffres|cifras|cifre|dígitos)(?!\p{L})/iu;

/** Makes the check whether a number says how many figures another one has: "a six-figure budget". */
export function figuresOf(keys: Iterable<string>) {
  const lengths = new Set(
    [...keys].map((key) => String(Math.trunc(readKey(key).value)).length).map(String),
  );
  return ({ key, end }: Claim, text: string): boolean =>
    FIGURES.test(text.slice(end, end + NEAR)) && lengths.has(key);
}

/**
 * The changes that a text tells, and the check whether a number says by how much, or to which part of the first it fell. Where the text counts
 * the same thing by other numbers, a small difference must be said to be one.
 */
export function changesIn(claims: readonly Claim[], text: string) {
  const pairs = listChanges(claims, text);
  const keys = new Set(pairs.flatMap(({ from, to }) => changeOf(from, to)));
  const remains = new Set(pairs.flatMap(({ from, to }) => remainOf(from, to)));
  const roundsRemain = roundsOneOf(remains);
  const differences = [...keys].flatMap((key) => (key.startsWith(BY) ? [key.slice(1)] : []));
  const roundsDifference = roundsOneOf(differences);
  const isBy = ({ key, start, end }: Claim, said: string, isCounted: boolean): boolean =>
    POINTS.test(said.slice(end, end + NEAR)) ||
    FEWER.test(nearBefore(said, start)) ||
    Number(key) >= (isCounted ? TELLING : LARGE) ||
    (!isCounted && CHANGED_BY.test(nearBefore(said, start)));
  const isChange = (claim: Claim, said: string, isCounted: boolean): boolean => {
    const { key, start } = claim;
    const lead = nearBefore(said, start);
    if (ENDS_NEAR.test(lead) && (remains.has(key) || roundsRemain(claim, said))) return true;
    if (ENDS_AT.test(lead)) return false;
    if (POINTS.test(said.slice(claim.end, claim.end + NEAR)) && roundsDifference(claim, said))
      return true;
    return keys.has(key) || (keys.has(BY + key) && isBy(claim, said, isCounted));
  };
  const measured = pairs.flatMap(({ from, to }) => [from, to]).filter((key) => key.startsWith('~'));
  return { keys, measured, isChange };
}

/** Between a number and the whole that it is of: "nine of ten", "neuf sur dix". */
const OF =
  /^ (?:(?:\p{L}{1,12} )?(?:out of|of every|of|in|von|de cada|em cada|sur|su|op de|op|van de)) (?:the |den )?$/iu;

/** The same, and what a source says of some of so many: "58 cantieri, di cui 20", "40 faults, 12 of them". */
const SOME_OF = new RegExp(
  `${OF.source}|^ \\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*)?,? (?:di cui|dont|davon|de los cuales|de las cuales|dos quais|das quais|waarvan|of which) (?:\\p{L}{1,8} )?$`,
  'iu',
);
const OF_THEM = /^ (?:of (?:them|those|which)|davon|de ellos|de ellas|deles|delas)(?!\p{L})/iu;

/** Keys of the shares that numbers of a text are of others. */
export const listShares = (claims: readonly Claim[], text: string): string[] =>
  listPairs(claims, text, BESIDE).flatMap(({ from, to }) => {
    const between = text.slice(from.end, to.start);
    if (!SOME_OF.test(between) && !OF_THEM.test(text.slice(to.end))) return [];
    const [one, other] = [Number(from.key), Number(to.key)].sort((a, b) => a - b);
    return one && other ? [`%${round((one / other) * 100)}`] : [];
  });

/** As near as a share in words is to that of two numbers: "a third" for 20 of 58. */
const NEARLY = 0.05;

/** Makes the check whether a share is nearly one of the known ones, or one of those in whole percents. */
export function nearlyOneOf(shares: Iterable<string>, percents: Iterable<string>) {
  const known = [...shares].map((key) => readKey(key).value);
  const whole = new Set(
    [...percents]
      .map(readKey)
      .flatMap(({ unit, value }) => (unit === '%' ? [Math.round(value * 100)] : [])),
  );
  return ({ key }: Claim): boolean => {
    const { unit, value } = readKey(key);
    if (unit !== '%') return false;
    return (
      whole.has(round(value * 100)) || known.some((each) => Math.abs(each / value - 1) < NEARLY)
    );
  };
}

/** "One in five". */
const ONE_OF =
  /(?<!\p{L})(?:one|1|eine[rs]?|une?|un[oa]|uma?|één) (?:out of|in|of|von|sur|de cada|em cada|su|op de) (?:every )?$/iu;

/** Makes the list of those numbers that say a share which is one of the known ones, or rounds it: both of "nine of ten" for 90 %. */
export function sharesOf(keys: ReadonlySet<string>) {
  const known = [...new Set(keys)].map((key) => asShare(key));
  const rounds = roundsOneOf(known);
  const isNear = nearlyOneOf(
    known.filter((key) => readKey(key).unit === '%'),
    [],
  );
  return (claims: readonly Claim[], text: string): Set<Claim> => {
    const isShare = (share: number, { start, end }: Claim) => {
      const claim = { key: shareKey(share), start, end };
      return isNear(claim) || rounds(claim, text);
    };
    const pairs = listPairs(claims, text, OF).filter(({ from, to }) =>
      isShare(Number(from.key) / Number(to.key), from),
    );
    const ones = claims.filter(
      (claim) =>
        ONE_OF.test(nearBefore(text, claim.start)) && isShare(1 / Number(claim.key), claim),
    );
    return new Set([...pairs.flatMap(({ from, to }) => [from, to]), ...ones]);
  };
}
