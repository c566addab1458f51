import { fold, MONTH_NAMES, monthOfWord, PRESENT } from '@shortlist/model';
import { remember } from '../remember.ts';
import { DATE_LABELS, LASTING_WORDS, RANGE_WORDS, SINCE_WORDS, UNTIL_WORDS } from './date-words.ts';
import { type DateAtom, findAtoms, isSeason } from './find-atoms.ts';

/** A date or a range of dates in a text, with the words and brackets that belong to it. */
export type FoundDates = {
  from: number;
  to: number;
  /** As a resume stores it ("Jan 2024", "2024"); empty where only an end is given. */
  start: string;
  /** Likewise; "Present" while it lasts, empty where there is one date. */
  end: string;
  isRange: boolean;
};

/** The distance from a date within which its words are looked for, in characters. */
const NEAR = 40;

const DASH = '[-‐‑‒–—−―﹣－~→➔›»/]{1,3}|->|\\.\\.';
const BETWEEN = new RegExp(
  `^\\s*(?:${DASH}|(?:${RANGE_WORDS})(?=\\s))\\s*(?:${DATE_LABELS})?\\s*$`,
);
const TO_PRESENT = new RegExp(
  `^\\s*[.,]?\\s*(?:\\(|(?:${DASH}|(?:${RANGE_WORDS})(?=\\s)))\\s*(?:(?:${RANGE_WORDS})\\s+)?['\x60]?(?:${LASTING_WORDS})(?![\\p{L}])`,
  'u',
);
/** "2012 onwards". */
const ONWARDS = /^\s*,?\s*onwards?(?![\p{L}])/u;
/** "2015" over "present". */
const ONLY_PRESENT = new RegExp(`^\\s+(?:${LASTING_WORDS})\\s*$`, 'u');
const OPEN_END = /^\s*(?:[-‐‑‒–—−]{1,3})\s*(?=$|[,|)\]])/u;
/** The marks before and behind "Barista course (Aug 10)", "Barista course: Aug 10", "Barista course, Aug 10". */
const SET_OFF = /\(\s*\n\s*\)|[:,]\s+\n\s*$/u;
const SHORT_END = /^\s?[-–/]\s?(\d{2})(?![\d\p{L}/.])/u;
const SINCE = new RegExp(`(?<![\\p{L}])(?:${SINCE_WORDS})\\s*:?\\s*$`, 'u');
const UNTIL = new RegExp(`(?<![\\p{L}])(?:${UNTIL_WORDS})\\s*:?\\s*$`, 'u');
const LABEL = new RegExp(`(?:(?<![\\p{L}])(?:${DATE_LABELS})\\s*:?|[([])\\s*$`, 'u');
const MONTH_BEFORE =
  /(?<![\p{L}])(\p{L}{3,10})\.?(?:\s\d{1,2}(?:st|nd|rd|th)?)?\s*(?:[-–—/]|to|bis|à|a|tot)\s*$/u;

/** Brackets, commas and durations that trail a date: ") · 2 yrs 3 mos", "(expected)". */
const TRAIL =
  /^\s*[)\]]?\s*(?:\((?:expected|anticipated|exp\.?|voraussichtlich|prévue?|previsto|prevista|verwacht)\)|[,·•|(–-]?\s*\(?(?:about |ca\.? )?\d{1,2}\+?\s*(?:years?|yrs?|y|jahre?n?|ans?|années?|años?|anos|anni|anno|jaar|months?|mos?|m|monate?n?|mois|meses|mes|mesi|mese|maand(?:en)?|mês)\.?(?![\p{L}])(?:[\s,]*(?:and |und |et |y |e |en )?\d{1,2}\s*(?:months?|mos?|m|monate?n?|mois|meses|mes|mesi|mese|maand(?:en)?)\.?(?![\p{L}]))?\)?)?/iu;

/** The dates of a text from left to right, ranges as one. Weak forms count only in ranges. */
export function findDates(text: string): readonly FoundDates[] {
  if (/\d\d/.test(text)) return rememberedDates(text);
  return MAY_LAST.test(text) ? rememberedMonths(text) : [];
}

/** Checks whether a text has a range of dates. */
export const hasRange = (text: string): boolean => findDates(text).some(({ isRange }) => isRange);

/** Checks whether a text is a range of dates that is not left open by a dash, and nothing more. */
export function isWholeRange(text: string): boolean {
  const [dates] = findDates(text);
  return (
    dates?.isRange === true &&
    dates.from === 0 &&
    dates.to === text.length &&
    !/\p{Pd}$/u.test(text)
  );
}

/** A month without its year, lasting: "(Sept – present)". */
const MAY_LAST = /\p{L}{3}[.\s]*[-–—]\s*\p{L}/u;
const MONTH_TO_PRESENT = new RegExp(
  `(?<![\\p{L}])(?<month>\\p{L}{3,10})\\.?\\s*[-–—]\\s*(?:${LASTING_WORDS})(?![\\p{L}])`,
  'u',
);

const rememberedMonths = remember((text): readonly FoundDates[] => {
  const match = MONTH_TO_PRESENT.exec(foldInPlace(text));
  const month = match?.groups?.month ?? '';
  if (!match || monthOfWord(month) === undefined) return [];
  const [from, to] = [match.index, match.index + match[0].length];
  const start = text.slice(from, from + month.length);
  return [{ from, to, start, end: PRESENT, isRange: true }];
});

const rememberedDates = remember((text): readonly FoundDates[] => datesIn(text));

function datesIn(text: string): FoundDates[] {
  const atoms = findAtoms(text);
  const folded = foldInPlace(text);
  const found: FoundDates[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    if (atom === undefined) continue;
    const next = atoms[at + 1];
    const joined = next && isBetween(atom, next, folded) ? next : undefined;
    const dates = joined ? rangeOf(atom, joined) : openOrSingle(atom, folded);
    if (joined) at++;
    if (dates) found.push(widen(dates, text, folded));
  }
  return found;
}

/** Checks whether two dates are a range: by what stands between them, or one over the other and nothing beside them. */
function isBetween(first: DateAtom, second: DateAtom, folded: string): boolean {
  // "May 15 – Aug 17, 2017": the year stands once for both.
  if (first.maybeDay && !second.isWeak) return false;
  const between = folded.slice(first.to, second.from);
  const isAll = folded.slice(0, first.from).trim() === '' && folded.slice(second.to).trim() === '';
  return BETWEEN.test(between) || (isAll && between.trim() === '');
}

function rangeOf(first: DateAtom, second: DateAtom): FoundDates {
  const isDayFirst = [first, second].some(({ dayFirst }) => dayFirst?.isSure);
  const [start, end] = [first, second].map(({ stored, dayFirst }) =>
    isDayFirst ? (dayFirst?.stored ?? stored) : stored,
  );
  const isNewestFirst = first.year > second.year;
  return {
    from: first.from,
    to: second.to,
    start: (isNewestFirst ? end : start) ?? '',
    end: (isNewestFirst ? start : end) ?? '',
    isRange: true,
  };
}

function openOrSingle(atom: DateAtom, folded: string): FoundDates | undefined {
  const { from, to, stored } = atom;
  const after = folded.slice(to, to + NEAR);
  const isFirst = folded.slice(0, from).trim() === '';
  const lasting =
    TO_PRESENT.exec(after) ??
    ONWARDS.exec(after) ??
    OPEN_END.exec(after) ??
    (isFirst ? ONLY_PRESENT.exec(after) : null);
  if (lasting)
    return { from, to: to + lasting[0].length, start: stored, end: PRESENT, isRange: true };
  const before = folded.slice(Math.max(0, from - NEAR), from);
  const since = SINCE.exec(before);
  if (since)
    return { from: from - since[0].length, to, start: stored, end: PRESENT, isRange: true };
  const own = folded.slice(from, to);
  const isAlone = isFirst && after.trim() === '' && /\p{L}|^0|^\d{4}$/u.test(own);
  const isSetOff = /\p{L}/u.test(own) && SET_OFF.test(`${before}\n${after}`);
  return atom.isWeak && !isAlone && !isSetOff ? undefined : singleOrShort(atom, before, after);
}

function singleOrShort(
  { from, to, stored, year }: DateAtom,
  before: string,
  after: string,
): FoundDates {
  const short = SHORT_END.exec(after);
  const end = short ? Math.floor(year / 100) * 100 + Number(short[1]) : 0;
  const single = { from, to, start: stored, end: '', isRange: false };
  if (short && end > year && end < year + 50) {
    const whole = { ...single, to: to + short[0].length };
    // "Winter 2019/20" is one winter.
    if (/^\d{4}$/.test(stored)) return { ...whole, end: String(end), isRange: true };
    if (end === year + 1 && monthOfWord(stored.split(' ')[0] ?? '') === undefined) return whole;
  }
  const until = UNTIL.exec(before);
  if (until) return { from: from - until[0].length, to, start: '', end: stored, isRange: false };
  return monthRange(single, year, before);
}

/** "Jun – Aug 2022": the year stands once for both. */
function monthRange(single: FoundDates, year: number, before: string): FoundDates {
  const { from, start: end } = single;
  const match = MONTH_BEFORE.exec(before);
  const word = match?.[1] ?? '';
  const month = monthOfWord(word);
  if (!match || (month === undefined && !isSeason(word)) || !/\p{L}/u.test(end)) return single;
  const name = month === undefined ? word : (MONTH_NAMES[month - 1] ?? word);
  return { ...single, from: from - match[0].length, start: `${name} ${year}`, end, isRange: true };
}

/** Takes in labels before and brackets and durations behind. */
function widen(dates: FoundDates, text: string, folded: string): FoundDates {
  const before = folded.slice(Math.max(0, dates.from - NEAR), dates.from);
  const label = LABEL.exec(before)?.[0] ?? '';
  const outside = before.slice(0, before.length - label.length);
  const isApart = outside === '' || /[\s([,|–-]$/u.test(outside) || /^[([]/.test(label);
  const from = isApart ? dates.from - label.length : dates.from;
  const trail = TRAIL.exec(text.slice(dates.to, dates.to + NEAR))?.[0] ?? '';
  // "Start June 2017" tells no end, and is none.
  const isRange = dates.isRange || /^(?:start|started|begin)/.test(label);
  return { ...dates, from, to: dates.to + trail.trimEnd().length, isRange };
}

/** Folded, but with every character at its old place. */
function foldInPlace(text: string): string {
  return text
    .replace(/[^\p{ASCII}]/gu, (letter) => {
      const plain = fold(letter);
      return plain.length === letter.length ? plain : letter;
    })
    .toLowerCase();
}
