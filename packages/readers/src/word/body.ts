import type { FlowParagraph } from '../flow/flow.ts';
import { type Element, elementsOf, findChild, listChildren } from '../markup/element.ts';
import type { DocxPlace, DocxReading } from './docx-document.ts';
import { isOn, settingOf, twips } from './docx-parts.ts';
import { readParagraph } from './paragraph.ts';
import { isPrompt } from './runs.ts';

/** The paragraphs inside an element, in the order of reading; a text box follows its paragraph. */
export function readBlocks(
  element: Element,
  reading: DocxReading,
  place: DocxPlace,
): FlowParagraph[] {
  return joinDeletedMarks(elementsOf(element)).flatMap((child) => {
    if (isPrompt(child)) return [];
    if (child.name === 'w:p') return readWithBoxes(child, reading, place);
    if (child.name === 'w:tbl') return readTable(child, reading, place);
    if (child.name === 'w:altChunk') return readChunk(child, reading, place);
    if (FORMULAS.has(child.name)) return readFormula(child, reading, place);
    return LEFT_OUT.has(child.name) ? [] : readBlocks(child, reading, place);
  });
}

/** Paragraphs whose mark a tracked change has deleted or moved away go on in the next (ECMA-376 part 1, 17.13.5.15). */
function joinDeletedMarks(elements: readonly Element[]): readonly Element[] {
  if (!elements.some(isMarkDeleted)) return elements;
  const last = elements.findLastIndex(({ name }) => name === 'w:p');
  const joined: Element[] = [];
  let open: Element['children'][number][] = [];
  for (const [at, element] of elements.entries()) {
    if (element.name !== 'w:p') {
      joined.push(element);
      continue;
    }
    const properties = findChild(element, 'w:pPr');
    open.push(...element.children.filter((child) => child !== properties));
    if (at < last && isMarkDeleted(element) && elements[at + 1]?.name !== 'w:tbl') continue;
    joined.push({ ...element, children: properties ? [properties, ...open] : open });
    open = [];
  }
  return joined;
}

const isMarkDeleted = (paragraph: Element): boolean => {
  const mark = findChild(findChild(paragraph, 'w:pPr'), 'w:rPr');
  return (findChild(mark, 'w:del') ?? findChild(mark, 'w:moveFrom')) !== undefined;
};

const FORMULAS = new Set(['m:oMath', 'm:oMathPara']);

/** A formula may stand where a paragraph does. */
const readFormula = (formula: Element, reading: DocxReading, place: DocxPlace) =>
  readWithBoxes({ name: 'w:p', attributes: {}, children: [formula] }, reading, place);

/** A document within the document (ECMA-376 part 1, 17.17.2) is read where it stands. */
function readChunk(
  { attributes }: Element,
  { part, readChunk: read }: DocxReading,
  { cell }: DocxPlace,
): FlowParagraph[] {
  const name = part.targets.get(attributes['r:id'] ?? '')?.address;
  const paragraphs = name === undefined ? [] : read(name);
  return cell ? paragraphs.map((paragraph) => ({ cell, ...paragraph })) : paragraphs;
}

const LEFT_OUT = new Set(['w:del', 'w:moveFrom', 'w:sectPr', 'w:sdtPr', 'w:tcPr', 'w:trPr']);

/** Reads a paragraph and what hangs on it, which follows it, but for notes; within a note or comment it is one too. */
function readWithBoxes(element: Element, reading: DocxReading, place: DocxPlace) {
  const { paragraph, boxes } = readParagraph(element, reading, place);
  const read = (origin: FlowParagraph['origin']) =>
    boxes
      .filter((box) => box.origin === origin)
      .flatMap(({ content }) =>
        readBox(content, { ...reading, origin: within(reading, origin) }, place),
      );
  reading.notes.push(...read('note'));
  return [paragraph, ...read('text-box')];
}

const within = ({ origin }: DocxReading, box: FlowParagraph['origin']) =>
  origin === 'note' || origin === 'comment' ? origin : box;

/** The paragraphs of a box, or the runs that it is made of. */
function readBox(content: Element, reading: DocxReading, { width }: DocxPlace): FlowParagraph[] {
  const isParagraph = elementsOf(content).some(({ name }) => name === 'w:r');
  return isParagraph
    ? readWithBoxes(content, reading, { width })
    : readBlocks(content, reading, { width });
}

function readTable(table: Element, reading: DocxReading, place: DocxPlace): FlowParagraph[] {
  const number = reading.nextTable();
  const properties = findChild(table, 'w:tblPr');
  const tableStyle = reading.styles.byId.get(settingOf(properties, 'w:tblStyle') ?? '');
  const edges = columnEdges(table, place);
  return rowsOf(table).flatMap((row, at) => {
    const head = isOn(findChild(row, 'w:trPr'), 'w:tblHeader') && { isHead: true as const };
    let column = spanOf(findChild(row, 'w:trPr'), 'w:gridBefore', 0);
    return cellsOf(row).flatMap((cell) => {
      const span = spanOf(findChild(cell, 'w:tcPr'), 'w:gridSpan', 1);
      const x = edgeAt(edges, column);
      const width = edgeAt(edges, column + span) - x;
      const inCell = { table: number, row: at, column, x, width, ...head };
      column += span;
      return readBlocks(cell, reading, {
        cell: inCell,
        width,
        ...(tableStyle && { tableStyle }),
      });
    });
  });
}

/** Rows and cells may stand inside of content controls. */
const rowsOf = (element: Element): Element[] => listThrough(element, 'w:tr');
const cellsOf = (element: Element): Element[] => listThrough(element, 'w:tc');

function listThrough(element: Element, name: string): Element[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    return /^w:(sdt|sdtContent|customXml|ins)$/.test(child.name) ? listThrough(child, name) : [];
  });
}

/** Left edges of the columns from the left margin, and the last one's right edge. */
function columnEdges(table: Element, place: DocxPlace): number[] {
  const columns = listChildren(findChild(table, 'w:tblGrid'), 'w:gridCol');
  const widths = columns.map(({ attributes }) => twips(attributes['w:w']) ?? 0);
  const edges = [place.cell?.x ?? 0];
  // Some programs leave the grid out, or its widths.
  const known = widths.every((width) => width > 0);
  for (const width of widths) {
    edges.push((edges.at(-1) ?? 0) + (known ? width : place.width / widths.length));
  }
  return edges;
}

/** Returns the edge of a column; where the grid is missing, columns are taken to be two inches wide. */
const edgeAt = (edges: readonly number[], column: number): number =>
  edges[column] ?? (edges.at(-1) ?? 0) + (column - edges.length + 1) * 144;

/** A number of columns; what no program writes counts as a few. */
function spanOf(properties: Element | undefined, name: string, otherwise: number): number {
  const span = Number.parseInt(settingOf(properties, name) ?? '', 10);
  return Number.isFinite(span) ? Math.min(Math.max(span, otherwise), 63) : otherwise;
}
