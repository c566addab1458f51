import {
  type Block,
  type Column,
  fullColumn,
  type PrintDocument,
  type Span,
} from '@shortlist/document';
import type { ParagraphLook } from '../looks/paragraph-look.ts';
import { wordColor } from '../looks/run-look.ts';
import { tag } from '../xml/tag.ts';
import { eighths, twips } from '../xml/units.ts';
import { belowPicture, edgesOf } from './edges.ts';
import { type Framed, framedRegions } from './frames.ts';
import { keepsWithNext } from './keep-with-next.ts';
import { type ListRegistry, listOf } from './lists.ts';
import type { Paragraph, Piece } from './paragraph.ts';
import { cleanSpans, directionOf, isVisible, piecesOf } from './pieces.ts';
import { readableColor } from './readable-color.ts';
import { labelStops, trailingStop } from './tab-stops.ts';

/** A block with what stands around it. */
type Placed = {
  block: Block;
  edges: Column;
  keepWithNext: boolean;
  hadGround: boolean;
  /** Stands below the title and stays with what follows. */
  isSubtitle: boolean;
  /** The frame that it stands in, as XML; empty in the text. */
  frame: string;
};

/** The blocks of a document as paragraphs of one column, in the order of reading. Pictures hang on the first. */
export function paragraphsOf(document: PrintDocument, lists: ListRegistry): Paragraph[] {
  const framed = framedRegions(document);
  if (framed) return framedParagraphs(framed, document, lists);
  const column = fullColumn(document.sheet);
  const placed = document.regions.map((region) => placedBlocks(region, document));
  const paragraphs = belowPicture(headFirst(placed), document).map((each, at) => {
    const isHead = at === 0 || each.block.startsPage === true;
    const block = isHead ? { ...each.block, spaceBefore: 0 } : each.block;
    return paragraphOf({ ...each, block }, column, lists);
  });
  const [first, ...others] = paragraphs;
  const { figures = [] } = document;
  return first ? [{ ...first, figures }, ...others] : [];
}

/** The blocks of regions of which some stand in frames. What is drawn on the sheet hangs on the first of the text. */
function framedParagraphs(
  framed: readonly Framed[],
  document: PrintDocument,
  lists: ListRegistry,
): Paragraph[] {
  const placed = framed.flatMap(({ region, frame }) =>
    placedBlocks(region, document).map((each) => ({ ...each, frame, edges: region })),
  );
  const first = placed.findIndex(({ frame }) => frame === '');
  return placed.map((each, at) => {
    const column = each.frame === '' ? fullColumn(document.sheet) : each.edges;
    const paragraph = paragraphOf(each, column, lists);
    return at === first
      ? { ...paragraph, figures: document.figures ?? [], marks: document.stationery?.marks ?? [] }
      : paragraph;
  });
}

/** Moves what stands under no heading in a column of its own to the head, away from the section that is read before it. */
function headFirst([head = [], ...columns]: readonly Placed[][]): Placed[] {
  const cut = columns.map((blocks) => {
    const at = blocks.findIndex(({ block }) => block.role === 'heading');
    return at < 0 ? blocks.length : at;
  });
  const edges = head[0]?.edges;
  const under = columns
    .flatMap((blocks, at) => blocks.slice(0, cut[at]))
    .map((each) => ({ ...each, ...(edges && { edges }) }));
  return [...head, ...under, ...columns.flatMap((blocks, at) => blocks.slice(cut[at]))];
}

function placedBlocks(region: PrintDocument['regions'][number], document: PrintDocument): Placed[] {
  const blocks = region.blocks.map(cleanBlock).filter(isPrinted);
  const edges = edgesOf(region, document);
  const hadGround = region.ground !== undefined || document.fills !== undefined;
  return blocks.map((block, at) => ({
    block,
    edges,
    keepWithNext: keepsWithNext(blocks, at),
    hadGround,
    frame: '',
    isSubtitle:
      blocks[at - 1]?.role === 'title' && block.role === 'paragraph' && block.keepWithNext,
  }));
}

const cleanBlock = (block: Block): Block => ({
  ...block,
  spans: cleanSpans(block.spans),
  ...(block.trailing && { trailing: cleanSpans(block.trailing) }),
  ...(Array.isArray(block.marker) && { marker: cleanSpans(block.marker) }),
});

/** Checks whether a block has a letter: one without leaves no trace. */
const isPrinted = ({ spans, trailing = [] }: Block): boolean =>
  isVisible(spans) || isVisible(trailing);

function paragraphOf(placed: Placed, column: Column, lists: ListRegistry): Paragraph {
  const { block, edges } = placed;
  const isRightToLeft = directionOf(textOf(block), block.direction) === 'rtl';
  const [near, far] = [edges.left - column.left, column.right - edges.right];
  const [start, end] = isRightToLeft ? [far, near] : [near, far];
  const frame = { width: column.right - column.left, start, end };
  return {
    role: placed.isSubtitle ? 'subtitle' : block.role,
    figures: [],
    marks: [],
    look: {
      ...lookOf(placed, isRightToLeft),
      ...indentsOf(block, frame, lists),
    },
    pieces: allPieces(placed),
  };
}

const textOf = ({ spans, trailing = [] }: Block): readonly Span[] =>
  spans.length > 0 ? spans : trailing;

const lookOf = ({ block, keepWithNext, frame }: Placed, isRightToLeft: boolean) => ({
  keepWithNext,
  frame,
  startsPage: block.startsPage ?? false,
  rule: ruleOf(block),
  fill: fillOf(block),
  isRightToLeft,
  spaceBefore: twips(block.spaceBefore),
  lineHeight: twips(block.lineHeight),
  isCentred: block.align === 'center',
});

type Frame = { width: number; start: number; end: number };

function indentsOf(
  block: Block,
  { width, start, end }: Frame,
  lists: ListRegistry,
): Pick<ParagraphLook, 'start' | 'end' | 'hanging' | 'list' | 'tabs'> {
  const { marker, indent, trailing } = block;
  const text = twips(start + indent);
  const stop = trailing && block.align === 'start' ? trailingStop(width - end) : '';
  const list = listOf(block, text);
  if (list) {
    const { hanging } = list;
    return { start: text, end: twips(end), hanging, list: lists.numberOf(list), tabs: stop };
  }
  const labels = marker === undefined ? '' : labelStops(block, start);
  return {
    start: text,
    end: twips(end),
    hanging: marker === undefined ? 0 : twips(indent),
    list: 0,
    tabs: `${labels}${stop}`,
  };
}

function ruleOf({ rule }: Block): string {
  if (rule === undefined) return '';
  return tag('w:bottom', {
    'w:val': 'single',
    'w:sz': eighths(rule.thickness),
    'w:space': Math.round(rule.gap),
    'w:color': wordColor(rule.color),
  });
}

const fillOf = ({ fill }: Block): string =>
  fill === undefined
    ? ''
    : tag('w:shd', { 'w:val': 'clear', 'w:color': 'auto', 'w:fill': wordColor(fill) });

/** Label, text and what stands at the far margin, each behind its tab. Below centred text the last has a line of its own. */
function allPieces({ block, hadGround }: Placed): Piece[] {
  const { marker, markerAlign, trailing = [], align, direction } = block;
  const base = directionOf(textOf(block), direction);
  const pieces = (own: readonly Span[]) =>
    piecesOf(own, base, (span) => readableColor(span, block, hadGround));
  const text = pieces(block.spans);
  const label = Array.isArray(marker) ? pieces(marker) : [];
  const after = pieces(trailing);
  const look = (text[0] ?? after[0])?.look;
  if (look === undefined) return [];
  const gap = { kind: 'tab', look: { ...look, rightToLeft: false } } as const;
  const far = { ...gap, kind: align === 'center' ? ('break' as const) : ('tab' as const) };
  return [
    ...(label.length > 0 && !markerAlign ? [gap] : []),
    ...label,
    ...(label.length > 0 ? [gap] : []),
    ...text,
    ...(after.length > 0 ? [far] : []),
    ...after,
  ];
}
