import { findDates } from '../../dates/find-dates.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { leadMarkers } from '../../lines/lead-markers.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { cutAtAll, trimEdges } from '../chunks.ts';
import { cutLabelPairs } from './cut-label-pairs.ts';
import { endsInJoining, isEntryLabel, kindOfLabel } from './entry-label.ts';
import { joinRanges } from './join-ranges.ts';
import type { EntryLabel } from './label-lexicon.ts';
import { takeHeader } from './take-header.ts';

/** A label in a column of labels that may go on in the next row, the row it leads, and where its text lies. */
type Open = { text: string; at: number; edge: number };

/** A column of labels has labels of so many kinds: else a word of labels may be a name. */
const LEAST_KINDS = 2;

/**
 * Rows of entries without the labels that lead their text, "Employer: Ritz" or "Employer" in its own column,
 * each cell marked with the kind of its label. What is led by a label for duties is an item.
 */
export function takeLabels(rows: readonly TextRow[]): TextRow[] {
  return joinRanges(takeLedLabels(takeHeader(cutLabelPairs(rows))));
}

function takeLedLabels(rows: readonly TextRow[]): TextRow[] {
  const hasColumn = kindsOfColumn(rows).size >= LEAST_KINDS;
  const edge = hasColumn ? textEdge(rows) : 0;
  const leads = hasColumn ? firstLabel(rows, edge) : undefined;
  const taken: TextRow[] = [];
  let open: Open | undefined;
  let starts = 0;
  for (const row of rows) {
    const label = hasColumn ? labelIn(row, open, taken.length) : undefined;
    if (leads && leads === labelOf(row, edge)) starts = taken.length;
    open = label ?? keptOpen(open, row);
    taken.push(...takeLabel(row, label, isLeftOut(row, open, edge)));
    if (label && !isIgnored(label)) labelOpenRow(taken, label);
    begin(taken, starts);
  }
  return taken;
}

function takeLabel(row: TextRow, label: Open | undefined, isOut: boolean): TextRow[] {
  if (label) return isIgnored(label) ? [] : withoutLabel(row);
  return isOut ? [] : withLedCells(row);
}

/** The row at `at` begins an entry, even where the field that leads its label was left empty. */
function begin(taken: TextRow[], at: number): void {
  const row = taken[at];
  if (row && at > 0) taken[at] = { ...row, begins: true };
}

/** The label in the column of labels, with text beside it or none. */
const labelOf = (row: TextRow, edge: number): string | undefined =>
  labelBeside(row)?.text ?? (isEmptyField(row, edge) ? row.cells[0]?.text : undefined);

/** The label that the entries of the section begin with. */
const firstLabel = (rows: readonly TextRow[], edge: number): string | undefined =>
  rows.map((row) => labelOf(row, edge)).find((label) => label !== undefined);

/** Checks whether a label is ignored: the reason why a job ended is no part of it. */
const isIgnored = ({ text }: Open): boolean => kindOfLabel(text) === 'ignored';

/** Checks whether a row goes on with an ignored field, or is a field that was left empty. */
const isLeftOut = (row: TextRow, open: Open | undefined, edge: number): boolean =>
  (open !== undefined && isIgnored(open)) || isEmptyField(row, edge);

/** The label that stands in the row: the rest of the one that is open, or a new one, which leads the row `at`. */
function labelIn(row: TextRow, open: Open | undefined, at: number): Open | undefined {
  const more = open && goesOn(open, row);
  if (open && more) return { ...open, text: `${open.text} ${more}` };
  const label = labelBeside(row);
  return label && { text: label.text, at, edge: row.cells[1]?.x ?? 0 };
}

/** A label stays open while text of the column beside it follows. */
const keptOpen = (open: Open | undefined, { cells: [first] }: TextRow): Open | undefined =>
  open && first && first.x > open.edge - 4 ? open : undefined;

const kindsOfColumn = (rows: readonly TextRow[]): ReadonlySet<EntryLabel> =>
  new Set(rows.flatMap((row) => kindOfLabel(labelBeside(row)?.text ?? '') ?? []));

/** Finds the left edge of the text beside a column of labels, in points. */
const textEdge = (rows: readonly TextRow[]): number =>
  Math.min(...rows.flatMap((row) => (labelBeside(row) ? (row.cells[1]?.x ?? []) : [])));

/** A label in the column of labels that nothing stands beside: a field that was left empty. */
const isEmptyField = ({ cells: [label, ...beside] }: TextRow, edge: number): boolean =>
  label !== undefined &&
  beside.length === 0 &&
  label.right < edge &&
  kindOfLabel(label.text) !== undefined;

/** The label in the first cell of a row of several. Labels alone head a table, and dates need none of their own. */
function labelBeside({ cells: [label, ...beside] }: TextRow): Cell | undefined {
  if (!label || beside.length === 0 || !isEntryLabel(label.text)) return undefined;
  const isHeader = beside.some(({ text }) => isEntryLabel(text));
  const isDated = beside.every(isDate) && !isOfDates(kindOfLabel(label.text));
  return isHeader || isDated ? undefined : label;
}

const isOfDates = (kind: EntryLabel | undefined): boolean =>
  kind === 'when' || kind === 'from' || kind === 'to';

const isDate = ({ text }: Cell): boolean =>
  findDates(text).some(({ from, to }) => to - from > text.length * 0.7);

/** Returns the rest of a label that has no end yet from the next row: "Name and address of" over "employer". */
function goesOn({ text, edge }: Open, { cells: [first] }: TextRow): string | undefined {
  if (!first || first.right > edge || !isEntryLabel(first.text)) return undefined;
  const isWhole = isOfDates(kindOfLabel(text));
  const isOpen = endsInJoining(text) && !isWhole;
  return isOpen || text.endsWith('/') || /^\p{Ll}/u.test(first.text) ? first.text : undefined;
}

const withoutLabel = (row: TextRow): TextRow[] =>
  row.cells.length > 1 ? leadMarkers([{ ...row, cells: row.cells.slice(1) }]) : [];

/** Marks the row that an open label leads with the kind of the label. */
function labelOpenRow(taken: TextRow[], { text, at }: Open): void {
  const row = taken[at];
  const kind = kindOfLabel(text);
  if (row && kind) taken[at] = labelRow(row, kind);
}

function labelRow(row: TextRow, kind: EntryLabel): TextRow {
  const says = kind === 'other' ? 'duties' : kind;
  return { ...row, cells: row.cells.map((cell) => ({ ...cell, labelled: says })) };
}

/** "City: Linz | Country: Austria": the row with the texts behind its labels, if every part has one. */
function withLedCells(row: TextRow): TextRow[] {
  const [first, ...others] = row.cells;
  if (!first?.text.includes(':') || row.marker !== '') return [row];
  const parts = cutAtAll(first, /\s*[|•·]\s*/gu).map(ledCell);
  const kinds = parts.flatMap((part) => part?.labelled ?? []);
  if (kinds.length === 0 || kinds.length < parts.length) return [row];
  if (kinds.every((kind) => kind === 'duties' || kind === 'other'))
    return [{ ...row, marker: '•' }];
  const beside = others.map((cell) => ledCell(cell) ?? cell);
  const cells = [...parts, ...beside].filter((cell) => cell !== undefined);
  const kept = cells.filter(({ labelled }) => labelled !== 'ignored');
  return kept.length > 0 ? [{ ...row, cells: kept }] : [];
}

function ledCell(cell: Cell): Cell | undefined {
  const label = /^(?<label>[^:]{2,80}?)\s*:\s+(?=\S)/u.exec(cell.text);
  const kind = kindOfLabel(label?.groups?.label ?? '');
  if (!label || !kind) return undefined;
  return { ...trimEdges(cutCell(cell, label[0].length)), x: cell.x, labelled: kind };
}
