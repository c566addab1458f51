import type { PlacedText } from '@shortlist/placed-text';
import { joinCells } from '../lines/join-wrapped.ts';
import { runsFromRight } from '../lines/line.ts';
import { type Cell, rowSize, type TextRow } from '../lines/row.ts';
import { ourRowsOf } from '../lines/rows-of.ts';
import { isTagged } from '../our-files/our-pdf.ts';
import { mergeRows } from './merge-rows.ts';
import { joinParagraphs } from './our-paragraphs.ts';
import { singleColumn } from './reading-order.ts';

/**
 * The columns of our own paper, read in the order in which it is drawn: column after column, page after page. Where its
 * tags tell its paragraphs, each is one row, and what belongs to none (a footer) is left out.
 */
export function ourColumns(document: PlacedText): TextRow[][] {
  if (!isTagged(document)) return singleColumn(document);
  const rows = ourRowsOf(document)
    .filter(({ line }) => line.paragraph !== undefined)
    .map(withWholeCells);
  const columns = columnsOf(rows).map((column) => joinParagraphs(mergeRows(column)));
  return columns.length > 1 ? columns.map(withContactInLine) : columns;
}

/** Cells stand further apart than this, in sizes of the letters. */
const APART = 1.1;

/** Words from left to right within a line from the right begin far from what they follow, and end beside it. */
function withWholeCells(row: TextRow): TextRow {
  if (row.line.heading !== undefined) return row;
  const cells: Cell[] = [];
  for (const cell of row.cells) {
    const last = cells.at(-1);
    const gap = last ? Math.max(cell.x - last.right, last.x - cell.right) : 0;
    if (last && runsFromRight(last.text) && gap < cell.size * APART)
      cells[cells.length - 1] = {
        ...joinCells(last, cell),
        x: Math.min(last.x, cell.x),
        right: Math.max(last.right, cell.right),
      };
    else cells.push(cell);
  }
  return { ...row, cells };
}

/** A headline is larger than the smallest text of its column by so much. */
const HEADLINE = 1.07;

/** The column with the contact, of which a narrow one has each part in a line of its own, in one row as other designs have it. */
function withContactInLine(rows: TextRow[]): TextRow[] {
  const smallest = Math.min(...rows.map(rowSize));
  const end = rows.findIndex(({ line }) => line.heading === 2);
  const head = rows.slice(0, end < 0 ? rows.length : end);
  const isName = ({ line }: TextRow) => line.heading === 1;
  const contact = head.filter((row) => !isName(row) && rowSize(row) <= smallest * HEADLINE);
  const [first] = contact;
  if (!first) return rows;
  const inLine = { ...first, cells: contact.flatMap(({ cells }) => cells) };
  const others = rows.filter((row) => row === first || !contact.includes(row));
  return others.map((row) => (row === first ? inLine : row));
}

/** A step up the page by more than this, in sizes of the letters, begins another column. */
const STEP_UP = 1;

/** The rows by the columns of the first page that has several; on other pages a part goes on where one of them stood. */
function columnsOf(rows: readonly TextRow[]): TextRow[][] {
  const pages = new Set(rows.map(({ page }) => page));
  const parts = [...pages].map((page) => partsOf(rows.filter((row) => row.page === page)));
  const first = parts.find((page) => page.length > 1) ?? parts[0] ?? [];
  const columns: Column[] = first.map((part) => ({ ...edgesOf(part, first), rows: [] }));
  for (const part of parts.flat()) {
    const edges = first.includes(part) ? edgesOf(part, first) : edgesOf(part, []);
    nearest(columns, edges)?.rows.push(...part);
  }
  return columns.map((column) => column.rows);
}

type Edges = { left: number; right: number };
type Column = Edges & { rows: TextRow[] };

/** The parts of a page, each as far as it runs down. */
function partsOf(rows: readonly TextRow[]): TextRow[][] {
  const parts: TextRow[][] = [];
  for (const row of rows) {
    const last = parts.at(-1)?.at(-1);
    const size = row.cells[0]?.size ?? 0;
    if (last && row.y > last.y - STEP_UP * size) parts.at(-1)?.push(row);
    else parts.push([row]);
  }
  return parts;
}

/** Measures how far a part reaches, without the head over all columns, which is drawn with the first. */
function edgesOf(part: readonly TextRow[], all: readonly (readonly TextRow[])[]): Edges {
  const tops = all.filter((each) => each !== part).map(([top]) => topOf(top));
  const below = part.filter((row) => tops.every((top) => topOf(row) >= top - 1));
  const cells = (below.length > 0 ? below : part).flatMap((row) => row.cells);
  return {
    left: Math.min(...cells.map(({ x }) => x)),
    right: Math.max(...cells.map(({ right }) => right)),
  };
}

/** About where its letters begin: columns begin at one height in letters of different sizes. */
const topOf = (row: TextRow | undefined): number => (row ? row.y - (row.cells[0]?.size ?? 0) : 0);

const shared = (one: Edges, other: Edges): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

/** The column that a part shares most of its width with. */
const nearest = (columns: readonly Column[], part: Edges): Column | undefined =>
  columns.toSorted((one, other) => shared(other, part) - shared(one, part))[0];
