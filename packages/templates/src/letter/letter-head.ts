import type { Block, PrintDocument } from '@shortlist/document';
import type { Pattern } from './pattern.ts';

/** The head of a letter in a layout that parts it: the name with the headline, and how the sender is reached, a line each. */
export type LetterHead = { title: Block[]; sender: Block[] };

/** The smallest size in which a name, and a long address, is set to stay on one line. Points. */
const LEAST = { title: 14, sender: 7.5 };

/** Takes the head out of the pages of a design, wherever that has its parts. */
export function headOf({ regions }: PrintDocument, pattern: Pattern): LetterHead {
  const blocks = regions.flatMap((region) =>
    region.blocks.filter(({ group }) => group === 'contact'),
  );
  const title = blocks.filter(isTitle).map(onOneLine);
  return {
    title: flush(title),
    sender: blocks
      .filter((block) => !isTitle(block))
      .flatMap(({ spans }) => spans.filter(({ separator }) => !separator))
      .map((span) => ({
        ...pattern.paragraph,
        spans: [span],
        indent: 0,
        spaceBefore: 0,
        group: 'contact',
        leastSize: LEAST.sender,
      })),
  };
}

/** A name that is set smaller where that keeps it on one line; any other block as it is. */
export const onOneLine = (block: Block): Block =>
  block.role === 'title' ? { ...block, leastSize: LEAST.title } : block;

const isTitle = ({ role, spans }: Block): boolean =>
  role === 'title' || spans.some(({ source }) => source === 'contact.headline');

/** Blocks at the very head of their region. */
export const flush = ([first, ...others]: readonly Block[]): Block[] =>
  first ? [{ ...first, spaceBefore: 0 }, ...others] : [];
