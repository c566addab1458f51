import { fold } from '@shortlist/model';
import { findDates } from '../dates/find-dates.ts';
import { joinPassages } from '../document/passage.ts';
import { isSentence, locationScore } from '../evidence/word-score.ts';
import { breadthOf } from './breadth.ts';
import { isBrokenWord } from './broken-word.ts';
import type { Line } from './line.ts';
import { partsWords, withoutHyphen } from './parted-word.ts';
import type { Cell, TextRow } from './row.ts';

/** The measures of a column by which a wrapped line is known. */
export type Measure = {
  /** The usual distance of base lines, in sizes of the letters. */
  pitch: number;
  /** The left and right bounds of the text, in points. */
  left: number;
  right: number;
  /** Lines are printed lines that may wrap, not whole paragraphs. */
  wraps: boolean;
  /** Words are parted at the ends of lines. */
  hyphenates: boolean;
};

/** The measures of a column of rows. */
export function measureColumn(rows: readonly TextRow[], wraps: boolean): Measure {
  const gaps = rows
    .map(({ gap }) => gap)
    .filter((gap) => gap > 0.9 && gap < 2.2)
    .sort((a, b) => a - b);
  const pitch = gaps[Math.floor(gaps.length / 3)] ?? 1.3;
  const right = Math.max(0, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.right)));
  const left = Math.min(right, ...rows.map(({ cells }) => cells[0]?.x ?? right));
  return { pitch, left, right, wraps, hyphenates: wraps && partsWords(rows) };
}

/** The lines of a part of a column, with what wrapped put back to what it wrapped from. */
export function joinWrapped(rows: readonly TextRow[], column: Measure): Line[] {
  const lines: Line[] = [];
  let last: TextRow | undefined;
  for (const row of rows) {
    const line = lines.at(-1);
    const measure = { ...column, right: row.room ?? column.right };
    if (line && last && measure.wraps && isWrapped(line, last, row, measure)) {
      lines[lines.length - 1] = { ...line, cells: wrappedCells(line, last, row, measure) };
    } else {
      const space = row.gap === 0 ? 0 : row.gap / measure.pitch;
      lines.push({ cells: row.cells, marker: row.marker, x: row.cells[0]?.x ?? 0, space, row });
    }
    last = row;
  }
  return lines;
}

/** The cells of a line with what wrapped from it. */
function wrappedCells(line: Line, last: TextRow, row: TextRow, measure: Measure): Cell[] {
  const [next] = row.cells;
  const whole = measure.hyphenates && next ? withoutHyphen(line.cells, next) : undefined;
  if (whole) return continued(whole, row.cells, true);
  return continued(line.cells, row.cells, isBrokenAt(last, line, measure));
}

/** The line's text breaks off within a word at the end of the row: before what stands at the right margin, if any. */
function isBrokenAt({ cells: [first] }: TextRow, { cells }: Line, { right }: Measure): boolean {
  const [, trailing] = cells;
  const room =
    trailing && first?.x === cells[0]?.x ? Math.min(right, trailing.x - trailing.size) : right;
  return first !== undefined && (isBrokenWord(first, room) || isBrokenWord(first, right));
}

/** In sizes of the letters: a sentence that begins so far below the end of another is another text. */
const FAR = 1.9;

function isWrapped(line: Line, before: TextRow, row: TextRow, measure: Measure): boolean {
  const first = row.cells[0];
  const above = before.cells[0];
  if (!first || !above || beginsAnew(row, above, measure)) return false;
  if (row.cells.length === 1 && isBehindDate(line, first, measure)) return true;
  if (Math.abs(first.size - above.size) > 0.6) return false;
  if (isBelowTitle(line, above, first, measure)) return false;
  if (hangs(line, first)) return true;
  if (row.cells.length > 1) return false;
  if (breaksOff(before.cells.at(-1)?.text ?? '', first.text)) return isBelow(line, first);
  if (!hasSameLook(above, first)) return isWithinSentence(above, first, measure);
  if (line.cells.length > 1) return isTitleBelow(line, first);
  return goesOn(above, first, measure);
}

/** A whole paragraph, an item, a labelled text, or one set apart. */
const beginsAnew = (
  { isWhole, marker, gap, cells }: TextRow,
  above: Cell,
  { pitch }: Measure,
): boolean =>
  isWhole === true ||
  marker !== '' ||
  gap > pitch * 1.2 ||
  cells[0]?.labelled !== undefined ||
  (gap > FAR && /[.!?]$/u.test(above.text));

/** A number may lead an entry, whose first line is its title: it goes on below where it was full, and not with a date. */
const isBelowTitle = ({ marker }: Line, above: Cell, next: Cell, measure: Measure): boolean =>
  /\d/u.test(marker) && (isDated(next.text) || !isFull(above, next, roomFor(above, next, measure)));

/** A sentence may change its look where a line ends: it goes on in a small letter where its line was full. */
const isWithinSentence = (above: Cell, next: Cell, measure: Measure): boolean =>
  /^\p{Ll}/u.test(next.text) &&
  /[\p{L}\p{N},]$/u.test(above.text) &&
  isSentence(above.text) &&
  isFull(above, next, roomFor(above, next, measure));

/** A title that left no room for its next word before what stands at the right margin. */
function isTitleBelow({ cells }: Line, next: Cell): boolean {
  const [title, trailing] = cells;
  if (!title || !trailing || isDated(title.text) || Math.abs(title.x - next.x) > 3) return false;
  return isFull(title, next, trailing.x - title.size);
}

/** "2020  Remote Pilot, Federal Aviation" goes on below its date or below its text. */
function isBehindDate({ cells }: Line, next: Cell, measure: Measure): boolean {
  const [dates, text, ...others] = cells;
  if (!dates || !text || others.length > 0 || !isDated(dates.text) || isDated(text.text))
    return false;
  const isBelowText = Math.abs(text.x - next.x) < 3;
  const isBelowOne = isBelowText || (Math.abs(dates.x - next.x) < 3 && !isSentence(next.text));
  const isAlike = hasSameLook(text, next) && Math.abs(text.size - next.size) < 0.6;
  return isBelowOne && isAlike && goesOn(text, next, measure);
}

/** Below the last cell of a line of several. */
const isBelow = (line: Line, next: Cell): boolean => {
  const last = line.cells.at(-1);
  return last !== undefined && (line.cells.length === 1 || Math.abs(last.x - next.x) < 4);
};

/** Text that must go on: a range of dates without its end, a label without its number, a comma. */
function breaksOff(above: string, next: string): boolean {
  if (
    /(?:[-–—(]|\d(?:\s+\p{L}+\.?){1,2}|[-–—]\s*\p{L}+\.?)$/u.test(above) &&
    findDates(`${above} ${next}`).some(
      ({ from, to, isRange }) => isRange && from < above.length && to > above.length + 1,
    )
  )
    return true;
  return (above.endsWith(':') && /^\d/u.test(next)) || above.endsWith(',');
}

function goesOn(above: Cell, next: Cell, measure: Measure): boolean {
  // Months begin with small letters in most languages.
  if (beginsWithRange(next.text) && !leadsOn(above.text)) return false;
  if (/^\p{Ll}/u.test(next.text) && !/[.!?:]$/u.test(above.text)) return true;
  if (isDated(above.text) || isDated(next.text) || locationScore(next.text) > 0.9) return false;
  if (mustGoOn(above.text, next.text)) return true;
  if (endsInDate(above.text) && /^\p{Lu}/u.test(next.text)) return false;
  return isFull(above, next, roomFor(above, next, measure)) && canGoOn(above.text, next.text);
}

/** A small word must go on, in a name too; a comma in a text. */
const mustGoOn = (above: string, next: string): boolean =>
  /^\p{Lu}/u.test(next) ? endsInFunctionWord(above) && !isSentence(next) : leadsOn(above);

/**
 * Running words that fill their line may end there, and the next line begin another item that has no
 * mark: a capital letter goes on only behind a word that cannot end, or alone.
 */
function canGoOn(above: string, next: string): boolean {
  if (!isSentence(above) || !/^\p{Lu}/u.test(next)) return true;
  return leadsOn(above) || /[.!?]$/u.test(above) || next.split(' ').length <= 2;
}

function beginsWithRange(text: string): boolean {
  const [dates] = findDates(text);
  return dates !== undefined && dates.from === 0 && dates.isRange;
}

/** Checks whether the text ends in a comma or a word that another must follow. */
const leadsOn = (text: string): boolean => /[,&/(–—-]$/u.test(text) || endsInFunctionWord(text);

/** Checks whether a text ends in a small word that another must follow, behind others. */
export const endsInFunctionWord = (text: string): boolean =>
  /\s\p{Ll}+$/u.test(text) && FUNCTION_WORDS.has(fold(text.split(' ').at(-1) ?? ''));

const FUNCTION_WORDS = new Set(
  'a an the of in on at to for from by with and or as into over under per via using including between within across than that which who whose is are was were der die das den dem des ein eine einer und oder von vom zu zum zur mit fur im am bei auf aus durch uber le la les des du de et ou a au aux en dans par pour sur avec el los las un una y o del al con por para su o os e do da dos das em no na com um uma il lo gli i di del della dei e o con per su nel nella een het van en of voor met op bij aan door'.split(
    ' ',
  ),
);

/** In a list, text without a mark of its own that begins where the text above does belongs to it. */
function hangs(line: Line, first: Cell): boolean {
  const isBelow = line.marker !== '' && Math.abs(first.x - line.x) < 3;
  const isBehindRange = /^\p{Lu}/u.test(first.text) && endsInRange(line.cells.at(-1)?.text ?? '');
  return isBelow && !isBehindRange && (!first.bold || (line.cells[0]?.bold ?? false));
}

/** A title that its dates end is whole. */
function endsInRange(text: string): boolean {
  const dates = findDates(text).at(-1);
  return dates?.isRange === true && dates.to >= text.length - 1;
}

const hasSameLook = (a: Cell, b: Cell): boolean => {
  const last = a.spans.at(-1) ?? a;
  const next = b.spans[0] ?? b;
  return last.bold === next.bold && last.italic === next.italic;
};

const RUNS_FROM_RIGHT = /^[^\p{L}]*[\u0590-\u08ff]/u;

/** Returns how far right the line could have gone: centred lines have room at both ends, those from right to left at their left. */
function roomFor(above: Cell, next: Cell, { left, right }: Measure): number {
  if (RUNS_FROM_RIGHT.test(above.text)) return above.right + above.x - left;
  const isCentred =
    Math.abs(above.x + above.right - next.x - next.right) < 4 && Math.abs(above.x - next.x) > 6;
  return isCentred ? right + above.x - left : right;
}

/** A title with its date behind a comma or a dash says all; running words may go on behind a date. */
function endsInDate(text: string): boolean {
  const dates = findDates(text).at(-1);
  return (
    dates !== undefined &&
    dates.to === text.length &&
    !isSentence(text) &&
    /[,|–—(]\s*$/u.test(text.slice(0, dates.from))
  );
}

/** In letters: widths are estimated, and a line that may be full by so much is. */
const UNSURE = 0.5;

/** Checks whether the first word of the next line would not have fitted behind this one. */
export function isFull(above: Cell, next: Cell, right: number): boolean {
  const word = next.text.split(' ')[0] ?? '';
  const letter = (next.right - next.x) / Math.max(1, breadthOf(next.text));
  return above.right + letter * (breadthOf(` ${word}`) + UNSURE) > right;
}

function isDated(text: string): boolean {
  const [dates] = findDates(text);
  return dates !== undefined && (dates.isRange || dates.to - dates.from > text.length / 2);
}

/** The text that goes on behind the last cell, or the first where that is right of it. */
function continued(cells: readonly Cell[], more: readonly Cell[], isBroken: boolean): Cell[] {
  const [next, ...rest] = more;
  if (!next) return [...cells];
  const below = cells.findLastIndex((cell) => cell.x < next.x + 4);
  const at = Math.max(0, below);
  return [
    ...cells.map((cell, index) => (index === at ? joinCells(cell, next, isBroken) : cell)),
    ...rest,
  ];
}

/** Two cells as one text. A word that was parted at a hyphen or a slash keeps it and loses the space. */
export function joinCells(first: Cell, next: Cell, isBroken = false): Cell {
  const isClose =
    isBroken || isParted(first.text, next.text) || isIdeographic(first.text, next.text);
  const separator = isClose ? '' : ' ';
  const joined = joinPassages([first, next], separator);
  const at = joined.text.length - next.text.length;
  const spans = next.spans.map((span) => ({ ...span, from: span.from + at, to: span.to + at }));
  return { ...first, ...joined, right: next.right, spans: [...first.spans, ...spans] };
}

/** Chinese and Japanese are written without spaces. */
const isIdeographic = (first: string, next: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}，。、；：！？）」]$/u.test(first) &&
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}，。、（「]/u.test(next);

const isParted = (first: string, next: string): boolean =>
  (/[\p{L}\p{N}][-‐/]$/u.test(first) && /^[\p{L}\p{N}]/u.test(next)) ||
  (/https?:\/\/\S*$|\/\S*-$/u.test(first) && !/\s/u.test(next));
