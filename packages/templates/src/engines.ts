import type { Block, PrintDocument } from '@shortlist/document';

/** A way to lay out that a newer engine has and an older one has not: the document, marked with what layout must know of it. */
type Rule = (document: PrintDocument) => PrintDocument;

/** A rule for the blocks of each region. */
const ofBlocks =
  (mark: (block: Block, at: number, blocks: readonly Block[]) => Block): Rule =>
  (document) => ({
    ...document,
    regions: document.regions.map((region) => ({ ...region, blocks: region.blocks.map(mark) })),
  });

/** How documents are laid out, behind the number that a look names. What was printed by one is printed by it for good. */
export type Engine = {
  number: number;
  /** What its pages have that those of the one before have not. */
  novelty: string;
  rules: readonly Rule[];
};

/** The engine of every look that names none. */
export const FIRST_ENGINE: Engine = { number: 1, novelty: 'as it was always printed', rules: [] };

/** A running text ends with two words at least, where that takes no line more (`text-wrap: pretty` of CSS Text 4). */
const noRunts = ofBlocks((block) =>
  block.align === 'start' && (block.role === 'paragraph' || block.role === 'bullet')
    ? { ...block, avoidsRunt: true }
    : block,
);

/** The last of three points or more is not alone at the head of a page. */
const noLonePoints = ofBlocks((block, at, blocks) => {
  const [isBefore, isNext, isAfter] = [at - 1, at + 1, at + 2].map(
    (other) => blocks[other]?.role === 'bullet',
  );
  const isLastButOne = block.role === 'bullet' && isBefore && isNext && !isAfter;
  return isLastButOne ? { ...block, keepWithNext: true } : block;
});

/** Texts beside a column of labels keep one edge, whatever length a label has. */
const evenLabels: Rule = (document) =>
  document.regions.some(({ blocks }) => blocks.some(({ markerAlign }) => markerAlign))
    ? { ...document, alignsLabels: true }
    : document;

/** Pages that a side column does not reach belong to the other. */
const wholePages: Rule = (document) =>
  document.regions.some(({ alone }) => alone) ? { ...document, widens: true } : document;

/** All engines, the oldest first. A new one is a line here: all rules of the one before, and its own. */
export const ENGINES: readonly [Engine, ...Engine[]] = [
  FIRST_ENGINE,
  { number: 2, novelty: 'no text ends with a word alone on its last line', rules: [noRunts] },
  {
    number: 3,
    novelty:
      'later pages take the whole width where a side column has ended; no point is alone at their head; texts beside dates keep one edge',
    rules: [noRunts, noLonePoints, evenLabels, wholePages],
  },
];

/** The document with what layout needs to know of an engine. */
export const withEngine = (document: PrintDocument, { rules }: Engine): PrintDocument =>
  rules.reduce((ruled, rule) => rule(ruled), document);
