import type { Figure, Span } from '@shortlist/document';
import type { PreparedBlock } from '../text/prepare-block.ts';
import type { StructureNode, StructureRole } from './paged-document.ts';

/** The structure tree, and the node that each span's text belongs to. */
export type StructureTree = { structure: StructureNode[]; nodeOf: Map<Span, number> };

const DOCUMENT = 0;
const ROLES = { title: 'H1', heading: 'H2', entry: 'H3', paragraph: 'P', bullet: 'LBody' } as const;

/**
 * The structure tree of the figures and the regions' blocks, in reading order. Neighbouring bullets make one list; a linked
 * span gets a Link of its own below its block, which neighbours with the very same link share. A block is one node, however many pages it is on.
 */
export function buildStructureTree(
  regions: readonly (readonly PreparedBlock[])[],
  figures: readonly Figure[] = [],
): StructureTree {
  const nodes = figures.map((figure) => ({ role: 'Figure', parent: DOCUMENT, figure }) as const);
  const tree: StructureTree = {
    structure: [{ role: 'Document', parent: -1 }, ...nodes],
    nodeOf: new Map(),
  };
  for (const blocks of regions) addRegion(tree, blocks);
  return tree;
}

function addRegion(tree: StructureTree, blocks: readonly PreparedBlock[]) {
  let list: number | undefined;
  for (const prepared of blocks) {
    const isBullet = prepared.block.role === 'bullet';
    list = isBullet ? (list ?? addNode(tree, 'L', DOCUMENT)) : undefined;
    addBlock(tree, prepared, list === undefined ? DOCUMENT : addNode(tree, 'LI', list));
  }
}

function addBlock(
  tree: StructureTree,
  { block, text, trailing, marker }: PreparedBlock,
  parent: number,
) {
  if (marker.length > 0) {
    // A label is at home in a list only; elsewhere the marker is a text before the text.
    const label = addNode(tree, block.role === 'bullet' ? 'Lbl' : 'P', parent);
    for (const span of marker) tree.nodeOf.set(span, label);
  }
  const own = addNode(tree, ROLES[block.role], parent);
  let before: Span | undefined;
  for (const span of [...text, ...trailing]) {
    tree.nodeOf.set(span, nodeOfSpan(span, before));
    before = span;
  }

  function nodeOfSpan(span: Span, previous: Span | undefined): number {
    if (!span.link) return own;
    const known = previous?.link === span.link ? tree.nodeOf.get(previous) : undefined;
    return known ?? addNode(tree, 'Link', own, span.link);
  }
}

function addNode(
  { structure }: StructureTree,
  role: StructureRole,
  parent: number,
  link?: StructureNode['link'],
): number {
  return structure.push({ role, parent, ...(link && { link }) }) - 1;
}
