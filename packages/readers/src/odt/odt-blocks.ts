import type { FlowParagraph } from '../flow/flow.ts';
import { PLAIN_PARAGRAPH } from '../flow/flow.ts';
import { formatCount, plainBullet } from '../flow/list-marker.ts';
import { type Element, elementsOf } from '../markup/element.ts';
import { listTextBoxes, readOdtRuns } from './odt-runs.ts';
import type { OdtStyles } from './odt-styles.ts';

export type OdtReading = {
  styles: OdtStyles;
  origin: FlowParagraph['origin'];
  width: number;
  nextTable: () => number;
};

type List = { level: number; style: string | undefined; count: number };
type Place = {
  list?: List;
  item?: NonNullable<FlowParagraph['list']>;
  cell?: FlowParagraph['cell'];
};

/** Deleted text of tracked changes, declarations, and what fills an index by itself. */
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
        if (child.name.startsWith('draw:')) return readFrame(child, reading);
        return LEFT_OUT.has(child.name) ? [] : readOdtBlocks(child, reading, place);
    }
  });
}

function readParagraph(element: Element, reading: OdtReading, place: Place): FlowParagraph[] {
  const style = reading.styles.find('paragraph', element.attributes['text:style-name']);
  const { runs, frames } = readOdtRuns(element, reading.styles, style);
  const heading = Number.parseInt(element.attributes['text:outline-level'] ?? '', 10);
  const paragraph: FlowParagraph = {
    ...PLAIN_PARAGRAPH,
    ...style.paragraph,
    runs,
    origin: reading.origin,
    ...(place.item && { list: place.item }),
    ...(element.name === 'text:h' && { heading: Number.isFinite(heading) ? heading : 1 }),
    ...(style.name !== undefined && { style: style.name }),
    ...(place.cell && { cell: place.cell }),
  };
  // The item's further paragraphs have no mark.
  delete place.item;
  return [paragraph, ...frames.flatMap((frame) => readFrame(frame, reading))];
}

const readFrame = (frame: Element, reading: OdtReading): FlowParagraph[] =>
  listTextBoxes(frame).flatMap((box) => readOdtBlocks(box, { ...reading, origin: 'text-box' }));

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
  const columns = Math.max(1, ...rows.map((row) => cellsOf(row).length));
  const width = (place.cell?.width ?? reading.width) / columns;
  return rows.flatMap((row, at) =>
    cellsOf(row).flatMap((cell, column) =>
      readOdtBlocks(cell, reading, {
        cell: { table: number, row: at, column, x: (place.cell?.x ?? 0) + column * width, width },
      }),
    ),
  );
}

function listRows(element: Element): Element[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'table:table-row') return [child];
    return /^table:table-(header-)?rows?(-group)?$/.test(child.name) ? listRows(child) : [];
  });
}

const cellsOf = (row: Element): Element[] =>
  elementsOf(row).filter(({ name }) => /^table:(covered-)?table-cell$/.test(name));
