import { displayWidth, isWide } from './display-width.ts';

/** What was one line before it was broken to fit a page, and how it stands. */
export type WrittenLine = {
  text: string;
  /** Columns before the text. */
  indent: number;
  /** No empty line parts it from the one before. */
  isClose: boolean;
  /** How many empty lines stand before it. */
  empty: number;
  /** It is underlined: 1 where by a double line, 2 by a single one. */
  heading?: 1 | 2;
};

/** A file none of whose lines is wider than this is broken by hand or by a program where its lines are full. */
const MEASURE = 78;
/** A line so wide, with another below it that begins where it does, goes on there; one set in may be narrower. */
const FULL = { flush: 64, hanging: 40 };

/** What leads an item of a list. */
const MARKER = /^(?:[-–—*+•‣▪◦●○■□·»›]|\(?\d{1,2}[.)]) /u;

/** So many spaces push what follows to the right. */
const GAP = / {3,}|\t/;

/** The lines of a text, those that were broken put together again, and titles without their underlines. */
export function writtenLines(lines: readonly string[]): WrittenLine[] {
  const isBroken = lines.every(
    (line, at) => fits(line) || isUnderlined(line, lines[at + 1]) || !/\s/u.test(line.trim()),
  );
  const written: WrittenLine[] = [];
  let empty = 1;
  let last: { line: WrittenLine; width: number; indent: number } | undefined;
  for (const [at, raw] of lines.entries()) {
    const text = raw.trim();
    const indent = indentOf(raw);
    if (text === '') empty += 1;
    else if (empty === 0 && last && isUnderline(text, last.line, lines[at - 1])) {
      last.line.heading = text.startsWith('=') ? 1 : 2;
      last = undefined;
    } else {
      const above = empty === 0 && last ? last : undefined;
      if (above && goesOn({ text, indent }, above, isBroken, !isUnderlined(text, lines[at + 1]))) {
        above.line.text = joined(above.line.text, text);
        last = { line: above.line, width: displayWidth(raw.trimEnd()), indent };
      } else {
        const line = { text, indent, empty, isClose: empty === 0 };
        written.push(line);
        last = { line, width: displayWidth(raw.trimEnd()), indent };
      }
    }
    if (text !== '') empty = 0;
  }
  return written;
}

const fits = (line: string): boolean => displayWidth(line.trimEnd()) <= MEASURE;

/** A line of hyphens or equals signs as long as the line above. */
const isUnderline = (text: string, line: WrittenLine, above = ''): boolean =>
  isUnderlined(above, text) && line.text === above.trim();

const isUnderlined = (text: string, below = ''): boolean =>
  /^(?:=+|-+)$/.test(below.trim()) &&
  below.trim().length > 1 &&
  below.trim().length === Math.min(MEASURE, displayWidth(text.trim()));

function goesOn(
  { text, indent }: { text: string; indent: number },
  above: { line: WrittenLine; width: number; indent: number },
  isBroken: boolean,
  isPlain: boolean,
): boolean {
  if (MARKER.test(text) || !isPlain || above.line.heading) return false;
  const marker = MARKER.exec(above.line.text)?.[0].length ?? 0;
  const start = above.line.indent;
  if (marker > 0) return indent === start + marker && !GAP.test(text);
  if (!isBroken || GAP.test(above.line.text)) return false;
  const isFull = (columns: number) =>
    above.width > columns || above.width + 1 + firstWidth(text) > MEASURE;
  if (indent === start + 2) return isFull(FULL.hanging);
  return indent === start && above.indent === start && !GAP.test(text) && isFull(FULL.flush);
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
