import type { Block, PrintDocument, Region } from '@shortlist/document';
import type { Pattern } from './pattern.ts';

/** The head of a letter in a layout that parts it: the name with the headline, and how the sender is reached, a line each. */
export type LetterHead = { title: Block[]; sender: Block[] };

/** The smallest size in which a name, and a long address, is set to stay on one line. Points. */
const LEAST = { title: 14, sender: 7.5 };

/** Above the sender, in lines. */
const SENDER_SPACE = 0.5;

/** Takes the head out of the pages of a design, wherever that has its parts. */
export function headOf({ regions }: PrintDocument, pattern: Pattern): LetterHead {
  const blocks = regions.flatMap((region) =>
    region.blocks.filter(({ group }) => group === 'contact'),
  );
  const title = blocks.filter(isTitle).map(tightHead(pattern));
  return {
    title: flush(title),
    sender: blocks
      .filter((block) => !isTitle(block))
      .flatMap(({ spans }) => spans.filter(({ separator }) => !separator))
      .map((span, at) => ({
        ...pattern.paragraph,
        spans: [span],
        indent: 0,
        spaceBefore: at === 0 ? pattern.paragraph.lineHeight * SENDER_SPACE : 0,
        group: 'contact',
        leastSize: LEAST.sender,
      })),
  };
}

/**
 * The blocks of a head that long texts do not tear: a name is set smaller where that keeps it on one line, a headline of two lines has them as close as
 * those of the text. Any other block is as it is.
 */
export const tightHead =
  ({ paragraph }: Pattern) =>
  (block: Block): Block => {
    if (block.role === 'title') return { ...block, leastSize: LEAST.title };
    return isHeadline(block) && block.lineHeight > paragraph.lineHeight
      ? { ...block, leading: paragraph.lineHeight }
      : block;
  };

const isHeadline = ({ spans }: Block): boolean =>
  spans.some(({ source }) => source === 'contact.headline');

const isTitle = (block: Block): boolean => block.role === 'title' || isHeadline(block);

/** Blocks at the very head of their region. */
export const flush = ([first, ...others]: readonly Block[]): Block[] =>
  first ? [{ ...first, spaceBefore: 0 }, ...others] : [];

/**
 * Blocks whose first line begins so far from the head of the first page, in points. The first keeps its space: it is what parts them from the blocks above
 * where these reach further down, and in files of one column.
 */
export const beginningAt = (
  top: number,
  blocks: readonly Block[],
): Pick<Region, 'blocks'> & { from: number } => ({
  from: top - (blocks[0]?.spaceBefore ?? 0),
  blocks: [...blocks],
});
