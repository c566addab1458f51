import type { FlowParagraph } from '../flow/flow.ts';
import { plainBullet } from '../flow/list-marker.ts';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import { type GroupState, type Reading, type RowState, startRows } from './rtf-state.ts';

/** Ends the paragraph; the look stays for the next one. */
export function endParagraph(reading: Reading) {
  const { output } = reading.state;
  const { inTable, depth, level, style, tabAlign: _, heading, ...look } = output.paragraph;
  const known = reading.styles.get(style);
  const marker = plainBullet(output.marker.replace(/\s+/g, ' ').trim());
  const outline = heading ?? known?.heading;
  const paragraph: FlowParagraph = {
    ...look,
    runs: output.runs,
    origin: output.origin,
    ...(marker !== '' && { list: { level, marker } }),
    ...(outline !== undefined && { heading: outline }),
    ...(style !== 0 && known && { style: known.name }),
  };
  output.runs = [];
  output.marker = '';
  output.paragraphs.push(paragraph);
  if (output.paragraphs.length > READING_LIMITS.paragraphs) throw new ReadError('hostile');
  if (!inTable) output.row = startRows();
  if (!inTable || depth < 2) output.nested = startRows();
  if (inTable) enterCell(reading, paragraph, depth < 2 ? output.row : output.nested);
}

/** Ends what stands at the end of a part without a mark. */
export function endOutput(reading: Reading) {
  if (reading.state.output.runs.length > 0) endParagraph(reading);
}

export function endCell(reading: Reading) {
  const { output } = reading.state;
  output.paragraph = { ...output.paragraph, inTable: true, depth: 1 };
  endParagraph(reading);
  output.row.column += 1;
}

/** Ends a cell of a table that stands in a cell. */
export function endNestedCell(reading: Reading) {
  const { output } = reading.state;
  output.paragraph = { ...output.paragraph, inTable: true, depth: 2 };
  endParagraph(reading);
  output.nested.column += 1;
}

/** The row whose edges are being defined. */
export const rowToldOf = ({ output, isOfNested }: GroupState): RowState =>
  isOfNested ? output.nested : output.row;

export function endRow({ state }: Reading) {
  state.output.row = placeCells(state.output.row);
}

export function endNestedRow({ state }: Reading) {
  state.output.nested = placeCells(state.output.nested);
}

/** The cells of a row learn their places, which stand before the row or behind it. Answers with the next row. */
function placeCells(row: RowState): RowState {
  for (const { cell } of row.paragraphs) {
    if (cell === undefined) continue;
    if (row.isHead) cell.isHead = true;
    const right = row.edges[cell.column];
    const left = cell.column === 0 ? 0 : row.edges[cell.column - 1];
    if (left === undefined || right === undefined || right <= left) continue;
    cell.x = left;
    cell.width = right - left;
  }
  return { ...row, row: row.row + 1, column: 0, paragraphs: [] };
}

function enterCell(reading: Reading, paragraph: FlowParagraph, row: RowState) {
  if (row.table === -1) {
    row.table = reading.tables;
    reading.tables += 1;
  }
  const { table, row: number, column } = row;
  paragraph.cell = { table, row: number, column, x: column * 144, width: 144 };
  row.paragraphs.push(paragraph);
}
