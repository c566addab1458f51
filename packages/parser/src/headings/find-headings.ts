import { findDates } from '../dates/find-dates.ts';
import { joinPassages } from '../document/passage.ts';
import { schoolScore } from '../evidence/word-score.ts';
import { isAllCaps } from '../fold.ts';
import { joinCells } from '../lines/join-wrapped.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import type { SectionKind } from './heading-lexicon.ts';
import { joinSpacedLetters } from './heading-words.ts';
import { bodySize, type Look, lookOf } from './look.ts';
import { guessSection, sectionOfHeading } from './name-section.ts';

/** A heading that may be one: the first cell of a row, perhaps with the one below. */
export type Heading = {
  kind: SectionKind;
  title: Cell;
  look: Look;
  /** The number of rows that it takes: two where it wraps. */
  rows: 1 | 2;
  /** Other text stands beside it, as in a column of labels. */
  isLabel: boolean;
  score: number;
  /** Its words are unknown, and it is set like the headings that are known. */
  isAlike?: true;
};

/** The evidence that a line is a heading; together at least `ENOUGH`. Tuned by hand on documents of many makers. */
const HEADING_EVIDENCE = {
  inLexicon: 3,
  likeLexicon: 1,
  toldByFormat: 2,
  larger: 1.5,
  bold: 1,
  allCaps: 1,
  endsWithColon: 0.7,
  spaceAbove: 0.5,
  listItem: -3,
  /** Set like a heading, behind a mark or an icon. */
  ledByMark: -1,
  besideText: -1,
  hasDate: -4,
  hasComma: -1.5,
  long: -2,
} as const;
export const ENOUGH = 3;

const LONGEST = 40;
const LONGEST_KNOWN = 56;
const MOST_WORDS = 6;

/** Every row that can be a heading by its words and its look, by its index; not yet whether it is one. */
export function findCandidates(rows: readonly TextRow[]): Map<number, Heading> {
  const size = bodySize(rows);
  const found = new Map<number, Heading>();
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (row && isRestOfName(row, rows[at - 1])) continue;
    const heading = row && (wrappedHeading(row, rows[at + 1], size) ?? headingOf(row, size));
    if (!heading) continue;
    found.set(at, heading);
    if (heading.rows === 2) at++;
  }
  return found;
}

/** In sizes of the letters: the lines of one name stand no further apart. */
const NEXT_LINE = 1.5;

/** "Northgate Institute of" over "Technology", "Institute of Applied" over "Studies": a name that goes on below, in its look. */
function isRestOfName(row: TextRow, above: TextRow | undefined): boolean {
  const [first, over] = [row.cells[0], above?.cells[0]];
  if (!above || !first || !over || row.gap === 0 || row.gap > NEXT_LINE) return false;
  if (lookOf(first, row) !== lookOf(over, above) || Math.abs(first.x - over.x) > 3) return false;
  if (row.marker !== '' || sectionOfHeading(over.text) !== undefined) return false;
  return /\s(?:of|for|and|&|de|für|und)$/iu.test(over.text) || schoolScore(over.text) > 0;
}

/** The row with its cells as one where they are one heading: "WORK", a wide gap, "EXPERIENCE". */
function joinHeading(row: TextRow): TextRow {
  const [first, ...others] = row.cells;
  if (!first || others.length === 0 || others.length > 2) return row;
  const isOne = others.every((cell) => cell.bold === first.bold && cell.size === first.size);
  const joined = others.reduce((all, cell) => joinCells(all, cell), first);
  if (!isOne || joined.text.length > LONGEST || !sectionOfHeading(joined.text)) return row;
  return row.cells.some(({ text }) => !/^\p{L}+$/u.test(text)) ? row : { ...row, cells: [joined] };
}

function headingOf(written: TextRow, body: number): Heading | undefined {
  const row = joinHeading(written);
  const title = row.cells[0];
  if (title === undefined) return undefined;
  const exact = sectionOfHeading(title.text);
  const longest = exact === undefined ? LONGEST : LONGEST_KNOWN;
  if (joinSpacedLetters(title.text).length > longest) return undefined;
  const isLabel = row.cells.length > 1;
  if (isLabel && exact === undefined) return undefined;
  const words = exact === undefined ? HEADING_EVIDENCE.likeLexicon : HEADING_EVIDENCE.inLexicon;
  const score = words + scoreLook(title, row, body);
  // Most lines are like no heading, and need not be compared with the lexicon part by part.
  if (exact === undefined && score < ENOUGH) return undefined;
  const kind = exact ?? guessSection(title.text);
  if (kind === undefined) return undefined;
  return { kind, title, look: lookOf(title, row), rows: 1, isLabel, score };
}

const lengthOf = ({ text }: Cell): number => joinSpacedLetters(text).length;

/** "PROFESSIONAL" over "DEVELOPMENT": one heading of two lines. */
function wrappedHeading(
  row: TextRow,
  below: TextRow | undefined,
  body: number,
): Heading | undefined {
  const first = row.cells[0];
  const second = below?.cells[0];
  if (!below || !first || !second || row.marker !== '' || below.gap > 2 || below.page !== row.page)
    return undefined;
  if (lookOf(first, row) !== lookOf(second, below) || lengthOf(first) > LONGEST / 2)
    return undefined;
  if (lengthOf(second) > LONGEST / 2) return undefined;
  const joined = joinPassages([first, second], ' ');
  const kind = sectionOfHeading(joined.text);
  const styled = scoreLook(first, row, body);
  // In a column of headings text stands beside them all: that speaks against none.
  const alone = row.cells.length > 1 ? styled - HEADING_EVIDENCE.besideText : styled;
  if (kind === undefined || alone < HEADING_EVIDENCE.bold) return undefined;
  const title = { ...first, ...joined };
  const isLabel = row.cells.length > 1 || below.cells.length > 1;
  const score = HEADING_EVIDENCE.inLexicon + styled;
  return { kind, title, look: lookOf(first, row), rows: 2, isLabel, score };
}

/** Marks that lead headings, as in Japanese forms: "■職務経歴". */
const HEADING_MARK = /[■□◆◇▼]/u;

/** Scores a line as a heading by its look alone. */
export function scoreLook(title: Cell, row: TextRow, body: number): number {
  const e = HEADING_EVIDENCE;
  const text = joinSpacedLetters(title.text);
  const isTold =
    row.line.heading !== undefined || /heading|überschrift|titre/iu.test(row.line.style ?? '');
  const isMarked = title.bold && HEADING_MARK.test(row.marker);
  const isSetApart = isTold || title.size > body * 1.08 || isAllCaps(text) || isMarked;
  const rules: [number, boolean][] = [
    [e.toldByFormat, isTold],
    [e.larger, title.size > body * 1.08],
    [e.bold, title.bold],
    [e.allCaps, isAllCaps(text)],
    [e.endsWithColon, text.endsWith(':')],
    [e.spaceAbove, row.gap > 1.7 || row.gap === 0],
    [e.listItem, row.marker !== '' && !isSetApart],
    [e.ledByMark, row.marker !== '' && isSetApart],
    [e.besideText, row.cells.length > 1],
    [e.hasDate, findDates(text).length > 0],
    [e.hasComma, /[,;|]/u.test(text)],
    [e.long, text.split(/\s+/u).length > MOST_WORDS],
  ];
  return rules.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
}
