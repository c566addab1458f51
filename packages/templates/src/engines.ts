import type { Block, PrintDocument } from '@shortlist/document';

/** A way to lay out that a newer engine has and an older one has not. */
type Rule = (block: Block) => Block;

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
const noRunts: Rule = (block) =>
  block.align === 'start' && (block.role === 'paragraph' || block.role === 'bullet')
    ? { ...block, avoidsRunt: true }
    : block;

/** All engines, the oldest first. A new one is a line here: all rules of the one before, and its own. */
export const ENGINES: readonly [Engine, ...Engine[]] = [
  FIRST_ENGINE,
  { number: 2, novelty: 'no text ends with a word alone on its last line', rules: [noRunts] },
];

/** The document with what layout needs to know of an engine. */
export const withEngine = (document: PrintDocument, { rules }: Engine): PrintDocument =>
  rules.length === 0
    ? document
    : {
        ...document,
        regions: document.regions.map((region) => ({
          ...region,
          blocks: region.blocks.map((block) => rules.reduce((ruled, rule) => rule(ruled), block)),
        })),
      };
