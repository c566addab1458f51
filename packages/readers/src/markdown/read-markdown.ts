import type { PlacedText } from '@shortlist/parser';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type FlowParagraph, LETTER, PLAIN_PARAGRAPH, type RunLook } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { READING_LIMITS } from '../limits.ts';
import { decodeText } from '../markup/decode-text.ts';
import { ReadError } from '../read-problem.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root | Root['children'][number];
type Parent = Extract<Node, { children: unknown }>;
type List = Extract<Node, { type: 'list' }>;

/** Sizes of headings by their level, and of text, in points. */
const HEADING_SIZES = [20, 14, 12, 11, 10, 10];
const PLAIN: RunLook = { size: 10, bold: false, italic: false };

/** Between two blocks, and from one level of a list to the next. */
const SPACE = 10;
const INDENT = 18;

/** What a text in Markdown says: headings, lists, paragraphs, and what is bold, italic or a link. */
export function readMarkdown(bytes: Uint8Array): PlacedText {
  const text = decodeText(bytes);
  checkNesting(text);
  const walk: Walk = { paragraphs: [], definitions: new Map() };
  const root = fromMarkdown(text);
  for (const node of root.children) {
    if (node.type === 'definition') walk.definitions.set(node.identifier, node.url);
  }
  readBlocks(root, walk, {});
  if (walk.paragraphs.length > READING_LIMITS.paragraphs) throw new ReadError('hostile');
  return placeFlow({ format: 'markdown', ...LETTER, paragraphs: walk.paragraphs });
}

/** Quotations and lists in each other beyond all measure would take the reader's stack. */
function checkNesting(text: string): void {
  const deepest = new RegExp(`^(?:[>\\-+*]|\\d+[.)]|\\s){${READING_LIMITS.depth},}`, 'mu');
  if (deepest.test(text)) throw new ReadError('hostile');
}

type Walk = { paragraphs: FlowParagraph[]; definitions: Map<string, string> };

/** Where the walk stands. A list's item waits for its first paragraph. */
type Place = { level?: number; item?: FlowParagraph['list']; isTight?: boolean };

function readBlocks(parent: Parent, walk: Walk, place: Place): void {
  for (const [at, node] of parent.children.entries()) {
    readBlock(node, walk, at === 0 ? place : { ...place, item: undefined });
  }
}

function readBlock(node: Node, walk: Walk, place: Place): void {
  switch (node.type) {
    case 'heading': {
      const look = { ...PLAIN, bold: true, size: HEADING_SIZES[node.depth - 1] ?? 10 };
      addParagraph(runsOf(node, look, walk), walk, place, node.depth);
      break;
    }
    case 'paragraph':
      addParagraph(runsOf(node, PLAIN, walk), walk, place);
      break;
    case 'code':
      addParagraph([{ ...PLAIN, text: node.value }], walk, place);
      break;
    case 'list':
      readList(node, walk, place);
      break;
    default:
      if ('children' in node) readBlocks(node, walk, place);
  }
}

function readList({ children, ordered, start, spread }: List, walk: Walk, place: Place): void {
  const level = place.level === undefined ? 0 : place.level + 1;
  for (const [at, item] of children.entries()) {
    const marker = ordered ? `${(start ?? 1) + at}.` : '•';
    readBlocks(item, walk, { level, item: { level, marker }, isTight: at > 0 && spread !== true });
  }
}

function addParagraph(
  runs: FlowParagraph['runs'],
  { paragraphs }: Walk,
  { item, level, isTight = false }: Place,
  heading?: number,
): void {
  paragraphs.push({
    ...PLAIN_PARAGRAPH,
    indent: level === undefined ? 0 : (level + 1) * INDENT,
    spaceBefore: isTight && item ? 0 : SPACE,
    runs,
    origin: 'body',
    ...(item && { list: item }),
    ...(heading !== undefined && { heading }),
  });
}

/** The text within a block. Pieces of HTML say nothing themselves. */
function runsOf(node: Node, look: RunLook, walk: Walk): FlowParagraph['runs'] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ ...look, text: node.value.replace(/\n/g, ' ') }];
    case 'break':
      return [{ ...look, text: '\n' }];
    case 'image':
      return node.alt ? [{ ...look, text: node.alt }] : [];
    case 'strong':
      return inside(node, { ...look, bold: true }, walk);
    case 'emphasis':
      return inside(node, { ...look, italic: true }, walk);
    case 'link':
      return inside(node, { ...look, link: node.url }, walk);
    case 'linkReference': {
      const link = walk.definitions.get(node.identifier);
      return inside(node, link === undefined ? look : { ...look, link }, walk);
    }
    default:
      return 'children' in node ? inside(node, look, walk) : [];
  }
}

const inside = (node: Parent, look: RunLook, walk: Walk): FlowParagraph['runs'] =>
  node.children.flatMap((child) => runsOf(child, look, walk));
