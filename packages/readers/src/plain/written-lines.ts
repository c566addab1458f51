import { displayWidth, isWide } from './display-width.ts';

/** A line as it was before it was broken to fit a page, and how it stands. */
export type WrittenLine = {
  text: string;
  /** Columns before the text. */
  indent: number;
  /** The number of empty lines before it. */
  empty: number;
  /** It is underlined: 1 where by a double line, 2 by a single one. */
  heading?: 1 | 2;
};

/** A file none of whose lines is wider than this is broken by hand or by a program where its lines are full. */
const MEASURE = 78;
/** A line so wide, with another below it that begins where it does, goes on there; one set in may be narrower. */
const FULL = { flush: 64, hanging: 40 };

/** The mark that leads an item of a list. */
const MARKER = /^(?:[-–—*+•‣▪◦●○■□·»›]|\(?\d{1,2}[.)]) /u;

/** So many spaces push what follows to the right. */
const GAP = / {3,}|\t/;

/** A line as it stands in the file. */
type RawLine = Omit<WrittenLine, 'empty'> & { width: number };

/** A line that a further one may go on from, and the last of the lines in the file that it was put together from. */
type Open = { line: WrittenLine; raw: RawLine };

/** The lines of a text, those that were broken put together again, and titles without their underlines. */
export function writtenLines(lines: readonly string[]): WrittenLine[] {
  const raws = lines.map((line, at) => rawLine(line, lines[at + 1]));
  const isBroken = raws.every(fits);
  const written: WrittenLine[] = [];
  let empty = 1;
  let open: Open | undefined;
  for (const [at, raw] of raws.entries()) {
    const isUnderline = raws[at - 1]?.heading !== undefined;
    if (raw.text === '' || isUnderline) {
      empty = isUnderline ? 0 : empty + 1;
      open = undefined;
    } else if (open && goesOn(raw, open, isBroken)) {
      open.line.text = joined(open.line.text, raw.text);
      open = { line: open.line, raw };
    } else {
      open = { line: { ...raw, empty }, raw };
      written.push(open.line);
      empty = 0;
    }
  }
  return written;
}

/** Checks whether a line is no wider than the page, or could not have been broken: one word, with marks behind it. */
const fits = ({ text, width, heading }: RawLine): boolean =>
  width <= MEASURE || heading !== undefined || !/\s/u.test(withoutMarks(text));

/** A line without the signs that stand apart behind its last letter or digit. */
function withoutMarks(text: string): string {
  const marks = /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u.exec(text);
  const space = marks ? text.indexOf(' ', marks.index) : -1;
  return space < 0 ? text : text.slice(0, space);
}

function rawLine(line: string, below = ''): RawLine {
  const text = line.trim();
  const raw = { text, indent: indentOf(line), width: displayWidth(line.trimEnd()) };
  return isRule(below.trim(), text) ? { ...raw, heading: below.includes('=') ? 1 : 2 } : raw;
}

/** Checks whether a line of hyphens or equals signs is as long as the text above it. */
const isRule = (rule: string, text: string): boolean =>
  rule.length > 1 &&
  /^(?:=+|-+)$/.test(rule) &&
  !/^[-=]*$/.test(text) &&
  rule.length === Math.min(MEASURE, displayWidth(text));

function goesOn(
  { text, indent, heading }: RawLine,
  { line, raw }: Open,
  isBroken: boolean,
): boolean {
  if (MARKER.test(text) || heading || line.heading) return false;
  const marker = MARKER.exec(line.text)?.[0].length ?? 0;
  if (marker > 0) return indent === line.indent + marker && !GAP.test(text);
  if (!isBroken || GAP.test(line.text)) return false;
  const isFull = (columns: number) =>
    raw.width > columns || raw.width + 1 + firstWidth(text) > MEASURE;
  if (indent === line.indent + 2) return isFull(FULL.hanging);
  const isFlush = indent === line.indent && raw.indent === line.indent;
  return isFlush && !GAP.test(text) && isFull(FULL.flush);
}

const firstWidth = (text: string): number =>
  displayWidth(GAP.test(text) ? text : (text.split(' ')[0] ?? ''));

/** Ideographs that a line end parts have no space between them. */
function joined(above: string, below: string): string {
  const isClose = isWide([...above].at(-1) ?? '') && isWide([...below][0] ?? '');
  return above + (isClose ? '' : ' ') + below;
}

/** Leading spaces and tabs in columns; deeper than half a line is no indent but a column. */
function indentOf(line: string): number {
  const lead = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '        ').length ?? 0;
  return Math.min(lead, 60);
}
