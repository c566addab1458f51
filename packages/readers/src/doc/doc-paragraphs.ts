import type { FlowParagraph } from '../flow/flow.ts';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import type { DocLists } from './doc-lists.ts';
import { type RunReading, readDocRuns } from './doc-runs.ts';
import type { DocStyle } from './doc-styles.ts';
import type { LookRange } from './look-pages.ts';
import { changeParagraph, type DocParagraphLook } from './paragraph-look.ts';

export type DocReading = RunReading & {
  findParagraph: (place: number) => LookRange | undefined;
  lists: DocLists;
  /** Numbers tables through the document. */
  nextTable: () => number;
};

/** A stretch of the document's characters, `end` exclusive. */
export type ParagraphRange = { start: number; end: number; origin: FlowParagraph['origin'] };

const PARAGRAPH_MARK = 0x0d;
const CELL_MARK = 0x07;
const PAGE_BREAK = 0x0c;

/** The table that is being read; its cells learn their places when their row ends. */
type Table = { number: number; row: number; column: number; inRow: FlowParagraph[] };

type Walk = {
  paragraphs: FlowParagraph[];
  table?: Table;
  /** The table within a cell that is being read; all further ones within count as it. */
  nested?: Table;
};

/** The paragraphs of a stretch of the document; behind each come those of the text boxes that hang on it. */
export function readDocParagraphs(
  reading: DocReading,
  stretch: ParagraphRange,
  nextBoxesOn: (character: number) => ParagraphRange[] = () => [],
): FlowParagraph[] {
  const { text } = reading.characters;
  const walk: Walk = { paragraphs: [] };
  let { start } = stretch;
  for (let at = start; at < Math.min(stretch.end, text.length); at += 1) {
    const mark = text.charCodeAt(at);
    if (mark !== PARAGRAPH_MARK && mark !== CELL_MARK && mark !== PAGE_BREAK) continue;
    readUpTo(reading, walk, { ...stretch, start, end: at });
    for (const box of nextBoxesOn(at)) {
      walk.paragraphs.push(...readDocParagraphs(reading, box));
    }
    start = at + 1;
  }
  return walk.paragraphs;
}

/** Reads the paragraph whose mark stands at the end of the stretch; the mark tells how it looks. */
function readUpTo(reading: DocReading, walk: Walk, stretch: ParagraphRange) {
  const { look, style } = lookAt(reading, stretch.end);
  if (look.endsRow || look.endsInnerRow) {
    const ended = look.endsInnerRow ? walk.nested : walk.table;
    if (ended) endRow(ended, look);
    return;
  }
  const paragraph = readOne(reading, { ...stretch, style, look });
  walk.paragraphs.push(paragraph);
  if (walk.paragraphs.length > READING_LIMITS.paragraphs) throw new ReadError('hostile');
  const isNested = look.inTable && look.depth > 1;
  if (!isNested) delete walk.nested;
  if (!look.inTable) delete walk.table;
  else if (isNested) {
    walk.nested ??= startTable(reading);
    enterCell(paragraph, walk.nested, look.endsInnerCell);
  } else {
    walk.table ??= startTable(reading);
    const endsCell = reading.characters.text.charCodeAt(stretch.end) === CELL_MARK;
    enterCell(paragraph, walk.table, endsCell);
  }
}

const startTable = ({ nextTable }: DocReading): Table => ({
  number: nextTable(),
  row: 0,
  column: 0,
  inRow: [],
});

/** The look of a paragraph: its style's, its list's, and its own on top of both. */
function lookAt({ characters, findParagraph, findStyle, lists }: DocReading, mark: number) {
  const range = findParagraph(characters.placeOf(mark));
  const [low = 0, high = 0] = range?.bytes ?? [];
  const style = findStyle(low + high * 256);
  const own = range?.bytes.subarray(2) ?? new Uint8Array();
  const plain = changeParagraph(style.paragraph, own);
  if (plain.list === undefined) return { style, look: plain };
  const listed = changeParagraph(style.paragraph, lists.lookOf(plain.list, plain.level));
  return { style, look: changeParagraph(listed, own) };
}

type One = ParagraphRange & { style: DocStyle; look: DocParagraphLook };

function readOne(reading: DocReading, { start, end, style, look, origin }: One): FlowParagraph {
  const { indent, firstLine, align, spaceBefore, spaceAfter, tabs, heading } = look;
  const list = look.list === undefined ? undefined : reading.lists.countItem(look.list, look.level);
  return {
    indent,
    firstLine,
    align,
    spaceBefore,
    spaceAfter,
    tabs,
    runs: readDocRuns(reading, { start, end, style }),
    origin,
    ...(list && { list }),
    ...(heading !== undefined && { heading }),
    ...(style.name !== '' && style.name !== 'Normal' && { style: style.name }),
  };
}

function enterCell(paragraph: FlowParagraph, table: Table, endsCell: boolean) {
  const { number, row, column } = table;
  paragraph.cell = { table: number, row, column, x: column * 144, width: 144 };
  table.inRow.push(paragraph);
  if (endsCell) table.column += 1;
}

function endRow(table: Table, { edges, isHead }: DocParagraphLook) {
  const [first = 0] = edges;
  for (const { cell } of table.inRow) {
    if (isHead && cell) cell.isHead = true;
    const left = cell && edges[cell.column];
    const right = cell && edges[cell.column + 1];
    if (left === undefined || right === undefined || cell === undefined) continue;
    cell.x = left - first;
    cell.width = right - left;
  }
  table.inRow = [];
  table.row += 1;
  table.column = 0;
}
