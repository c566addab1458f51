import type { PlacedText } from '@shortlist/placed-text';
import { type FlowParagraph, type FlowRun, LETTER, PLAIN_PARAGRAPH } from '../flow/flow.ts';
import { plainBullet } from '../flow/list-marker.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { decodeText } from '../markup/decode-text.ts';
import { type Element, elementsOf, listInside, textInside } from '../markup/element.ts';
import { formulaText } from '../markup/formula-text.ts';
import { readMarkup } from '../markup/read-markup.ts';
import { ReadError } from '../read-problem.ts';
import { type HtmlLook, lookInside, PLAIN_HTML } from './html-look.ts';
import { drawnTexts, type ShownText, shownText } from './shown-text.ts';
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
    notes: [],
    isOpen: false,
    isBeside: false,
    tables,
    frames: 0,
  };
  readChildren(root, PLAIN_HTML, walk, {});
  return { paragraphs: [...walk.paragraphs, ...walk.notes], tables: walk.tables };
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
  /** Text beside the text, which stands below all other. */
  notes: FlowParagraph[];
  /** True if text goes on with the last paragraph. */
  isOpen: boolean;
  /** True if what was read last is apart from what follows. */
  isBeside: boolean;
  tables: number;
  /** The number of frames around. */
  frames: number;
};

/** The place of the walk. A list's item waits for its first text. */
type Place = {
  list?: { level: number; next: () => string };
  item?: FlowParagraph['list'];
  cell?: FlowParagraph['cell'];
};

/** Elements whose contents are no text: instructions, and what is kept for scripts. The head's title is on no page. */
const LEFT_OUT = new Set(['head', 'script', 'style', 'template', 'noembed', 'noframes', 'rp']);
/** Elements whose contents browsers show only where they cannot do better. */
const UNSEEN = new Set(['noscript', 'canvas', 'audio', 'video', 'iframe']);
const BOXES = new Set(['button', 'meter', 'object', 'output', 'progress']);
const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary ' +
    'table tbody textarea tfoot thead tr td th ul'
  ).split(' '),
);

function readChildren(element: Element, look: HtmlLook, walk: Walk, place: Place) {
  for (const child of element.children) readNode(child, look, walk, place);
}

function readNode(node: Element | string, look: HtmlLook, walk: Walk, place: Place) {
  if (typeof node === 'string') addText(spaced(node, look), look, walk, place);
  else if (!isLeftOut(node)) readElement(node, look, walk, place);
}

/** A template of a part's own tree is shown (HTML Standard, 4.12.3). */
const isLeftOut = ({ name, attributes }: Element): boolean =>
  LEFT_OUT.has(name) && attributes.shadowrootmode === undefined;

const spaced = (text: string, { keepsLines }: HtmlLook): string =>
  keepsLines ? text.replace(/\r\n?/g, '\n') : text.replace(/[ \t\r\n\f]+/g, ' ');

function readElement(element: Element, around: HtmlLook, walk: Walk, place: Place) {
  const look = lookInside(element, around, walk.rules);
  const isBeside = (around.isRow === true || look.floats === true) && !BLOCKS.has(element.name);
  if (isBeside) standApart(walk);
  readInside(element, look, walk, place);
  if (isBeside) walk.isBeside = true;
}

/** Puts a gap before text that goes on in a line. */
function standApart(walk: Walk) {
  const last = walk.isOpen ? walk.paragraphs.at(-1)?.runs.at(-1) : undefined;
  walk.isBeside = false;
  if (last && !/[\t\n]$/u.test(last.text)) last.text = `${last.text.trimEnd()}\t`;
}

function readInside(element: Element, look: HtmlLook, walk: Walk, place: Place) {
  if (readShown(element, look, walk, place)) return;
  if (/mso-list:\s*ignore/i.test(element.attributes.style ?? '')) {
    setMarker(textInside(element), walk, place);
  } else if (BLOCKS.has(element.name)) {
    walk.isOpen = false;
    readBlock(element, look, walk, place);
    walk.isOpen = false;
  } else readInline(element, look, walk, place);
}

/** Boxes within a line stand apart from the words around them. */
function readInline(element: Element, look: HtmlLook, walk: Walk, place: Place) {
  const isUnseen = UNSEEN.has(element.name);
  const isApart = isUnseen || BOXES.has(element.name);
  if (isApart) addText(' ', look, walk, place);
  readChildren(element, isUnseen ? { ...look, hidden: true } : look, walk, place);
  if (isApart) addText(' ', look, walk, place);
}

/** Reads an element that shows something else than the text in it; false for all others. */
function readShown(element: Element, look: HtmlLook, walk: Walk, place: Place): boolean {
  switch (element.name) {
    case 'br':
      addText('\n', look, walk, place);
      return true;
    case 'math':
      addText(formulaText(element), look, walk, place);
      return true;
    case 'rt':
      addNote(element, look, walk);
      return true;
    case 'svg':
      readDrawing(element, look, walk, place);
      return true;
    case 'iframe':
      return readFrame(element, look, walk, place);
    default: {
      const shown = shownText(element);
      if (shown) addShown(shown, look, walk, place);
      return shown !== undefined;
    }
  }
}

/** The words for a picture are the text of a link or a heading; elsewhere nobody sees them. A picture without any may be a link. */
function addShown({ text, isOfPicture }: ShownText, look: HtmlLook, walk: Walk, place: Place) {
  const isText = !isOfPicture || look.link !== undefined || look.heading !== undefined;
  const shown = text === '' && look.link !== undefined ? ' ' : text;
  if (shown !== '') addText(shown, isText ? look : { ...look, hidden: true }, walk, place);
}

/** Adds the pronunciation of a word, which stands above it, as a note. */
function addNote(element: Element, look: HtmlLook, { notes }: Walk) {
  const runs = [runOf(textInside(element), look)];
  notes.push({ ...PLAIN_PARAGRAPH, runs, origin: 'note' });
}

function readDrawing(svg: Element, look: HtmlLook, walk: Walk, place: Place) {
  for (const { link = look.link, ...drawn } of drawnTexts(svg)) {
    const text = drawn.text.replace(/[ \t\r\f]+/g, ' ').trim();
    if (!drawn.isOfPicture) walk.isOpen = false;
    addShown({ ...drawn, text }, { ...look, ...(link !== undefined && { link }) }, walk, place);
    if (!drawn.isOfPicture) walk.isOpen = false;
  }
  for (const page of pagesIn(svg)) readChildren(page, look, walk, place);
}

/** The pages within a drawing; those within them are read with them. */
const pagesIn = (drawing: Element): Element[] =>
  elementsOf(drawing).flatMap((child) =>
    child.name === 'foreignObject' ? [child] : pagesIn(child),
  );

/** So many frames within frames are followed. */
const DEEPEST_FRAME = 3;

/** Reads the page that stands in an attribute of a frame; false where there is none. */
function readFrame({ attributes }: Element, look: HtmlLook, walk: Walk, place: Place): boolean {
  const { srcdoc } = attributes;
  if (srcdoc === undefined) return false;
  if (walk.frames >= DEEPEST_FRAME) throw new ReadError('hostile');
  walk.frames += 1;
  walk.isOpen = false;
  readChildren(readMarkup(srcdoc, 'html'), look, walk, place);
  walk.isOpen = false;
  walk.frames -= 1;
  return true;
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
  if (walk.isBeside && !isSpace) standApart(walk);
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
  walk.paragraphs.at(-1)?.runs.push(runOf(text, look));
}

function runOf(text: string, { size, bold, italic, link, hidden }: HtmlLook): FlowRun {
  const shown = { text, size, bold, italic, ...(link !== undefined && { link }) };
  return hidden ? { ...shown, hidden } : shown;
}

function readTable(table: Element, look: HtmlLook, walk: Walk) {
  const number = walk.tables;
  walk.tables += 1;
  readOutside(table, look, walk);
  const rows = listRows(table);
  const columns = rows.reduce((most, row) => Math.max(most, cellsOf(row).length), 1);
  const width = (LETTER.sheetWidth - 2 * LETTER.margin) / columns;
  for (const [row, element] of rows.entries()) {
    for (const [column, cell] of cellsOf(element).entries()) {
      walk.isOpen = false;
      const head = isHead(element) && { isHead: true as const };
      const place = { cell: { table: number, row, column, x: column * width, width, ...head } };
      const inRow = lookInside(element, look, walk.rules);
      readChildren(cell, lookInside(cell, inRow, walk.rules), walk, place);
    }
  }
  walk.isOpen = false;
}

/** Reads what stands in a table and in none of its cells: browsers show it before the table, its caption too. */
function readOutside(element: Element, look: HtmlLook, walk: Walk) {
  for (const child of element.children) {
    if (typeof child === 'string' || !IN_TABLE.test(child.name)) {
      walk.isOpen = false;
      readNode(child, look, walk, {});
    } else if (!/^t[dh]$/.test(child.name)) {
      readOutside(child, look, walk);
    }
  }
}

const IN_TABLE = /^(?:t(?:body|head|foot|r|d|h)|colgroup|col)$/;

/** Rows of the table itself, not of tables inside it. */
function listRows(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || !IN_TABLE.test(child.name)) return [];
    return child.name === 'tr' ? [child] : listRows(child);
  });
}

/** A row of several heads, and of nothing else, is the head of its table. */
const isHead = (row: Element): boolean => {
  const cells = cellsOf(row);
  return cells.length > 1 && cells.every(({ name }) => name === 'th');
};

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (child): child is Element => typeof child !== 'string' && /^t[dh]$/.test(child.name),
  );
