import { type PointId, pointFlagsOf } from '@shortlist/model';
import { lineOfRuns, type Place, type RichLine, type Run, type Style } from './rich-line.ts';

/** The character that the library puts under a caret where nothing is typed yet. */
const ZERO_WIDTH_SPACE = /\u200b/gu;

const BLOCKS = new Set(['P', 'DIV', 'LI', 'UL', 'OL', 'H1', 'H2', 'H3', 'BLOCKQUOTE', 'PRE']);

/** A text node of the field: the line that it is of, where in that it begins, and what it says. */
type Piece = { node: Text; line: number; start: number; text: string; style: Style };

type Reading = {
  pieces: Piece[];
  /** The element of each line, or the field itself for a line that stands in none. */
  blocks: Element[];
};

/** The lines that the elements of a field show, whatever the browser made of them. */
export function readLines(root: Element): RichLine[] {
  const { pieces, blocks } = walk(root);
  const runs: Run[][] = blocks.map(() => []);
  for (const { line, text, style } of pieces) runs[line]?.push({ ...style, text });
  return blocks.map((block, at) => {
    const { point, hidden, locked } = (block as HTMLElement).dataset;
    return lineOfRuns(runs[at] ?? [], {
      ...(point !== undefined && { id: point as PointId }),
      ...pointFlagsOf({ hidden: hidden !== undefined, locked: locked !== undefined }),
    });
  });
}

const DRAWN = new Set(['P', 'B', 'I', 'A', 'BR']);
const ATTRIBUTES = new Set(['dir', 'href', 'data-point', 'data-hidden', 'data-locked']);

/** Checks whether a field has nothing but one paragraph for each line, and in it what is drawn of marks. */
export function isDrawn(root: Element, lines: readonly RichLine[]): boolean {
  return (
    root.childNodes.length === lines.length &&
    Array.from(root.querySelectorAll('*')).every(
      ({ tagName, parentNode, attributes }) =>
        DRAWN.has(tagName) &&
        (tagName === 'P') === (parentNode === root) &&
        Array.from(attributes).every(({ name }) => ATTRIBUTES.has(name)),
    )
  );
}

/** The place of the lines that a place of the document shows. */
export function readPlace(root: Element, node: Node, offset: number): Place {
  const { pieces, blocks } = walk(root);
  const own = pieces.find((piece) => piece.node === node);
  if (own) {
    const before = (node as Text).data.slice(0, offset).replace(ZERO_WIDTH_SPACE, '');
    return { line: own.line, offset: own.start + before.length };
  }
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  const last = pieces.findLast((piece) => range.comparePoint(piece.node, piece.node.length) <= 0);
  const block = blocks.findLastIndex(
    (each) => each !== root && (each === node || range.intersectsNode(each)),
  );
  const line = Math.max(block, last?.line ?? 0, 0);
  return { line, offset: last?.line === line ? last.start + last.text.length : 0 };
}

/** The place of the document that shows a place of the lines. */
export function findPlace(root: Element, { line, offset }: Place): [node: Node, offset: number] {
  const { pieces, blocks } = walk(root);
  const own = pieces.filter((piece) => piece.line === line);
  const piece = own.find(({ start, text }) => offset <= start + text.length) ?? own.at(-1);
  if (!piece) return [blocks[line] ?? root, 0];
  return [piece.node, Math.min(Math.max(offset - piece.start, 0), piece.node.length)];
}

function walk(root: Element): Reading {
  const pieces: Piece[] = [];
  const blocks: Element[] = [];
  /** Length so far of the line that is being read; undefined between two lines. */
  let length: number | undefined;

  visit(root, {}, root);
  if (blocks.length === 0) blocks.push(root.firstElementChild ?? root);
  return { pieces, blocks };

  function begin(block: Element): number {
    if (length === undefined) blocks.push(block);
    length ??= 0;
    return length;
  }

  function visit(parent: Node, style: Style, block: Element): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) readText(node, style, block);
      else if (node instanceof HTMLElement) readElement(node, style, block);
    }
  }

  function readElement(node: HTMLElement, style: Style, block: Element): void {
    if (BLOCKS.has(node.tagName)) readBlock(node, style);
    else if (node.tagName !== 'BR') visit(node, styleWithin(node, style), block);
    else {
      begin(block);
      length = undefined;
    }
  }

  function readBlock(node: HTMLElement, style: Style): void {
    length = undefined;
    const before = blocks.length;
    visit(node, style, node);
    if (blocks.length === before) blocks.push(node);
    length = undefined;
  }

  function readText(node: Text, style: Style, block: Element): void {
    const text = node.data.replace(ZERO_WIDTH_SPACE, '').replace(/[\r\n]/gu, ' ');
    const start = begin(block);
    pieces.push({ node, line: blocks.length - 1, start, text, style });
    length = start + text.length;
  }
}

function styleWithin(element: HTMLElement, style: Style): Style {
  switch (element.tagName) {
    case 'B':
    case 'STRONG':
      return { ...style, bold: true };
    case 'I':
    case 'EM':
      return { ...style, italic: true };
    case 'A':
      return { ...style, href: element.getAttribute('href') ?? '' };
    default:
      return style;
  }
}
