import type { PlacedText } from '@shortlist/placed-text';
import { joinDates } from '../lines/join-dates.ts';
import type { TextRow } from '../lines/row.ts';
import { rowsOf } from '../lines/rows-of.ts';
import { cutPage, type Part } from './cut-page.ts';
import { layLevel } from './lay-level.ts';
import { gapBefore, mergeRows } from './merge-rows.ts';
import { openTable } from './tables/printed-table.ts';
import { joinTableRows } from './tables/table-rows.ts';

/** Columns of two pages that begin so near are one, in points. */
const SAME_COLUMN = 12;

/** A column of text that may go on from page to page. */
type Column = { rows: TextRow[]; left: number; right: number; page: number };

/** The rows of a document that has one column of text, whatever its gaps look like. */
export const singleColumn = (document: PlacedText): TextRow[][] => [mergeRows(rowsOf(document))];

/**
 * The rows of a document in the order of reading, one list for each column of text. A column goes on where one
 * of the page before stood. A document without columns, and one that flows, has one list.
 */
export function readingOrder(document: PlacedText): TextRow[][] {
  const rows = rowsOf(document);
  if (document.placement === 'estimated') return [joinTableRows(rows)];
  const columns: Column[] = [];
  const pages = document.pages.map(({ width }) => ({ width, rows: [] as TextRow[] }));
  for (const row of rows) pages[row.page]?.rows.push(row);
  let open: TextRow | undefined;
  pages.forEach(({ width, rows: here }, page) => {
    const level = joinDates(layLevel(here));
    addPage(columns, cutPage(level, width, open), page);
    open = openTable(mergeRows(level), open);
  });
  return columns.map(({ rows: held }) =>
    held.map((row, at) => ({ ...row, gap: gapBefore(row, held[at - 1]) })),
  );
}

function addPage(columns: Column[], parts: readonly Part[], page: number): void {
  let current: Column | undefined;
  for (const part of parts) {
    if (part.isApart || !current) current = columnFor(columns, part, page);
    current.rows.push(...part.rows);
    current.right = Math.max(current.right, rightOf(part));
    current.page = page;
  }
}

const rightOf = ({ rows }: Part): number =>
  Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ right }) => right)));

/**
 * The column of the page before that the part goes on with, the last of those at one edge; or a new one. Text over the whole
 * page goes on with none that is so narrow that it ends before half of it, if there is another.
 */
function columnFor(columns: Column[], part: Part, page: number): Column {
  const { left, isApart } = part;
  const middle = (left + rightOf(part)) / 2;
  const all = columns.filter((column) => column.page < page);
  const wide = isApart ? all : all.filter((column) => column.right > middle);
  const before = wide.length > 0 ? wide : all;
  const away = (column: Column) => Math.floor(Math.abs(column.left - left) / SAME_COLUMN);
  const near = before.toReversed().toSorted((a, b) => away(a) - away(b))[0];
  if (near && (!isApart || Math.abs(near.left - left) <= SAME_COLUMN)) return near;
  const column = { rows: [], left, right: left, page };
  columns.push(column);
  return column;
}
