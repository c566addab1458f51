import { PRESENT } from '@shortlist/resume';
import { fold } from '../fold.ts';
import { DATE_LABELS, PRESENT_WORDS, RANGE_WORDS, SINCE_WORDS, UNTIL_WORDS } from './date-words.ts';
import { type DateAtom, findAtoms } from './find-atoms.ts';
import { isSeason, monthOf } from './month-names.ts';

/** A date or a range of dates in a text, with the words and brackets that belong to it. */
export type FoundDates = {
  from: number;
  to: number;
  /** As a resume stores it ("Jan 2024", "2024"); empty where only an end is told. */
  start: string;
  /** Likewise; "Present" while it lasts, empty where there is one date. */
  end: string;
  isRange: boolean;
};

/** How far around a date its words are looked for, in characters. */
const NEAR = 40;

const DASH = '[-‐‑‒–—−~→/]|->|\\.\\.';
const BETWEEN = new RegExp(
  `^\\s*(?:${DASH}|(?:${RANGE_WORDS})(?=\\s))\\s*(?:${DATE_LABELS})?\\s*$`,
);
const TO_PRESENT = new RegExp(
  `^\\s*[.,]?\\s*(?:\\(|(?:${DASH}|(?:${RANGE_WORDS})(?=\\s)))\\s*(?:${PRESENT_WORDS})(?![\\p{L}])`,
  'u',
);
const OPEN_END = /^\s*(?:[-‐‑‒–—−])\s*(?=$|[,|)\]])/u;
const SHORT_END = /^\s?[-–/]\s?(\d{2})(?![\d\p{L}/.])/u;
const SINCE = new RegExp(`(?<![\\p{L}])(?:${SINCE_WORDS})\\s*:?\\s*$`, 'u');
const UNTIL = new RegExp(`(?<![\\p{L}])(?:${UNTIL_WORDS})\\s*:?\\s*$`, 'u');
const LABEL = new RegExp(`(?:(?<![\\p{L}])(?:${DATE_LABELS})\\s*:?|[([])\\s*$`, 'u');
const MONTH_BEFORE = /(?<![\p{L}])(\p{L}{3,10})\.?\s*(?:[-–—/]|to|bis|à|a|tot)\s*$/u;

/** Brackets, commas and durations that trail a date: ") · 2 yrs 3 mos". */
const TRAIL =
  /^\s*[)\]]?\s*(?:[,·•|(–-]?\s*\(?(?:about |ca\.? )?\d{1,2}\+?\s*(?:years?|yrs?|y|jahre?n?|ans?|années?|años?|anos|anni|anno|jaar|months?|mos?|m|monate?n?|mois|meses|mes|mesi|mese|maand(?:en)?|mês)\.?(?![\p{L}])(?:[\s,]*(?:and |und |et |y |e |en )?\d{1,2}\s*(?:months?|mos?|m|monate?n?|mois|meses|mes|mesi|mese|maand(?:en)?)\.?(?![\p{L}]))?\)?)?/iu;

/** The dates of a text from left to right, ranges as one. Weak forms count only in ranges. */
export function findDates(text: string): readonly FoundDates[] {
  if (!/\d\d/.test(text)) return [];
  const known = lately.get(text);
  if (known) return known;
  const found = datesIn(text);
  if (lately.size >= MOST_REMEMBERED) lately.clear();
  lately.set(text, found);
  return found;
}

/** The steps of a parse ask for the dates of the same lines again and again; so many texts are remembered. */
const MOST_REMEMBERED = 512;
const lately = new Map<string, readonly FoundDates[]>();

/** Forgets the texts of the document before. */
export const forgetDates = (): void => lately.clear();

function datesIn(text: string): FoundDates[] {
  const atoms = findAtoms(text);
  const folded = foldInPlace(text);
  const found: FoundDates[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    if (atom === undefined) continue;
    const next = atoms[at + 1];
    const joined = next && BETWEEN.test(folded.slice(atom.to, next.from)) ? next : undefined;
    const dates = joined ? rangeOf(atom, joined) : openOrSingle(atom, folded);
    if (joined) at++;
    if (dates) found.push(widen(dates, text, folded));
  }
  return found;
}

function rangeOf(first: DateAtom, second: DateAtom): FoundDates {
  const { from } = first;
  return { from, to: second.to, start: first.stored, end: second.stored, isRange: true };
}

function openOrSingle(atom: DateAtom, folded: string): FoundDates | undefined {
  const { from, to, stored } = atom;
  const after = folded.slice(to, to + NEAR);
  const lasting = TO_PRESENT.exec(after) ?? OPEN_END.exec(after);
  if (lasting)
    return { from, to: to + lasting[0].length, start: stored, end: PRESENT, isRange: true };
  const before = folded.slice(Math.max(0, from - NEAR), from);
  const since = SINCE.exec(before);
  if (since)
    return { from: from - since[0].length, to, start: stored, end: PRESENT, isRange: true };
  return atom.isWeak ? undefined : singleOrShort(atom, before, after);
}

function singleOrShort(
  { from, to, stored, year }: DateAtom,
  before: string,
  after: string,
): FoundDates {
  const short = /^\d{4}$/.test(stored) ? SHORT_END.exec(after) : null;
  const end = short ? Math.floor(year / 100) * 100 + Number(short[1]) : 0;
  if (short && end > year && end < year + 50) {
    return { from, to: to + short[0].length, start: stored, end: String(end), isRange: true };
  }
  const until = UNTIL.exec(before);
  if (until) return { from: from - until[0].length, to, start: '', end: stored, isRange: false };
  return monthRange({ from, to, stored, year, isWeak: false }, before);
}

/** "Jun – Aug 2022": the year stands once for both. */
function monthRange({ from, to, stored, year }: DateAtom, before: string): FoundDates {
  const match = MONTH_BEFORE.exec(before);
  const word = match?.[1] ?? '';
  const month = monthOf(word);
  const single = { from, to, start: stored, end: '', isRange: false };
  if (!match || (month === undefined && !isSeason(word)) || !/\p{L}/u.test(stored)) return single;
  const name = month === undefined ? word : (MONTH_SHORT[month - 1] ?? word);
  return { from: from - match[0].length, to, start: `${name} ${year}`, end: stored, isRange: true };
}

const MONTH_SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Takes in labels before and brackets and durations behind. */
function widen(dates: FoundDates, text: string, folded: string): FoundDates {
  const before = folded.slice(Math.max(0, dates.from - NEAR), dates.from);
  const label = LABEL.exec(before)?.[0] ?? '';
  const outside = before.slice(0, before.length - label.length);
  const isApart = outside === '' || /[\s([,|–-]$/u.test(outside) || /^[([]/.test(label);
  const from = isApart ? dates.from - label.length : dates.from;
  const trail = TRAIL.exec(text.slice(dates.to, dates.to + NEAR))?.[0] ?? '';
  return { ...dates, from, to: dates.to + trail.trimEnd().length };
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
