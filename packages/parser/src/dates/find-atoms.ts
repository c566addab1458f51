import {
  fold,
  formatMonthYear,
  monthOfSeason,
  monthOfWord,
  yearOfTwoDigits,
} from '@shortlist/model';
import { hasDayFirst } from './digit-order.ts';

/** Words that with a year name a part of it, and no month. */
const PARTS: ReadonlySet<string> = new Set(['early', 'mid', 'late']);

/** Checks whether the word names a part of the year: "Spring", "Q3", "Wintersemester". These are kept as they are written. */
export const isSeason = (word: string): boolean =>
  monthOfSeason(word) !== undefined || PARTS.has(fold(word));

/** One date in a text: characters `from` to `to`, and what it says in the form that a resume stores. */
export type DateAtom = {
  from: number;
  to: number;
  stored: string;
  year: number;
  /** Written so that it may be something else ("03/19", "'19", "1865"): a date only within a range or alone. */
  isWeak: boolean;
  /** Of these a month with two digits, "Mar 17": its day, where the date beside it has a year. */
  maybeDay: boolean;
  /** Its digits are surely ("31/08/2018") or possibly ("01/09/2016") in the order of day and month. */
  dayFirst?: { isSure: boolean; stored: string };
};

/** Every way of writing a date in digits; what leads a lone year (a month's name) is looked up behind. */
const DIGITS = new RegExp(
  [
    '(?<![\\p{N}$€£]|\\d[.,])(?:',
    '(?<iso>(?:19|20)\\d{2})(?:[-./]|\\s/\\s|\\s?年\\s?)(?<isoMonth>0?[1-9]|1[0-2])(?:\\s?月|[-./][0-3]?\\d)?(?!\\d)',
    '|(?:(?<day>[0-3]?\\d)(?<mark>[./-]))?(?<month>[0-3]?\\d)\\s?[./-]\\s?(?<year>(?:19|20)\\d{2})',
    '|(?<lone>(?:19|20)\\d{2})(?:\\s?年)?',
    '|(?<old>1[5-8]\\d{2})',
    "|(?<short>['’‘]\\d{2})",
    '|(?<weakMonth>0[1-9]|1[0-2])/(?<weakYear>\\d{2})(?![\\d/])',
    "|(?<bare>\\d{2})(?![.:/]?\\d|\\s*,?\\s*['’]?\\d)",
    ')(?![\\p{L}\\p{N}%+])',
  ].join(''),
  'gu',
);

/** A word, and a day, before a year: "March 15, ", "01-Feb-", "de marzo de ", "Sept. '", "Fall Term ". */
const WORD_BEFORE =
  /(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?(?:\s+(?:de\s+)?|[-/]))?(?<word>\p{L}[\p{L}\p{M}\d]{1,13})(?:\s+(?:term|semester|quarter|session))?(?:\.|,)?(?:\s*\d{1,2}(?:st|nd|rd|th)?\s*,)?\s*(?:(?:de|del|of)\s+)?[-/–]?$/iu;

/** A month or a part of a year behind it: "2017 January", "2019, Q3", "2020 octubre". */
const WORD_BEHIND = /^,?\s(?<word>\p{L}[\p{L}\d]{1,13})\.?(?=\s*(?:$|[-–—|,()·]))/u;

/** The dates of a text, from left to right. */
export function findAtoms(text: string): DateAtom[] {
  return [...text.matchAll(DIGITS)].flatMap((match) => {
    const { groups = {}, index } = match;
    const end = index + match[0].length;
    const found =
      readNumeric(groups) ??
      readNamed(groups, text.slice(Math.max(0, index - 40), index), text.slice(end, end + 20));
    const lead = found?.lead ?? '';
    // "Jan2015" is a date, "Room2015" is none.
    if (found === undefined || (lead === '' && /\p{L}$/u.test(text.slice(0, index)))) return [];
    const { year, tail = '', isWeak = false, dayFirst } = found;
    return [
      {
        from: index - lead.length,
        to: end + tail.length,
        stored: found.word === undefined ? formatMonthYear(found) : `${found.word} ${year}`,
        year,
        isWeak,
        maybeDay: groups.bare !== undefined,
        ...(dayFirst && { dayFirst }),
      },
    ];
  });
}

type Found = {
  year: number;
  month?: number;
  /** A part of the year in place of the month. */
  word?: string;
  /** The text before and behind that belongs to it. */
  lead?: string;
  tail?: string;
  isWeak?: boolean;
  dayFirst?: NonNullable<DateAtom['dayFirst']>;
};
type Groups = Record<string, string | undefined>;

function readNumeric({
  iso,
  isoMonth,
  day,
  mark,
  month,
  year,
  weakMonth,
  weakYear,
}: Groups): Found | undefined {
  if (iso !== undefined) return { year: Number(iso), month: Number(isoMonth) };
  if (year !== undefined) return readDayMonthYear(Number(day), Number(month), Number(year), mark);
  if (weakYear === undefined) return undefined;
  return { year: yearOfTwoDigits(weakYear), month: Number(weakMonth), isWeak: true };
}

/** "04/15/2019" begins with its month, "15.04.2019" with its day. */
function readDayMonthYear(
  first: number,
  second: number,
  year: number,
  mark?: string,
): Found | undefined {
  const isMonth = (number: number) => number >= 1 && number <= 12;
  const isMonthFirst = second > 12 || (mark === '/' && isMonth(first) && !hasDayFirst());
  const month = isMonthFirst ? first : second;
  if (!isMonth(month)) return undefined;
  if (Number.isNaN(first) || !isMonth(second)) return { year, month };
  const stored = formatMonthYear({ year, month: second });
  return { year, month, dayFirst: { isSure: !isMonthFirst, stored } };
}

function readNamed(groups: Groups, before: string, behind: string): Found | undefined {
  const { lone, old, short, bare } = groups;
  if (old !== undefined) return { year: Number(old), isWeak: true };
  const year = lone === undefined ? yearOfTwoDigits(short?.slice(1) ?? bare ?? '') : Number(lone);
  const lead = WORD_BEFORE.exec(before);
  const named = lead ? partOfYear(lead.groups?.word ?? '') : undefined;
  if (bare !== undefined && named?.month === undefined) return undefined;
  if (lead && named) return { year, ...named, lead: lead[0], isWeak: bare !== undefined };
  return (
    (lone === undefined ? undefined : readBehind(year, behind)) ?? {
      year,
      isWeak: lone === undefined,
    }
  );
}

/** A year with its month behind it. */
function readBehind(year: number, behind: string): Found | undefined {
  const tail = WORD_BEHIND.exec(behind);
  const named = tail ? partOfYear(tail.groups?.word ?? '') : undefined;
  const isName = named?.month !== undefined && !ENGLISH_WORDS.test(tail?.groups?.word ?? '');
  const isSure = isName || /^\p{Lu}/u.test(tail?.groups?.word ?? '');
  return tail && named && isSure ? { year, ...named, tail: tail[0] } : undefined;
}

/** Names of months in small letters that are words of their own. */
const ENGLISH_WORDS = /^(?:may|march|mar|set|out|gen|mag)$/u;

/** The month that a word names, or the word where it names another part of a year. */
function partOfYear(word: string): Pick<Found, 'month' | 'word'> | undefined {
  const month = monthOfWord(word);
  if (month !== undefined) return { month };
  return isSeason(word) ? { word } : undefined;
}
