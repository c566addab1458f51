import { lineText, type PlacedText, type TextLine, type TextPiece } from '@shortlist/placed-text';
import type { Passage } from '../document/passage.ts';
import { isEntryLabel, kindOfLabel } from '../entries/field-labels/entry-label.ts';
import { cutCell } from './cut-cell.ts';
import type { Cell, Span, TextRow } from './row.ts';

/** In characters: more than any paragraph of a resume. */
const LONGEST = 2_000;

type Placed = { piece: TextPiece; start: number };

/** Every line of the document's text as a row, its pieces put together to cells between the wide gaps. */
export function rowsOf(document: PlacedText): TextRow[] {
  const edges = document.placement === 'measured' ? commonEdges(document.lines) : NO_EDGES;
  return rowsBetween(document, edges);
}

const NO_EDGES: ReadonlySet<string> = new Set();

/** The same of our own paper, where a wide gap stands before whatever begins a cell. */
export const ourRowsOf = (document: PlacedText): TextRow[] => rowsBetween(document, NO_EDGES);

function rowsBetween({ lines }: PlacedText, edges: ReadonlySet<string>): TextRow[] {
  return lines.flatMap((line, index) => {
    if (isBeside(line)) return [];
    const cells = cellsOf(line, index, edges);
    return [{ page: line.page, y: line.y, cells, marker: line.list?.marker ?? '', line, gap: 0 }];
  });
}

/** Notes and comments are no rows of the text. */
const isBeside = ({ origin }: TextLine): boolean => origin === 'note' || origin === 'comment';

/** Left edges that so many lines of a page share are those of a column. */
const LEAST_LINES = 5;

/** The share of a column's lines that stand behind a wide gap or alone, even where labels end close to it. */
const LEAST_APART = 0.2;

/** A label is at least so wide, in points. */
const LEAST_LABEL = 25;

const edgeOf = ({ page }: TextLine, x: number): string => `${page} ${Math.round(x)}`;

/**
 * The left edges of the columns of text: what begins there begins a cell, however close a label stands. Words within
 * lines share edges by chance, always so in letters of one width: some of a column stand behind wide gaps, or alone.
 */
function commonEdges(lines: readonly TextLine[]): Set<string> {
  const counts = new Map<string, { all: number; apart: number }>();
  for (const line of lines) {
    line.pieces.forEach((piece, at) => {
      if (at > 0 && piece.before === '') return;
      const edge = edgeOf(line, piece.x);
      const { all, apart } = counts.get(edge) ?? { all: 0, apart: 0 };
      const isApart = at === 0 || piece.before === '\t';
      counts.set(edge, { all: all + 1, apart: apart + Number(isApart) });
    });
  }
  const common = [...counts].flatMap(([edge, { all, apart }]) =>
    all >= LEAST_LINES && apart >= all * LEAST_APART ? [edge] : [],
  );
  return new Set([...common, ...lines.flatMap(headEdges)]);
}

/** The left edges of the columns that a head of a table names, "From | To | Employer", here and on the next page. */
function headEdges(line: TextLine): string[] {
  const texts = lineText(line).split('\t');
  const isHead = texts.length > 1 && texts.every(isEntryLabel);
  const kinds = new Set(isHead ? texts.map(kindOfLabel) : []);
  if (kinds.size < 2) return [];
  return line.pieces.flatMap(({ x }) =>
    [x - 0.5, x + 0.5].flatMap((edge) => [
      edgeOf(line, edge),
      edgeOf({ ...line, page: line.page + 1 }, edge),
    ]),
  );
}

/** Words of a justified line: so many, of which so many begin small, with spaces that hardly differ. */
const LEAST_WORDS = 5;
const SMALL_WORDS = 0.5;
const MOST_SPREAD = 2;

const gapsOf = (pieces: readonly TextPiece[]): number[] =>
  pieces.slice(1).map(({ x }, at) => x - (pieces[at]?.x ?? x) - (pieces[at]?.width ?? 0));

/** Checks whether the line is running words that were set apart to fill its measure: their gaps are no columns. */
function isJustifiedLine(pieces: readonly TextPiece[]): boolean {
  if (pieces.length < LEAST_WORDS || !pieces.some(({ before }) => before === '\t')) return false;
  const words = pieces.filter(({ text }) => !text.includes(' '));
  const small = pieces.filter(({ text }) => /^\p{Ll}/u.test(text));
  const gaps = gapsOf(pieces);
  return (
    words.length >= pieces.length - 1 &&
    small.length >= SMALL_WORDS * pieces.length &&
    Math.max(...gaps) <= MOST_SPREAD * Math.min(...gaps)
  );
}

/** A gap that is no space of a text: in sizes of the letters, and in their mean width, which is large in a typewriter's. */
const WIDE = 0.55;
const WIDE_OF_LETTERS = 1.3;

const widthOfGap = ({ size, width, text }: TextPiece): number =>
  Math.max(WIDE * size, (WIDE_OF_LETTERS * width) / text.length);

const areAlike = (left: TextPiece, right: TextPiece): boolean =>
  right.before === ' ' && left.bold === right.bold && left.size === right.size;

const areApart = (left: TextPiece, right: TextPiece): boolean =>
  right.x - left.x - left.width > widthOfGap(left);

const beginsName = ({ text }: TextPiece): boolean => /^(?:\p{Lu}|\d+\p{L})\S/u.test(text);

/** The pieces that go on a row of names of one look which wide gaps part, "Go   Rust   Night shifts": three and more. */
function itemsOf(pieces: readonly TextPiece[]): ReadonlySet<TextPiece> {
  const runs: TextPiece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const run = runs.at(-1);
    const [last, name] = [pieces[at - 1], run?.at(-1)];
    if (!run || !last || !name || !areAlike(last, piece)) runs.push([piece]);
    else if (!areApart(last, piece)) continue;
    else if (beginsName(name) && beginsName(piece)) run.push(piece);
    else runs.push([piece]);
  }
  return new Set(runs.filter(({ length }) => length > 2).flatMap((run) => run.slice(1)));
}

const NO_ITEMS: ReadonlySet<TextPiece> = new Set();

function cellsOf(line: TextLine, index: number, edges: ReadonlySet<string>): Cell[] {
  const groups: Placed[][] = [];
  let start = 0;
  const isJustified = isJustifiedLine(line.pieces);
  const items = isJustified ? NO_ITEMS : itemsOf(line.pieces.filter(({ hidden }) => !hidden));
  for (const piece of line.pieces) {
    start += piece.before.length;
    const at = start;
    start += piece.text.length;
    if (piece.hidden) continue;
    const last = groups.at(-1);
    const isApart =
      (piece.before === '\t' && !isJustified) ||
      items.has(piece) ||
      (piece.before === ' ' &&
        piece.x > (line.pieces[0]?.x ?? 0) + LEAST_LABEL &&
        edges.has(edgeOf(line, piece.x)));
    if (last && !isApart) last.push({ piece, start: at });
    else groups.push([{ piece, start: at }]);
  }
  const text = lineText(line);
  return groups.flatMap((group) => cutLong(cellOf(group, text, index)));
}

/**
 * A text of many pages in one line is cut at spaces, so that what is looked for in it takes time in
 * step with its length. What reads the line joins its cells with spaces again.
 */
function cutLong(cell: Cell): Cell[] {
  if (cell.text.length <= LONGEST) return [cell];
  const parts: Cell[] = [];
  let from = 0;
  while (from < cell.text.length) {
    const space = cell.text.lastIndexOf(' ', from + LONGEST);
    const end = from + LONGEST >= cell.text.length ? cell.text.length : space;
    const to = end > from ? end : from + LONGEST;
    parts.push(cutCell(cell, from, to));
    from = to;
  }
  return parts;
}

/** The text of neighbours with what stands between them, but for what nobody sees; and where each begins in it. */
function joinSeen(group: readonly Placed[], text: string, line: number) {
  let said = '';
  let end = group[0]?.start ?? 0;
  const parts: Passage['parts'][number][] = [];
  const starts = group.map(({ piece, start }) => {
    const between = text.slice(end, start);
    const isClose = between.trim() === '';
    said += isClose
      ? between.replace('\t', ' ')
      : (/^\s|\s$/.exec(between)?.[0] ?? '').replace('\t', ' ');
    const at = said.length;
    const last = parts.at(-1);
    const place = { line, start, end: start + piece.text.length };
    if (last && isClose)
      parts[parts.length - 1] = { ...last, place: { ...place, start: last.place.start } };
    else parts.push({ at, place });
    said += piece.text;
    end = place.end;
    return at;
  });
  return { passage: { text: said, parts }, starts };
}

function cellOf(group: readonly Placed[], text: string, line: number): Cell {
  const { passage, starts } = joinSeen(group, text, line);
  const pieces = group.map(({ piece }) => piece);
  const letters = (holds: (piece: TextPiece) => boolean) =>
    pieces.reduce((sum, piece) => sum + (holds(piece) ? piece.text.length : 0), 0);
  // The mark of a list may be larger than its text.
  const worded = pieces.filter(({ text: said }) => /[\p{L}\p{N}]/u.test(said));
  const half = letters(() => true) / 2;
  return {
    ...passage,
    x: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(({ x, width }) => x + width)),
    size: Math.max(...(worded.length > 0 ? worded : pieces).map(({ size }) => size)),
    bold: letters(({ bold }) => bold) > half,
    italic: letters(({ italic }) => italic) > half,
    spans: joinAlike(pieces.map((piece, at) => spanOf(piece, starts[at] ?? 0))),
  };
}

/** Neighbouring spans of one look are one. */
function joinAlike(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const isAlike =
      last?.bold === span.bold && last.italic === span.italic && last.link === span.link;
    if (last && isAlike) joined[joined.length - 1] = { ...last, to: span.to };
    else joined.push(span);
  }
  return joined;
}

function spanOf({ bold, italic, link, text }: TextPiece, at: number): Span {
  return { from: at, to: at + text.length, bold, italic, ...(link !== undefined && { link }) };
}
