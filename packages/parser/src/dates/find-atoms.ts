import { formatMonthYear } from '@shortlist/resume';
import { isSeason, monthOf } from './month-names.ts';

/** One date in a text: characters `from` to `to`, and what it says in the form that a resume stores. */
export type DateAtom = {
  from: number;
  to: number;
  stored: string;
  year: number;
  /** Written so that it may be something else ("03/19", "'19"): a date only within a range. */
  isWeak: boolean;
};

/** Every way of writing a date in digits; what leads a lone year (a month's name) is looked up behind. */
const DIGITS = new RegExp(
  [
    '(?<![\\p{L}\\p{N}.,$€£])(?:',
    '(?<iso>(?:19|20)\\d{2})(?:[-./]|年\\s?)(?<isoMonth>0?[1-9]|1[0-2])(?:月|[-./][0-3]?\\d)?(?!\\d)',
    '|(?:(?<day>[0-3]?\\d)(?<mark>[./-]))?(?<month>[0-3]?\\d)\\s?[./-]\\s?(?<year>(?:19|20)\\d{2})',
    '|(?<lone>(?:19|20)\\d{2})年?',
    "|(?<short>['’‘]\\d{2})",
    '|(?<weakMonth>0[1-9]|1[0-2])/(?<weakYear>\\d{2})(?![\\d/])',
    ')(?![\\p{L}\\p{N}%+])',
  ].join(''),
  'gu',
);

/** A word, and a day, before a year: "March 15, ", "de marzo de ", "Sept. '". */
const WORD_BEFORE =
  /(?<![\p{L}])(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+)?)?(?<word>\p{L}[\p{L}\d]{1,13})(?:\.|,)?(?:\s*\d{1,2}(?:st|nd|rd|th)?\s*,)?\s*(?:(?:de|del|of)\s+)?[-/]?$/u;

/** The dates of a text, from left to right. */
export function findAtoms(text: string): DateAtom[] {
  return [...text.matchAll(DIGITS)].flatMap((match) => {
    const { groups = {}, index } = match;
    const to = index + match[0].length;
    const found =
      readNumeric(groups) ?? readNamed(groups, text.slice(Math.max(0, index - 40), index));
    if (found === undefined) return [];
    const { year, month, lead = '', weak = false } = found;
    const from = index - lead.length;
    const isWord = lead !== '' && month === undefined;
    const stored = isWord
      ? `${lead.trim()} ${year}`
      : formatMonthYear({ year, ...(month !== undefined && { month }) });
    return [{ from, to, stored, year, isWeak: weak }];
  });
}

type Found = { year: number; month?: number; lead?: string; weak?: boolean };
type Groups = Record<string, string | undefined>;

function readNumeric({
  iso,
  isoMonth,
  day,
  mark,
  month,
  year,
  ...weak
}: Groups): Found | undefined {
  if (iso !== undefined) return { year: Number(iso), month: Number(isoMonth) };
  if (year !== undefined) return readDayMonthYear(Number(day), Number(month), Number(year), mark);
  if (weak.weakYear === undefined) return undefined;
  return { year: centuryOf(weak.weakYear), month: Number(weak.weakMonth), weak: true };
}

/** "04/15/2019" begins with its month, "15.04.2019" with its day. */
function readDayMonthYear(
  first: number,
  second: number,
  year: number,
  mark?: string,
): Found | undefined {
  const isMonthFirst = second > 12 || (mark === '/' && first >= 1 && first <= 12);
  const month = isMonthFirst ? first : second;
  return month >= 1 && month <= 12 ? { year, month } : undefined;
}

function readNamed({ lone, short }: Groups, before: string): Found | undefined {
  const year = lone === undefined ? centuryOf(short?.slice(1) ?? '') : Number(lone);
  const match = WORD_BEFORE.exec(before);
  const word = match?.groups?.word ?? '';
  const month = monthOf(word);
  if (month !== undefined) return { year, month, lead: match?.[0] ?? '' };
  if (isSeason(word)) return { year, lead: before.slice(before.lastIndexOf(word)) };
  return { year, weak: lone === undefined };
}

/** The century of a year of two digits: up to 45 it is this one's. */
function centuryOf(digits: string): number {
  const year = Number(digits);
  return year > 45 ? 1900 + year : 2000 + year;
}
