import type { BareLink, PlacedText, TableCell, TextLine, TextPiece } from '@shortlist/placed-text';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import type { Flow, FlowParagraph } from './flow.ts';
import { type Column, setLine } from './set-line.ts';
import { splitLines } from './split-lines.ts';

/** Height of a line in sizes of its letters. */
const LEADING = 1.2;

/** Of a sheet of US Letter. */
const SHEET_HEIGHT = 792;

/** The place at which the next line is set, and what is known of the row of a table that it may belong to. */
type Cursor = {
  y: number;
  row?: { table: number; row: number; column: number; top: number; bottom: number };
};

type Placing = { flow: Flow; cursor: Cursor; lines: TextLine[]; bareLinks: BareLink[] };

/**
 * The paragraphs of a flowing document as lines with reckoned places. Cells of a row stand side by side;
 * everything else stands below what comes before it. Throws for text beyond all measure.
 */
export function placeFlow(flow: Flow): PlacedText {
  checkLength(flow.paragraphs);
  const placing: Placing = { flow, cursor: { y: flow.margin }, lines: [], bareLinks: [] };
  let number = 0;
  for (const paragraph of flow.paragraphs) {
    const before = placing.lines.length;
    placeParagraph(paragraph, number, placing);
    if (placing.lines.length > before) number += 1;
  }
  const { cursor, lines, bareLinks } = placing;
  const height = Math.max(cursor.y, cursor.row?.bottom ?? 0) + flow.margin;
  if (height > SHEET_HEIGHT * READING_LIMITS.pages) throw new ReadError('too-many-pages');
  const pages = [{ width: flow.sheetWidth, height: Math.max(height, SHEET_HEIGHT) }];
  return { format: flow.format, placement: 'estimated', pages, lines, bareLinks };
}

function placeParagraph(
  paragraph: FlowParagraph,
  number: number,
  { flow, cursor, lines, bareLinks }: Placing,
) {
  enterRow(cursor, paragraph);
  cursor.y += paragraph.spaceBefore;
  for (const line of splitLines(paragraph)) {
    const { pieces, rows } = setLine(line, paragraph, columnOf(paragraph, flow));
    cursor.y += line.size * LEADING;
    if (pieces.length > 0) lines.push(toLine(pieces, cursor.y, number, paragraph));
    for (const link of line.bareLinks) {
      bareLinks.push({ link, page: 0, x: flow.margin, y: cursor.y });
    }
    cursor.y += (rows - 1) * line.size * LEADING;
  }
  cursor.y += paragraph.spaceAfter;
}

function checkLength(paragraphs: readonly FlowParagraph[]) {
  let characters = 0;
  for (const { runs } of paragraphs) {
    characters += 1;
    for (const { text } of runs) characters += text.length;
  }
  if (characters > READING_LIMITS.characters) throw new ReadError('hostile');
}

/** A further cell of a row begins where the row does; what follows a row, below its longest cell. */
function enterRow(cursor: Cursor, { cell }: FlowParagraph) {
  const { row } = cursor;
  if (row) row.bottom = Math.max(row.bottom, cursor.y);
  if (row && cell && row.table === cell.table && row.row === cell.row) {
    if (row.column !== cell.column) cursor.y = row.top;
    row.column = cell.column;
    return;
  }
  if (row) cursor.y = row.bottom;
  delete cursor.row;
  if (cell) cursor.row = { ...cell, top: cursor.y, bottom: cursor.y };
}

function columnOf({ cell }: FlowParagraph, { sheetWidth, margin }: Flow): Column {
  if (cell) return { left: margin + cell.x, width: cell.width };
  return { left: margin, width: sheetWidth - 2 * margin };
}

const tableCell = ({ table, row, column, isHead }: TableCell): TableCell => ({
  ...{ table, row, column },
  ...(isHead && { isHead }),
});

function toLine(
  pieces: TextPiece[],
  y: number,
  number: number,
  { origin, list, heading, style, cell }: FlowParagraph,
): TextLine {
  return {
    page: 0,
    y: Math.round(y * 100) / 100,
    pieces,
    origin,
    paragraph: number,
    ...(list && { list }),
    ...(heading !== undefined && { heading }),
    ...(style !== undefined && { style }),
    ...(cell && { cell: tableCell(cell) }),
  };
}
