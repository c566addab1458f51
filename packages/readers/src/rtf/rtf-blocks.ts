import type { FlowParagraph } from '../flow/flow.ts';
import { plainBullet } from '../flow/list-marker.ts';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import type { Output, Reading } from './rtf-state.ts';

/** Ends the paragraph; the look stays for the next one. */
export function endParagraph(reading: Reading) {
  const { output } = reading.state;
  const { inTable, level, style, tabAlign: _, heading, ...look } = output.paragraph;
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
  if (inTable) enterCell(reading, paragraph);
  else leaveTable(output);
}

/** Ends what stands at the end of a part without a mark. */
export function endOutput(reading: Reading) {
  if (reading.state.output.runs.length > 0) endParagraph(reading);
}

export function endCell(reading: Reading) {
  const { output } = reading.state;
  output.paragraph = { ...output.paragraph, inTable: true };
  endParagraph(reading);
  output.row.column += 1;
}

/** The cells of a row learn their places, which stand before the row or behind it. */
export function endRow({ state }: Reading) {
  const { row } = state.output;
  for (const { cell } of row.paragraphs) {
    if (cell === undefined) continue;
    const right = row.edges[cell.column];
    const left = cell.column === 0 ? 0 : row.edges[cell.column - 1];
    if (left === undefined || right === undefined || right <= left) continue;
    cell.x = left;
    cell.width = right - left;
  }
  state.output.row = { ...row, row: row.row + 1, column: 0, paragraphs: [] };
}

function enterCell(reading: Reading, paragraph: FlowParagraph) {
  const { row } = reading.state.output;
  if (row.table === -1) {
    row.table = reading.tables;
    reading.tables += 1;
  }
  const { table, row: number, column } = row;
  paragraph.cell = { table, row: number, column, x: column * 144, width: 144 };
  row.paragraphs.push(paragraph);
}

function leaveTable({ row }: Output) {
  row.table = -1;
  row.row = 0;
  row.column = 0;
  row.paragraphs = [];
}
