import type { PlacedText } from '@shortlist/placed-text';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type FlowParagraph, type FlowRun, LETTER } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { htmlParagraphs } from '../html/read-html.ts';
import { READING_LIMITS } from '../limits.ts';
import { decodeText } from '../markup/decode-text.ts';
import { ReadError } from '../read-problem.ts';
import { readFrontMatter } from './front-matter.ts';
import { isNote, type Node, type Parent, runsOf } from './inline-runs.ts';
import { headingLook, markdownParagraph, PLAIN } from './paragraph.ts';
import { findTable } from './table-cells.ts';

type List = Extract<Node, { type: 'list' }>;
type Definition = Extract<Node, { type: 'definition' }>;

/** From one level of a list to the next, in points. */
const INDENT = 18;

/** Size of HTML's text beside that of Markdown's. */
const OF_HTML = 10 / 12;

/**
 * Reads a text in Markdown: headings, lists, paragraphs, tables, blocks of HTML, the values before the text, and what
 * is bold, italic or a link.
 */
export function readMarkdown(bytes: Uint8Array): PlacedText {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  checkNesting(text);
  const { paragraphs, rest } = readFrontMatter(text);
  const walk: Walk = {
    source: rest,
    paragraphs,
    definitions: new Map(),
    named: new Set(),
    tables: 0,
  };
  readSource(walk, {});
  if (walk.paragraphs.length > READING_LIMITS.paragraphs) throw new ReadError('hostile');
  return placeFlow({ format: 'markdown', ...LETTER, paragraphs: walk.paragraphs });
}

/** Quotations and lists in each other beyond all measure would take the reader's stack. */
function checkNesting(text: string): void {
  const deepest = new RegExp(`^(?:[>\\-+*]|\\d+[.)]|\\s){${READING_LIMITS.depth},}`, 'mu');
  if (deepest.test(text)) throw new ReadError('hostile');
}

type Walk = {
  /** The text that the places of nodes count in. */
  source: string;
  paragraphs: FlowParagraph[];
  definitions: Map<string, string>;
  /** The names that links and pictures have of their targets. */
  named: Set<string>;
  tables: number;
};

/** The place of the walk. A list's item waits for its first paragraph. */
type Place = { level?: number; item?: FlowParagraph['list']; isTight?: boolean };

function readSource(walk: Walk, place: Place): void {
  const root = fromMarkdown(walk.source);
  for (const node of root.children) {
    if (node.type === 'definition') walk.definitions.set(node.identifier, node.url);
  }
  addNamed(root, walk.named);
  readBlocks(root, walk, place);
}

function addNamed(node: Node, named: Set<string>): void {
  if (node.type === 'linkReference' || node.type === 'imageReference') named.add(node.identifier);
  if ('children' in node) for (const child of node.children) addNamed(child, named);
}

function readBlocks(parent: Parent, walk: Walk, place: Place): void {
  for (const [at, node] of parent.children.entries()) {
    readBlock(node, walk, at === 0 ? place : { ...place, item: undefined });
  }
}

function readBlock(node: Node, walk: Walk, place: Place): void {
  switch (node.type) {
    case 'heading': {
      const runs = runsOf(node, headingLook(node.depth), walk.definitions);
      addParagraph(runs, walk, place, node.depth);
      break;
    }
    case 'paragraph':
      readParagraph(node, walk, place);
      break;
    case 'code':
      addParagraph([{ ...PLAIN, text: node.value }], walk, place);
      break;
    case 'definition':
      addDefinition(node, walk, place);
      break;
    case 'html':
      addHtml(node.value, walk);
      break;
    case 'list':
      readList(node, walk, place);
      break;
    default:
      if ('children' in node) readBlocks(node, walk, place);
  }
}

/**
 * Reads what Markdown takes for the target of a link and is none: a note of one word ("[^1]: Looms", as other Markdown has
 * them), and words behind a label in brackets ("[Skill]: Looms").
 */
function addDefinition({ identifier, position, url }: Definition, walk: Walk, place: Place): void {
  const text = walk.source.slice(position?.start.offset, position?.end.offset);
  if (isNote(identifier)) addNote(text, walk);
  else if (/^[\p{L}\p{M}\p{N}-]+$/u.test(url) && !walk.named.has(identifier))
    addParagraph([{ ...PLAIN, text }], walk, place);
}

/** "[^1]: Looms and engines". */
const NOTE = /^\[\^[^\]\s]{1,60}\]:\s*/;

const addNote = (text: string, walk: Walk): void => {
  walk.paragraphs.push(markdownParagraph(runsIn(text.replace(NOTE, ''), walk), { origin: 'note' }));
};

function readList({ children, ordered, start, spread }: List, walk: Walk, place: Place): void {
  const level = place.level === undefined ? 0 : place.level + 1;
  for (const [at, item] of children.entries()) {
    const marker = ordered ? `${(start ?? 1) + at}.` : '•';
    readBlocks(item, walk, { level, item: { level, marker }, isTight: at > 0 && spread !== true });
  }
}

function readParagraph(node: Parent, walk: Walk, place: Place): void {
  const { start, end } = node.position ?? {};
  const source = walk.source.slice(start?.offset, end?.offset);
  if (NOTE.test(source)) {
    for (const note of source.split(/\n(?=\[\^)/)) addNote(note, walk);
    return;
  }
  const table = findTable(source);
  if (!table) {
    const runs = isBrokenByHand(source)
      ? runsIn(source.replace(/(?<![ \t])[ \t]*\n/g, '  \n'), walk)
      : runsOf(node, PLAIN, walk.definitions);
    addParagraph(runs, walk, place);
    return;
  }
  if (table.before !== '') addParagraph(runsIn(table.before, walk), walk, place);
  addTable(table.rows, walk);
}

/** In characters: lines that a program wraps are longer. */
const SHORT_LINE = 56;

/**
 * Checks whether a paragraph is of short lines that all begin anew: their writer meant them as lines, which Markdown joins. Where one
 * has a break of Markdown's, the others are meant to be joined.
 */
function isBrokenByHand(source: string): boolean {
  const lines = source.split('\n');
  const isAnew = (line: string) => /^(?:[*_[(<]{1,3})?[\p{Lu}\p{Lo}\d+@]/u.test(line.trim());
  return (
    lines.length > 1 &&
    lines
      .slice(0, -1)
      .every((line) => line.length <= SHORT_LINE && !/(?:,\s*|\\| {2})$/.test(line)) &&
    lines.slice(1).every(isAnew)
  );
}

/** The runs of a text by itself. */
const runsIn = (text: string, { definitions }: Walk): FlowRun[] =>
  runsOf(fromMarkdown(text), PLAIN, definitions);

function addTable(rows: readonly string[][], walk: Walk): void {
  const table = walk.tables;
  walk.tables += 1;
  const columns = Math.max(...rows.map((cells) => cells.length));
  const width = (LETTER.sheetWidth - 2 * LETTER.margin) / columns;
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      const head = row === 0 && { isHead: true as const };
      const cell = { table, row, column, x: column * width, width, ...head };
      walk.paragraphs.push(markdownParagraph(runsIn(text, walk), { cell, spaceBefore: 0 }));
    }
  }
}

/** Adds the paragraphs of a block of HTML, in the sizes of Markdown. */
function addHtml(value: string, walk: Walk): void {
  const { paragraphs, tables } = htmlParagraphs(value, walk.tables);
  walk.tables = tables;
  for (const { runs, heading, ...paragraph } of paragraphs) {
    const sized = runs.map((run) => ({ ...run, size: run.size * OF_HTML }));
    walk.paragraphs.push(
      markdownParagraph(sized, { ...paragraph, ...(heading !== undefined && { heading }) }),
    );
  }
}

function addParagraph(
  runs: readonly FlowRun[],
  { paragraphs }: Walk,
  { item, level, isTight = false }: Place,
  heading?: number,
): void {
  paragraphs.push(
    markdownParagraph(item ? withoutTick(runs) : runs, {
      indent: level === undefined ? 0 : (level + 1) * INDENT,
      ...(isTight && item && { spaceBefore: 0 }),
      ...(item && { list: item }),
      ...(heading !== undefined && { heading }),
    }),
  );
}

/** A point of a list of tasks without its box: "[x] Done". */
function withoutTick([first, ...others]: readonly FlowRun[]): FlowRun[] {
  return first ? [{ ...first, text: first.text.replace(/^\[[ xX]\]\s+/, '') }, ...others] : [];
}
