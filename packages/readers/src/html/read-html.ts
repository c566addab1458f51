import type { PlacedText } from '@shortlist/placed-text';
import { type FlowParagraph, LETTER } from '../flow/flow.ts';
import { plainBullet } from '../flow/list-marker.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { decodeText } from '../markup/decode-text.ts';
import { type Element, listInside, textInside } from '../markup/element.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { type HtmlLook, lookInside, PLAIN_HTML } from './html-look.ts';
import { type Rule, readRules } from './styles.ts';
import { findHtmlPart } from './web-archive.ts';

/** Reads an HTML page, or one in a web archive: what browsers and Word save, often under the name of a Word document. */
export function readHtml(bytes: Uint8Array): PlacedText {
  const { paragraphs } = htmlParagraphs(findHtmlPart(bytes) ?? decodeHtml(bytes));
  return placeFlow({ format: 'html', ...LETTER, paragraphs });
}

/** The paragraphs of HTML, a page or a part of one, its tables numbered from `tables` on; and the next number. */
export function htmlParagraphs(source: string, tables = 0) {
  const root = readMarkup(source, 'html');
  const walk: Walk = {
    rules: listInside(root, 'style').flatMap((style) => readRules(textInside(style))),
    paragraphs: [],
    isOpen: false,
    tables,
  };
  readChildren(root, PLAIN_HTML, walk, {});
  return { paragraphs: walk.paragraphs, tables: walk.tables };
}

/** The text of HTML by the encoding that it states. */
export const decodeHtml = (bytes: Uint8Array): string => decodeText(bytes, statedEncoding(bytes));

function statedEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  return /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
}

type Walk = {
  rules: readonly Rule[];
  paragraphs: FlowParagraph[];
  /** True if text goes on with the last paragraph. */
  isOpen: boolean;
  tables: number;
};

/** The place of the walk. A list's item waits for its first text. */
type Place = {
  list?: { level: number; next: () => string };
  item?: FlowParagraph['list'];
  cell?: FlowParagraph['cell'];
};

const LEFT_OUT = new Set(['head', 'script', 'style', 'template', 'noscript', 'select', 'svg']);
const BLOCKS = new Set(
  (
    'address article aside blockquote body center dd div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tr td th ul'
  ).split(' '),
);

function readChildren(element: Element, look: HtmlLook, walk: Walk, place: Place) {
  for (const child of element.children) {
    if (typeof child === 'string') addText(child.replace(/[ \t\r\n\f]+/g, ' '), look, walk, place);
    else if (!LEFT_OUT.has(child.name)) readElement(child, look, walk, place);
  }
}

function readElement(element: Element, around: HtmlLook, walk: Walk, place: Place) {
  const look = lookInside(element, around, walk.rules);
  if (element.name === 'br') addText('\n', look, walk, place);
  else if (/mso-list:\s*ignore/i.test(element.attributes.style ?? '')) {
    setMarker(textInside(element), walk, place);
  } else if (BLOCKS.has(element.name)) {
    walk.isOpen = false;
    readBlock(element, look, walk, place);
    walk.isOpen = false;
  } else readChildren(element, look, walk, place);
}

function readBlock(element: Element, look: HtmlLook, walk: Walk, place: Place) {
  switch (element.name) {
    case 'ul':
    case 'ol':
      readChildren(element, indented(look), walk, { ...place, list: startList(element, place) });
      break;
    case 'li':
      readChildren(element, look, walk, { ...place, ...itemOf(place) });
      break;
    case 'table':
      readTable(element, look, walk);
      break;
    default:
      readChildren(element, look, walk, place);
  }
}

const indented = (look: HtmlLook): HtmlLook => ({
  ...look,
  block: { ...look.block, indent: look.block.indent + 30 },
});

function startList({ name }: Element, { list }: Place): NonNullable<Place['list']> {
  let count = 0;
  const level = list ? list.level + 1 : 0;
  return {
    level,
    next() {
      count += 1;
      return name === 'ol' ? `${count}.` : '•';
    },
  };
}

const itemOf = ({ list }: Place): Place =>
  list ? { item: { level: list.level, marker: list.next() } } : {};

/** Word writes an item as a paragraph with its marker in it, marked so that others leave it out. */
function setMarker(text: string, walk: Walk, place: Place) {
  const marker = plainBullet(text.replace(/[\s\u00a0]+/g, ' ').trim());
  if (marker !== '') place.item = { level: place.list?.level ?? 0, marker };
  walk.isOpen = false;
}

function addText(text: string, look: HtmlLook, walk: Walk, place: Place) {
  const isSpace = text.trim() === '' && look.link === undefined;
  if (isSpace && !walk.isOpen) return;
  if (!walk.isOpen) {
    walk.paragraphs.push({
      ...look.block,
      runs: [],
      origin: 'body',
      ...(place.item && { list: place.item }),
      ...(look.heading !== undefined && { heading: look.heading }),
      ...(place.cell && { cell: place.cell }),
    });
    delete place.item;
    walk.isOpen = true;
  }
  const { size, bold, italic, link, hidden } = look;
  const shown = { text, size, bold, italic, ...(link !== undefined && { link }) };
  const run = hidden ? { ...shown, hidden } : shown;
  walk.paragraphs.at(-1)?.runs.push(run);
}

function readTable(table: Element, look: HtmlLook, walk: Walk) {
  const number = walk.tables;
  walk.tables += 1;
  const rows = listRows(table);
  const columns = Math.max(1, ...rows.map((row) => cellsOf(row).length));
  const width = (LETTER.sheetWidth - 2 * LETTER.margin) / columns;
  for (const [row, element] of rows.entries()) {
    for (const [column, cell] of cellsOf(element).entries()) {
      walk.isOpen = false;
      const place = { cell: { table: number, row, column, x: column * width, width } };
      const inRow = lookInside(element, look, walk.rules);
      readChildren(cell, lookInside(cell, inRow, walk.rules), walk, place);
    }
  }
  walk.isOpen = false;
}

/** Rows of the table itself, not of tables inside it. */
function listRows(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || child.name === 'table') return [];
    return child.name === 'tr' ? [child] : listRows(child);
  });
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (child): child is Element => typeof child !== 'string' && /^t[dh]$/.test(child.name),
  );
