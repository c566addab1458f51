import { findDates } from '../dates/find-dates.ts';
import { cutCell } from '../lines/cut-cell.ts';
import { leadMarkers } from '../lines/lead-markers.ts';
import type { Cell, Row } from '../lines/row.ts';
import { cutAtAll, trimEdges } from './chunks.ts';
import { cutLabelPairs } from './cut-label-pairs.ts';
import { endsInJoining, isEntryLabel, kindOfLabel } from './entry-label.ts';
import type { EntryLabel } from './label-lexicon.ts';
import { takeHeader } from './take-header.ts';

/** A label in a column of labels that may go on in the next row, the row it leads, and where its text lies. */
type Open = { text: string; at: number; edge: number };

/** A column of labels has labels of so many kinds: else a word of labels may be a name. */
const LEAST_KINDS = 2;

/**
 * Rows of entries without the labels that lead their text, "Employer: Ritz" or "Employer" in a column of its own,
 * each cell with what its label told of it. What is led by a label for duties is an item.
 */
export function takeLabels(rows: readonly Row[]): Row[] {
  return takeLedLabels(takeHeader(cutLabelPairs(rows)));
}

function takeLedLabels(rows: readonly Row[]): Row[] {
  const hasColumn = kindsOfColumn(rows).size >= LEAST_KINDS;
  const taken: Row[] = [];
  let open: Open | undefined;
  for (const row of rows) {
    const label = hasColumn ? labelIn(row, open, taken.length) : undefined;
    open = label ?? keptOpen(open, row);
    taken.push(...(label ? withoutLabel(row) : [withLedCells(row)]));
    if (label) tellRow(taken, label);
  }
  return taken;
}

/** The label that stands in the row: the rest of the one that is open, or a new one, which leads the row `at`. */
function labelIn(row: Row, open: Open | undefined, at: number): Open | undefined {
  const more = open && goesOn(open, row);
  if (open && more) return { ...open, text: `${open.text} ${more}` };
  const label = labelBeside(row);
  return label && { text: label.text, at, edge: row.cells[1]?.x ?? 0 };
}

/** A label stays open while text of the column beside it follows. */
const keptOpen = (open: Open | undefined, { cells: [first] }: Row): Open | undefined =>
  open && first && first.x > open.edge - 4 ? open : undefined;

const kindsOfColumn = (rows: readonly Row[]): ReadonlySet<EntryLabel> =>
  new Set(rows.flatMap((row) => kindOfLabel(labelBeside(row)?.text ?? '') ?? []));

/** The label in the first cell of a row of several. Labels alone head a table, and dates need none of their own. */
function labelBeside({ cells: [label, ...beside] }: Row): Cell | undefined {
  if (!label || beside.length === 0 || !isEntryLabel(label.text)) return undefined;
  const isHeader = beside.some(({ text }) => isEntryLabel(text));
  const isDated = beside.every(isDate) && kindOfLabel(label.text) !== 'when';
  return isHeader || isDated ? undefined : label;
}

const isDate = ({ text }: Cell): boolean =>
  findDates(text).some(({ from, to }) => to - from > text.length * 0.7);

/** What a label that has no end yet says in the next row: "Name and address of" over "employer". */
function goesOn({ text, edge }: Open, { cells: [first] }: Row): string | undefined {
  if (!first || first.right > edge || !isEntryLabel(first.text)) return undefined;
  return endsInJoining(text) || /^\p{Ll}/u.test(first.text) ? first.text : undefined;
}

const withoutLabel = (row: Row): Row[] =>
  row.cells.length > 1 ? leadMarkers([{ ...row, cells: row.cells.slice(1) }]) : [];

/** Tells the row that an open label leads what the label says. */
function tellRow(taken: Row[], { text, at }: Open): void {
  const row = taken[at];
  const kind = kindOfLabel(text);
  if (row && kind) taken[at] = told(row, kind);
}

function told(row: Row, kind: EntryLabel): Row {
  const isItem = kind === 'duties' || kind === 'other';
  if (isItem) return { ...row, marker: row.marker || '•' };
  return { ...row, cells: row.cells.map((cell) => ({ ...cell, told: kind })) };
}

/** "City: Linz | Country: Austria": the row with the texts behind its labels, if every part has one. */
function withLedCells(row: Row): Row {
  const [first, ...others] = row.cells;
  if (!first?.text.includes(':') || row.marker !== '') return row;
  const parts = cutAtAll(first, /\s*[|•·]\s*/gu).map(ledCell);
  const kinds = parts.flatMap((part) => part?.told ?? []);
  if (kinds.length === 0 || kinds.length < parts.length) return row;
  if (kinds.every((kind) => kind === 'duties' || kind === 'other')) return { ...row, marker: '•' };
  return { ...row, cells: [...parts.filter((part) => part !== undefined), ...others] };
}

function ledCell(cell: Cell): Cell | undefined {
  const label = /^(?<label>[^:]{2,80}?)\s*:\s+(?=\S)/u.exec(cell.text);
  const kind = kindOfLabel(label?.groups?.label ?? '');
  if (!label || !kind) return undefined;
  return { ...trimEdges(cutCell(cell, label[0].length)), x: cell.x, told: kind };
}
