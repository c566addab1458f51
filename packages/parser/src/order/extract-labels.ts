import { isEntryLabel, kindOfLabel } from '../entries/field-labels/entry-label.ts';
import { lookOf } from '../headings/look.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import type { Spot } from './spot.ts';

/** Headings that stand beside what they head; those that wrap lead to their second line. */
export type Labels = ReadonlyMap<Cell, Cell | undefined>;

/** Labels that begin or end so near to another are in one column, in points. */
const IN_LINE = 3;

/** Lines of one label are no further apart, in sizes of the letters. */
const WRAPPED = 1.7;

/**
 * The headings of a page that stand in a column of labels, left of the text that they head. One alone is no such
 * column; where some look as headings alone do, words of the lexicon that do not are none of it.
 */
export function findLabels(rows: readonly TextRow[], spots: readonly Spot[]): Labels {
  const known = new Map(spots.map((spot) => [spot.cell, spot]));
  const found = rows.flatMap((row, at) => labelAt(row, rows.slice(at + 1, at + 3), known) ?? []);
  const looks = new Set(found.flatMap(({ look, isOfItsOwnLook }) => (isOfItsOwnLook ? look : [])));
  const labels = looks.size > 0 ? found.filter(({ look }) => looks.has(look)) : found;
  const isOfColumn = ({ x, right }: Cell) =>
    labels.filter(({ cell }) => isNear(cell.x, x) || isNear(cell.right, right)).length > 1;
  return new Map(
    labels.flatMap(({ cell, rest }) => (isOfColumn(cell) ? [[cell, rest] as const] : [])),
  );
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < IN_LINE;

type Label = { cell: Cell; rest?: Cell; look: string; isOfItsOwnLook: boolean };

/** The label that begins a row, if text stands beside it; with the rest of it that stands below. */
function labelAt(
  row: TextRow,
  below: readonly TextRow[],
  known: ReadonlyMap<Cell, Spot>,
): Label | undefined {
  const [cell] = row.cells;
  if (!cell || row.cells.length < 2 || isOfForm(row, known.get(cell))) return undefined;
  const rest = below.flatMap((next) => restOf(cell, row, next) ?? [])[0];
  const { isHeading = false, isOfItsOwnLook = false } = known.get(cell) ?? {};
  const label = { cell, look: lookOf(cell, row), isOfItsOwnLook };
  if (rest && sectionOfHeading(`${cell.text} ${rest.text}`)) return { ...label, rest };
  return isHeading ? label : undefined;
}

/** "School" beside its text, and "Period" in the head of a table, are no headings though the lexicon has them. */
const isOfForm = ({ cells: [label, ...beside] }: TextRow, spot: Spot | undefined): boolean =>
  label !== undefined &&
  kindOfLabel(label.text) !== undefined &&
  (spot?.isOfItsOwnLook !== true || beside.every(({ text }) => isEntryLabel(text)));

function restOf(cell: Cell, row: TextRow, next: TextRow): Cell | undefined {
  const [rest] = next.cells;
  if (!rest || next.y - row.y > WRAPPED * cell.size || lookOf(rest, next) !== lookOf(cell, row))
    return undefined;
  return isNear(rest.x, cell.x) || isNear(rest.right, cell.right) ? rest : undefined;
}

/** Rows with their labels put above the text beside them. */
export function extractLabels(rows: readonly TextRow[], labels: Labels): TextRow[] {
  const rests = new Set([...labels.values()].filter((rest) => rest !== undefined));
  const lifted = new Map<Cell, TextRow>();
  for (const row of rows) {
    const [first] = row.cells;
    if (first && rests.has(first)) lifted.set(first, { ...row, cells: [first] });
  }
  return rows.flatMap((row) => {
    const [first, ...beside] = row.cells;
    if (!first || (!labels.has(first) && !rests.has(first))) return [row];
    const text = beside.length > 0 ? [{ ...row, cells: beside, gap: 0 }] : [];
    if (rests.has(first)) return text;
    const rest = labels.get(first);
    const below = rest && lifted.get(rest);
    return [{ ...row, cells: [first] }, ...(below ? [below] : []), ...text];
  });
}
