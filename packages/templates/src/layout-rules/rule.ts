import type { Block, PrintDocument, Span } from '@shortlist/document';

/** A way to lay out that a newer layout version has and an older one has not: the document, marked with what layout must know of it. */
export type Rule = (document: PrintDocument) => PrintDocument;

/** A rule for the blocks of each region. */
export const ofBlocks =
  (
    mark: (block: Block, at: number, blocks: readonly Block[], document: PrintDocument) => Block,
  ): Rule =>
  (document) => ({
    ...document,
    regions: document.regions.map((region) => ({
      ...region,
      blocks: region.blocks.map((block, at, blocks) => mark(block, at, blocks, document)),
    })),
  });

/** A rule for the spans of each block, wherever they stand in it. */
export const ofSpans = (mark: (span: Span) => Span): Rule =>
  ofBlocks((block) => ({
    ...block,
    spans: block.spans.map(mark),
    ...(block.trailing && { trailing: block.trailing.map(mark) }),
    ...(Array.isArray(block.marker) && { marker: block.marker.map(mark) }),
  }));
