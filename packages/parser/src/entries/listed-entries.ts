import { isSentence } from '../evidence/word-score.ts';
import { type Line, leadLook, lineTextOf } from '../lines/line.ts';
import { anchorOf, isLoose } from './anchor.ts';
import { type RawEntry, splitEntries } from './split-entries.ts';

/** The entries of a section that may be a list of lines, one an entry. */
export const listedEntries = (lines: readonly Line[]): RawEntry[] =>
  isLineByLine(lines) ? lines.map(alone) : splitEntries(lines);

function alone(line: Line): RawEntry {
  const anchor = anchorOf(line);
  return { lines: [line], ...(anchor && { dated: { line: 0, anchor } }) };
}

/** Every line is an entry: all are items, all are set alike, or nearly all bear a date of their own. */
function isLineByLine(lines: readonly Line[]): boolean {
  const items = lines.filter(({ marker }) => marker !== '').length;
  if (items === lines.length) return true;
  if (items > 0) return false;
  const dated = datedNames(lines);
  if (dated.length * 1.5 >= lines.length) return true;
  const hasDates = lines.some((line) => anchorOf(line) !== undefined);
  const looks = new Set(lines.map(leadLook));
  const isSpaced = lines.some(({ space }, at) => at > 0 && space > 1.22);
  return (
    !hasDates &&
    looks.size === 1 &&
    !isSpaced &&
    lines.every((line) => !isSentence(lineTextOf(line)))
  );
}

/** The lines that hold a date and more; where dates are set off, a year at the end of a name dates none. */
function datedNames(lines: readonly Line[]): Line[] {
  const anchors = lines.map(anchorOf);
  const isSetOff = lines.some((line, at) => anchors[at] && !isLoose(line, anchors[at]));
  return lines.filter((line, at) => {
    const anchor = anchors[at];
    if (!anchor || (isSetOff && isLoose(line, anchor))) return false;
    return anchor.dates.to - anchor.dates.from < lineTextOf(line).length * 0.7;
  });
}
