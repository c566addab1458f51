import type { StructureNode, StructureRole } from './paged-document.ts';
import type { PreparedBlock } from './prepare.ts';
import type { Span } from './print-document.ts';

/** The reading tree, and the node that each span's text belongs to. */
export type Outline = { structure: StructureNode[]; nodeOf: Map<Span, number> };

const DOCUMENT = 0;
const ROLES = { title: 'H1', heading: 'H2', entry: 'H3', paragraph: 'P', bullet: 'LBody' } as const;

/**
 * The reading tree of the blocks, in reading order. Neighbouring bullets make one list; a linked
 * span gets a Link of its own below its block. A block is one node, however many pages it is on.
 */
export function outlineOf(blocks: readonly PreparedBlock[]): Outline {
  const outline: Outline = { structure: [{ role: 'Document', parent: -1 }], nodeOf: new Map() };
  let list: number | undefined;
  for (const prepared of blocks) {
    const isBullet = prepared.block.role === 'bullet';
    list = isBullet ? (list ?? addNode(outline, 'L', DOCUMENT)) : undefined;
    addBlock(outline, prepared, list === undefined ? DOCUMENT : addNode(outline, 'LI', list));
  }
  return outline;
}

function addBlock(outline: Outline, { block, text, aside, marker }: PreparedBlock, parent: number) {
  if (marker.length > 0) {
    // A label is at home in a list only; elsewhere the marker is a text before the text.
    const label = addNode(outline, block.role === 'bullet' ? 'Lbl' : 'P', parent);
    for (const span of marker) outline.nodeOf.set(span, label);
  }
  const own = addNode(outline, ROLES[block.role], parent);
  for (const span of [...text, ...aside]) {
    outline.nodeOf.set(span, span.link ? addNode(outline, 'Link', own, span.link) : own);
  }
}

function addNode(
  { structure }: Outline,
  role: StructureRole,
  parent: number,
  link?: StructureNode['link'],
): number {
  return structure.push({ role, parent, ...(link && { link }) }) - 1;
}
