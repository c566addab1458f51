import { kindOfHead, kindOfLabel } from '../entries/field-labels/entry-label.ts';
import { lookOf } from '../headings/look.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import { rowText, type TextRow } from '../lines/row.ts';

/** In characters and in lines: no heading of a cell has more. */
const LONGEST = 44;
const MOST_LINES = 3;

/** The rows of one row of a table by their column, from left to right. */
export type TableRow = { table: number; columns: TextRow[][] };

/**
 * The left cells of tables that are headings of what stands right of them: all that they say is a word of the lexicon,
 * or is set as those are. Where more cells of their look are none, all are labels within a section.
 */
export function headingCells(tableRows: readonly TableRow[]): ReadonlySet<TableRow> {
  return new Set([...groupByLook(tableRows).values()].flatMap(headingsAmong));
}

/** Those of the left cells of one look that are headings. */
function headingsAmong(alike: readonly TableRow[]): readonly TableRow[] {
  const known = alike.filter(isKnown);
  // "School", "Qualification", "Year": a form, whose labels the lexicon has among headings.
  if (alike.filter(isLabel).length * 2 > alike.length) return [];
  if (known.length < 2 || known.length === alike.length) return known;
  return known.length * 2 < alike.length || known.every(isOfSkills) ? [] : alike;
}

function groupByLook(tableRows: readonly TableRow[]): Map<string, TableRow[]> {
  const groups = new Map<string, TableRow[]>();
  for (const each of tableRows) {
    const [left = [], ...beside] = each.columns;
    const [first] = left;
    const cell = first?.cells[0];
    if (!first || !cell || beside.length === 0 || !isShort(left) || isTableHead(each)) continue;
    const key = `${each.table} ${lookOf(cell, first)}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return groups;
}

/** "Degree | School | Years": every cell is a label of its column. */
export const isTableHead = ({ columns }: TableRow): boolean =>
  columns.every(
    (rows) => rows.length === 1 && rows.every((row) => kindOfHead(rowText(row)) !== undefined),
  );

const textOf = ({ columns: [left = []] }: TableRow): string => left.map(rowText).join(' ');

const isLabel = (each: TableRow): boolean => kindOfLabel(textOf(each)) !== undefined;

const isKnown = (each: TableRow): boolean => sectionOfHeading(textOf(each)) !== undefined;

/** "Tools" and "Languages" head sections, and groups of skills. */
const isOfSkills = (each: TableRow): boolean =>
  /^(skills|languages)$/u.test(sectionOfHeading(textOf(each)) ?? '');

function isShort(left: readonly TextRow[]): boolean {
  const text = left.map(rowText).join(' ');
  return (
    left.length <= MOST_LINES &&
    text.length <= LONGEST &&
    !/\d/u.test(text) &&
    left.every(({ marker, cells }) => marker === '' && cells.length === 1)
  );
}
