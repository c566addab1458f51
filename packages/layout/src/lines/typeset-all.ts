import type { Block, Column, Region } from '@shortlist/document';
import { isPrinted } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { type TypesetBlock, typeset } from './typeset.ts';

/** Blocks by what they say and where; those of one document that say the same differ by their order. */
type Blocks = Map<string, TypesetBlock[]>;

/** The blocks typeset lately, and those before: the older ones are forgotten when there are many of the younger. */
type Memory = { younger: Blocks; older: Blocks };

/** Distinct blocks of a generation: those of a gallery of designs. */
const MANY = 1500;

const memories = new WeakMap<TextMeasurer, Memory>();

/** Typesets a block in a column. */
export type Typesetter = (block: Block, column: Column) => TypesetBlock;

/**
 * Makes the typesetter of the blocks of one document.
 *
 * Of a whole document a keystroke changes one block, and typesetting is nearly all of the work: so
 * every block of the document before, and of others not long before, for as long as there is their measurer, is
 * used again where the same block is wanted in the same column. This changes no result, as a measurer always gives
 * the same answers.
 */
export function createTypesetter(measurer: TextMeasurer): Typesetter {
  const { younger, older } = memoryOf(measurer);
  const counts = new Map<string, number>();

  return (block, column) => {
    const key = `${column.left} ${column.right} ${JSON.stringify(block)}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    const alike = younger.get(key) ?? older.get(key) ?? [];
    younger.set(key, alike);
    const own = alike[nth] ?? typeset(block, column, measurer);
    alike[nth] = own;
    return own;
  };
}

function memoryOf(measurer: TextMeasurer): Memory {
  const { younger = new Map(), older = new Map() } = memories.get(measurer) ?? {};
  const memory = younger.size < MANY ? { younger, older } : { younger: new Map(), older: younger };
  memories.set(measurer, memory);
  return memory;
}

/** The blocks of each region that print something, typeset, in the document's order. */
export const typesetAll = (regions: readonly Region[], typesetOnce: Typesetter): TypesetBlock[][] =>
  regions.map(({ left, right, blocks }) =>
    blocks.map((block) => typesetOnce(block, { left, right })).filter(isPrinted),
  );
