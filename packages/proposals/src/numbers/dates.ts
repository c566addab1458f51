import { monthOfWord } from '@shortlist/model';
import type { Claim } from '../mark.ts';
import { measureKey } from './measured.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

const YEAR = '(?:19|20)\\d{2}';

/**
 * A month with its year, or a year alone; "Mar 5, 2021" too. A month alone counts in mid-sentence
 * only ("in March"), and never may, march or august, which are other words as well.
 */
const DATE = new RegExp(
  `\\b(${MONTH})\\b\\.?,?\\s+(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?(${YEAR})\\b|(?:(?<![\\p{L}\\p{N}.,$€£¥#/-])|(?<=\\b(?:mid|early|late)-))(${YEAR})(?![\\p{L}\\p{N}%]|[.,]\\d| ?(?:%|percent\\b))|(?<=\\b(?:in|by|since|until|from|to|through|of)\\s)(${MONTH})\\b`,
  'gu',
);

/** A year that follows a dash or a slash: the end of a range. */
const RANGE_END = new RegExp(`(?<=${YEAR}\\s?[–—/-]\\s?)(${YEAR})(?![\\p{L}\\p{N}%])`, 'gu');

/** A word before a year, or behind a word that dates stand behind, which may be a month in another language than English. */
const MONTH_ABROAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\p{L}{3,12})\\.?,?\\s+(?:del?\\s|do\\s)?(${YEAR})(?![\\p{L}\\p{N}%])|(?<=(?<![\\p{L}\\p{N}])(?:im|seit|ab|bis|depuis|en|desde|em|até|da|dal|sinds|vanaf|tot)\\s)(\\p{L}{4,12})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** A month in figures with its year: "03/2018", "03.2018", "2018-03". */
const IN_FIGURES = new RegExp(
  `(?<![\\p{L}\\p{N}/.,-])(?:(0?[1-9]|1[0-2])[/.](${YEAR})|(${YEAR})-(0[1-9]|1[0-2]))(?![\\p{L}\\p{N}%/-]|[.,]\\d)`,
  'gu',
);

const listDatesInFigures = (text: string): Claim[] =>
  [...text.matchAll(IN_FIGURES)].flatMap(
    ({ index, 0: whole, 1: first, 2: behind, 3: before, 4: last }) => {
      const [month, year] = [Number(first ?? last), behind ?? before];
      const range = { start: index, end: index + whole.length };
      return [`${year}-${month}`, `y${year}`, `m${month}`].map((key) => ({ key, ...range }));
    },
  );

/** The same of months in other languages. */
const listDatesAbroad = (text: string): Claim[] =>
  [...text.matchAll(MONTH_ABROAD)].flatMap(({ index, 0: whole, 1: word, 2: year, 3: lone }) => {
    const month = monthOfWord(word ?? lone ?? '');
    if (month === undefined) return [];
    const range = { start: index, end: index + whole.length };
    const keys = year ? [`${year}-${month}`, `y${year}`, `m${month}`] : [`m${month}`];
    return keys.map((key) => ({ key, ...range }));
  });

/** The dates that a text names. A month with a year also says the year, and the month. */
export function listDates(text: string): Claim[] {
  const found = [...text.matchAll(DATE)].flatMap((match) => {
    const [whole, month, itsYear, year, lone] = match;
    const range = { start: match.index, end: match.index + whole.length };
    const keys =
      month && itsYear
        ? [`${itsYear}-${monthKey(month)}`, `y${itsYear}`, `m${monthKey(month)}`]
        : [year ? `y${year}` : `m${monthKey(lone ?? '')}`];
    return keys.map((key) => ({ key, ...range }));
  });
  const ends = [...text.matchAll(RANGE_END)].map(({ index, 0: year }) => ({
    key: `y${year}`,
    start: index,
    end: index + year.length,
  }));
  return [...found, ...ends, ...listDatesAbroad(text), ...listDatesInFigures(text)];
}

const monthKey = (name: string) => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

const YEARS_BEHIND =
  /^[ \u00a0-]?(?:years?|jahren?|ans|années?|años|anos|anni|jaar|jaren)(?![\p{L}\p{N}])/iu;

/** Behind a date and a dash: what goes on. */
const GOES_ON =
  /^\s?[–—-]\s?(?:present|now|today|current|ongoing|heute|jetzt|aktuell|laufend|présent|aujourd['’]hui|actualidad|actualmente|presente|actual|atual|oggi|in corso|heden|nu)(?!\p{L})/iu;

/** In characters: more than what stands between the two dates of one range. */
const NEAR = 20;

/** In years: spans so long are said in years, rounded. */
const LONG = 4;

type Span = { from: number; to: number; goesOn: boolean };

/** The months of a date from the year 0; those of a year alone are of its first month. */
function monthsOf(key: string): number | undefined {
  const [, year, month = '1'] = /^y?(\d{4})(?:-(\d{1,2}))?$/u.exec(key) ?? [];
  return year === undefined ? undefined : Number(year) * 12 + Number(month) - 1;
}

/** Lists the ranges from one date of a source to the next behind a dash, or to today where that goes on, in months. */
function listSpans(dates: readonly Claim[], source: string, today: string | undefined): Span[] {
  const points = new Map<number, { months: number; start: number; end: number }>();
  // The most precise key of a date comes first.
  for (const { key, start, end } of dates) {
    const months = monthsOf(key);
    if (months !== undefined && !points.has(start)) points.set(start, { months, start, end });
  }
  const now = monthsOf(today?.slice(0, 7) ?? '');
  const found = [...points.values()].toSorted((one, other) => one.start - other.start);
  // Of "julho de 2018" the year is found by itself too.
  const sorted = found.filter(({ start }, at) => start >= (found[at - 1]?.end ?? 0));
  return sorted.flatMap(({ months: from, end }, at): Span[] => {
    const next = sorted[at + 1];
    if (next && DASH.test(source.slice(end, next.start)))
      return [{ from, to: next.months, goesOn: false }];
    const goesOn = now !== undefined && GOES_ON.test(source.slice(end, end + NEAR));
    return goesOn ? [{ from, to: now, goesOn }] : [];
  });
}

const DASH = /^\s?[–—-]\s?$/u;

/** Months that are in one of the spans at least. */
function sumOfSpans(spans: readonly Span[]): number {
  let [sum, last] = [0, 0];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, to - Math.max(from, last));
    last = Math.max(last, to);
  }
  return sum;
}

/**
 * Makes the check whether a number is that of years between dates of a source, rounded up or down, and lists what its ranges of months measure.
 * `today` is the end of those that go on.
 */
export function spansIn(dates: readonly Claim[], source: string, today?: string) {
  // Two hundred at most, the years of YEAR, however often a text says them.
  const years = new Set(
    dates.flatMap(({ key }) => (key.startsWith('y') ? [Number(key.slice(1))] : [])),
  );
  const between = [...years].flatMap((one) =>
    [...years].flatMap((other) => [-1, 0, 1].map((rounding) => other - one + rounding)),
  );
  const spans = listSpans(dates, source, today);
  const toToday = spans.filter(({ goesOn }) => goesOn).map(({ from, to }) => to - from);
  if (toToday.length > 0) toToday.push(sumOfSpans(spans));
  const counts = new Set([
    ...between,
    ...toToday.flatMap((months) => [Math.floor(months / 12), Math.round(months / 12)]),
  ]);
  const months = spans.flatMap(({ from, to }) => [to - from, to - from + 1]);
  const long = [...counts].filter((count) => count >= LONG).map((count) => count * 12);
  return {
    isSpan: ({ key, end }: Claim, text: string) =>
      YEARS_BEHIND.test(text.slice(end)) && counts.has(Number(key)),
    measured: [...long, ...months, ...toToday].map((count) => measureKey('month', count)),
  };
}
