import type { Claim } from '../mark.ts';
import { nearBefore } from '../names/near-before.ts';
import { measuredKey, UNITS_BY_NAME, type Unit } from './measured.ts';
import { TIMES } from './number-words.ts';
import { readKey, roundingOf } from './rounded.ts';

/** Before a unit of time: so much for each of them. */
const EACH =
  'per|pro|par|por|each|every|alle|tous les|toutes les|todos los|todas las|todos os|todas as|tutti i|tutte le|jede[nrsm]?|je|chaque|cada|ogni|elke?|a|an|al|alla|ao|à|am|im|in der|a la|à la|in de|il|(?:in|en|em) (?:un[ae]?|uma?|een|eine[mr])|numa?';

/** Other words for the same, by the unit: beginnings of adverbs and adjectives. */
const EVERY: Readonly<Record<string, string>> = {
  day: `(?:${EACH}) (?:night|evening|nacht|abend|nuit|soir|noche|noite|notte|sera|avond)|daily|täglich|quotidien|journali|diari|diári|giornali|dagelijks`,
  week: 'weekly|wöchentlich|hebdomadaire|semanal|semanais|settimanal|wekelijks',
  month: 'monthly|monatlich|mensuel|mensual|mensal|mensais|mensil|maandelijks',
  quartal: `(?:${EACH}) quarter|quarterly|vierteljährlich|trimestriel|trimestral|trimestrais`,
  halbjahr: 'half-yearly|halbjährlich|semestr|halfjaarlijks',
  year: 'yearly|annual|per annum|p\\. ?a\\.|jährlich|annuel|anual|anuais|annuo|annua|jaarlijks',
};

const NAMES = [...UNITS_BY_NAME]
  .filter(([, { measure }]) => ['day', 'month', 'second'].includes(measure))
  .map(([name]) => name)
  .sort((one, other) => other.length - one.length);

const PERIOD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!(?:of|after|for|over|half) )(?:(?:(?:${EACH}) |(?:al)?l['’])(?:working |arbeits|werk)?(?<each>${NAMES.join('|')})(?!\\p{L})|${Object.entries(
    EVERY,
  )
    .map(([name, words]) => `(?<${name}>(?:${words})\\p{L}{0,5})`)
    .join('|')}|(?<dated>(?:in|im Jahr|en|em|nel) (?:19|20)\\d\\d)(?![\\p{L}\\p{N}%]))`,
  'giu',
);

/** Between what is said of different things. */
const CLAUSE_END = /[\n;•]|[.!?](?=\s)/u;

/** In characters, on either side: no clause is longer. */
const NEAR = 120;

type Period = Unit;
/** `key` is that of the number as it stands; none where it is no number. */
type Rate = { key: string | undefined; unit: string; value: number; period: Period };

/** The span of time for each of which a number is said: the next one in its clause, or the last one before. */
function periodOf({ start, end }: Claim, text: string): Period | undefined {
  const behind = text.slice(end, end + NEAR).split(CLAUSE_END, 1)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(CLAUSE_END)
      .at(-1) ?? '';
  const match = [...behind.matchAll(PERIOD)][0] ?? [...before.matchAll(PERIOD)].at(-1);
  if (!match) return undefined;
  const { each, dated, ...every } = match.groups ?? {};
  const name = each ?? (dated ? 'year' : Object.keys(every).find((name) => every[name]));
  return UNITS_BY_NAME.get(name?.toLowerCase() ?? '');
}

/** Days, weeks and fortnights of a month, at work or at all. */
const IN_A_MONTH: Readonly<Record<number, readonly [number, number]>> = {
  1: [17, 31],
  7: [3.7, 4.5],
  14: [1.8, 2.25],
};
const WORKING_WEEK = 5 / 7;

/** Counts how many of one period another one has, at least and at most; less than one where it is shorter. */
function timesIn(one: Period, other: Period): readonly [number, number] | undefined {
  if (one.measure === other.measure) {
    const times = other.factor / one.factor;
    if (times < 1 && one.measure === 'day') return inverse(timesIn(other, one));
    const isOfDays = one.measure === 'day' && one.factor === 1 && times > 1;
    return [isOfDays ? times * WORKING_WEEK : times, times];
  }
  if (one.measure === 'month') return inverse(timesIn(other, one));
  const month = one.measure === 'day' ? IN_A_MONTH[one.factor] : undefined;
  return month && other.measure === 'month'
    ? [month[0] * other.factor, month[1] * other.factor]
    : undefined;
}

const inverse = (times: readonly [number, number] | undefined) =>
  times && ([1 / times[1], 1 / times[0]] as const);

/** Between which multiples of a rate that one is which is said for a span so many times as long. */
const nextTo = ([least, most]: readonly [number, number]) =>
  least !== most || least === 1 ? EXACT : NEAREST;

/** "Viermal im Monat" are four. */
const TIMES_BEHIND = new RegExp(`(?:times|twice|thrice|${TIMES})$`, 'iu');

/** "Cada dos meses" is six times a year, as nearly as spans of time are. */
const NEARLY = 0.05;

/** A rate that says nothing of rounding is as it stands; those that a month or a week of some length makes; for a span of one length it is next to it. */
const [EXACT, NEAREST] = [
  { from: 1, to: 1 },
  { from: 1 - NEARLY, to: 1 + NEARLY },
];

/** One thing, before the span for each of which it is. */
const ONE = /(?<![\p{L}\p{N}])(?:one|an?|une?|un[oa]|uma?|ein(?:e[nmrs]?)?|een|één)(?= \p{L})/iu;

/** Ones that are said for each of a span: "un étudiant par trimestre", "vitrine refaite tous les mois"; none where another number is. */
const listOnes = (text: string, claims: readonly Claim[]): Claim[] =>
  [...text.matchAll(PERIOD)].flatMap(({ index }) => {
    const from = Math.max(0, index - NEAR);
    const before = text.slice(from, index).split(CLAUSE_END).at(-1) ?? '';
    const begin = index - before.length;
    const isCounted = claims.some(({ start }) => start >= begin && start < index);
    return isCounted && !ONE.test(before.replace(PERIOD, ''))
      ? []
      : [{ key: '1', start: index, end: index }];
  });

const EVERY_SO_MANY =
  /(?<!\p{L})(?:every|alle|tous les|toutes les|cada|a cada|ogni|elke|om de) $/iu;

/** The span of days or months that a number is of. */
function spanOf(claim: Claim, text: string): Period | undefined {
  const [, measure, factor] = /^~(day|month):(.+)$/u.exec(measuredKey(claim, text) ?? '') ?? [];
  return measure === undefined ? undefined : { measure, factor: Number(factor) };
}

/** Makes the check whether a number is one of a text for another span of time: 40 a day are 200 a week. */
export function ratesIn(claims: readonly Claim[], source: string) {
  const rates = [...claims, ...listOnes(source, claims)].flatMap((claim): Rate[] => {
    const period = periodOf(claim, source);
    const keys = [claim.key, measuredKey(claim, source)];
    const key = claim.end > claim.start ? claim.key : undefined;
    const every = EVERY_SO_MANY.test(nearBefore(source, claim.start)) && spanOf(claim, source);
    if (every) return [{ key: undefined, unit: '', value: 1, period: every }];
    return period ? keys.flatMap((each) => (each ? [{ ...readKey(each), key, period }] : [])) : [];
  });
  const isEvery = ({ key, start }: Claim, text: string): boolean => {
    const { unit, value } = readKey(key);
    return (
      EVERY_SO_MANY.test(nearBefore(text, start)) &&
      rates.some(
        (rate) =>
          unit === `~${rate.period.measure}:` &&
          rate.unit === '' &&
          Math.abs(rate.period.factor / rate.value / value - 1) < NEARLY,
      )
    );
  };
  /** `counts` are the numbers by which the source counts the same thing. */
  return (claim: Claim, text: string, counts: ReadonlySet<string> | undefined): boolean => {
    if (isEvery(claim, text)) return true;
    const period = rates.length > 0 ? periodOf(claim, text) : undefined;
    if (!period) return false;
    const isTimes = TIMES_BEHIND.test(text.slice(claim.start, claim.end));
    const { unit, value } = readKey(isTimes ? claim.key.replace(/^x/u, '') : claim.key);
    const rounding = roundingOf(claim, text);
    return rates.some((rate) => {
      const isSame =
        rate.unit === unit && (!counts || (rate.key !== undefined && counts.has(rate.key)));
      const times = isSame ? timesIn(rate.period, period) : undefined;
      if (!times) return false;
      const { from, to } = rounding ?? nextTo(times);
      return rate.value * times[0] <= value * to && rate.value * times[1] >= value * from;
    });
  };
}
