import type { Block, Column, Region } from '@shortlist/document';
import { isPrinted } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { type TypesetBlock, typeset } from './typeset.ts';

/** The blocks of one document by what they say; blocks that say the same differ by their order. */
type Memory = Map<string, TypesetBlock[]>;

const memories = new WeakMap<TextMeasurer, Memory>();

/** Typesets a block in a column. */
export type Typesetter = (block: Block, column: Column) => TypesetBlock;

/**
 * What typesets the blocks of one document.
 *
 * Of a whole document a keystroke changes one block, and typesetting is nearly all of the work: so
 * every block of the document before, for as long as there is its measurer, is taken over where the
 * same block is wanted in the same column. This changes no result, as a measurer always gives the
 * same answers.
 */
export function createTypesetter(measurer: TextMeasurer): Typesetter {
  const before = memories.get(measurer);
  const memory: Memory = new Map();
  memories.set(measurer, memory);

  return (block, column) => {
    const key = `${column.left} ${column.right} ${JSON.stringify(block)}`;
    const alike = memory.get(key);
    const own = before?.get(key)?.[alike?.length ?? 0] ?? typeset(block, column, measurer);
    if (alike) alike.push(own);
    else memory.set(key, [own]);
    return own;
  };
}

/** The blocks of each region that print something, typeset, in the document's order. */
export const typesetAll = (regions: readonly Region[], typesetOnce: Typesetter): TypesetBlock[][] =>
  regions.map(({ left, right, blocks }) =>
    blocks.map((block) => typesetOnce(block, { left, right })).filter(isPrinted),
  );
