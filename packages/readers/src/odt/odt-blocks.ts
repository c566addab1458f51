import type { FlowParagraph } from '../flow/flow.ts';
import { PLAIN_PARAGRAPH } from '../flow/flow.ts';
import { formatCount, plainBullet } from '../flow/list-marker.ts';
import { type Element, elementsOf, listChildren } from '../markup/element.ts';
import type { Drawings } from './odt-drawings.ts';
import { listTextBoxes, readOdtRuns } from './odt-runs.ts';
import type { OdtStyle, OdtStyles } from './odt-styles.ts';

export type OdtReading = Drawings & {
  styles: OdtStyles;
  origin: FlowParagraph['origin'];
  width: number;
  nextTable: () => number;
  /** Notes and comments that have been read so far, which stand below all other text. */
  notes: FlowParagraph[];
};

type List = { level: number; style: string | undefined; count: number };
type Place = {
  list?: List;
  item?: NonNullable<FlowParagraph['list']>;
  cell?: FlowParagraph['cell'];
};

/** Deleted text of tracked changes, declarations, and forms, whose values stand with their controls. */
const LEFT_OUT = new Set(['text:tracked-changes', 'text:sequence-decls', 'office:forms']);

/** The paragraphs inside an element, in the order of reading. */
export function readOdtBlocks(
  element: Element,
  reading: OdtReading,
  place: Place = {},
): FlowParagraph[] {
  return elementsOf(element).flatMap((child) => {
    switch (child.name) {
      case 'text:p':
      case 'text:h':
        return readParagraph(child, reading, place);
      case 'text:list':
        return readList(child, reading, place);
      case 'table:table':
        return readTable(child, reading, place);
      default:
        if (child.name.startsWith('draw:')) return readFrame(child, reading, place);
        return LEFT_OUT.has(child.name) ? [] : readOdtBlocks(child, reading, place);
    }
  });
}

function readParagraph(element: Element, reading: OdtReading, place: Place): FlowParagraph[] {
  const style = reading.styles.find('paragraph', element.attributes['text:style-name']);
  const { runs, frames, notes } = readOdtRuns(element, reading, style);
  const heading = headingOf(element, style);
  const paragraph: FlowParagraph = {
    ...PLAIN_PARAGRAPH,
    ...style.paragraph,
    runs,
    origin: reading.origin,
    ...(place.item && { list: place.item }),
    ...(heading !== undefined && { heading }),
    ...(style.name !== undefined && { style: style.name }),
    ...(place.cell && { cell: place.cell }),
  };
  // The item's further paragraphs have no mark.
  delete place.item;
  for (const { origin, content } of notes) {
    reading.notes.push(...readOdtBlocks(content, { ...reading, origin }));
  }
  return [paragraph, ...frames.flatMap((frame) => readTextBoxes(frame, reading))];
}

/** The element says that it is a heading, or its style does. */
function headingOf({ name, attributes }: Element, style: OdtStyle): number | undefined {
  if (name !== 'text:h') return style.heading;
  const level = Number.parseInt(attributes['text:outline-level'] ?? '', 10);
  return Number.isFinite(level) ? level : (style.heading ?? 1);
}

/** A frame that stands between paragraphs may say something itself; an item's mark is not for it. */
const readFrame = (frame: Element, reading: OdtReading, { cell }: Place): FlowParagraph[] =>
  readParagraph({ name: 'text:p', attributes: {}, children: [frame] }, reading, {
    ...(cell && { cell }),
  }).filter(({ runs }) => runs.length > 0);

const readTextBoxes = (frame: Element, reading: OdtReading): FlowParagraph[] =>
  listTextBoxes(frame).flatMap((box) =>
    readOdtBlocks(box, { ...reading, origin: boxOrigin(reading) }),
  );

const boxOrigin = ({ origin }: OdtReading) =>
  origin === 'note' || origin === 'comment' ? origin : 'text-box';

function readList(element: Element, reading: OdtReading, place: Place): FlowParagraph[] {
  const level = place.list ? place.list.level + 1 : 0;
  const style = element.attributes['text:style-name'] ?? place.list?.style;
  const list = { level, style, count: 0 };
  return elementsOf(element).flatMap((child) => {
    const inItem: Place = { ...(place.cell && { cell: place.cell }), list };
    if (child.name === 'text:list-item') {
      list.count += 1;
      const marker = markerOf(list, reading.styles);
      if (marker !== '') inItem.item = { level, marker };
    }
    return readOdtBlocks(child, reading, inItem);
  });
}

/** The number formats of OpenDocument 1.3, 19.500: 1, a, A, i, I. */
const FORMATS: Record<string, string> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

function markerOf({ level, style, count }: List, { lists }: OdtStyles): string {
  const said = lists.get(style ?? '')?.[level];
  if (said === undefined) return '•';
  if (said.bullet !== undefined) return plainBullet(said.bullet);
  if (said.format === '') return '';
  return `${said.prefix}${formatCount(count, FORMATS[said.format] ?? 'decimal')}${said.suffix}`.trim();
}

function readTable(table: Element, reading: OdtReading, place: Place): FlowParagraph[] {
  const number = reading.nextTable();
  const rows = listRows(table);
  const heads = new Set(listChildren(table, 'table:table-header-rows').flatMap(listRows));
  const edges = columnEdges(table, rows, { reading, place });
  return rows.flatMap((row, at) =>
    cellsOf(row).flatMap((cell, column) => {
      const x = edges[column] ?? 0;
      const width = (edges[column + spanOf(cell)] ?? edges.at(-1) ?? x) - x;
      const head = heads.has(row) && { isHead: true as const };
      const inCell = { table: number, row: at, column, x, width, ...head };
      return readOdtBlocks(cell, reading, { cell: inCell });
    }),
  );
}

type BlockEnv = { reading: OdtReading; place: Place };

/** Left edges of the columns from the left margin, and the last one's right edge. Columns that say no width are alike. */
function columnEdges(table: Element, rows: readonly Element[], { reading, place }: BlockEnv) {
  const columns = Math.max(1, ...rows.map((row) => cellsOf(row).length));
  const alike = (place.cell?.width ?? reading.width) / columns;
  const said = listColumns(table).flatMap(({ attributes }) => {
    const { columnWidth } = reading.styles.find('table-column', attributes['table:style-name']);
    return Array<number | undefined>(countOf(attributes['table:number-columns-repeated'])).fill(
      columnWidth,
    );
  });
  const edges = [place.cell?.x ?? 0];
  for (let column = 0; column < columns; column += 1) {
    edges.push((edges.at(-1) ?? 0) + (said[column] ?? alike));
  }
  return edges;
}

const listColumns = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) => {
    if (child.name === 'table:table-column') return [child];
    return /^table:table-(header-)?columns?(-group)?$/.test(child.name) ? listColumns(child) : [];
  });

/** A cell over several columns; those that it covers follow it as cells of their own. */
const spanOf = ({ attributes }: Element): number =>
  countOf(attributes['table:number-columns-spanned']);

/** A number of columns; what no program writes counts as a few. */
function countOf(said: string | undefined): number {
  const count = Number.parseInt(said ?? '1', 10);
  return count >= 1 ? Math.min(count, 63) : 1;
}

function listRows(element: Element): Element[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'table:table-row') return [child];
    return /^table:table-(header-)?rows?(-group)?$/.test(child.name) ? listRows(child) : [];
  });
}

const cellsOf = (row: Element): Element[] =>
  elementsOf(row).filter(({ name }) => /^table:(covered-)?table-cell$/.test(name));
