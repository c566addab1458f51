import type { Block, Sheet } from '../print-document.ts';
import { isPrinted } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { type TypesetBlock, typeset } from './typeset.ts';

/** The blocks of one document by what they say; blocks that say the same are told apart by their order. */
type Memory = Map<string, TypesetBlock[]>;

const memories = new WeakMap<TextMeasurer, Memory>();

/**
 * The blocks that print something, typeset, in the document's order.
 *
 * Of a whole document a keystroke changes one block, and typesetting is nearly all of the work: so
 * every block of the document before, for as long as there is its measurer, is taken over where the
 * same block is wanted on the same sheet. This changes no result, as a measurer always gives the
 * same answers.
 */
export function typesetAll(
  blocks: readonly Block[],
  sheet: Sheet,
  measurer: TextMeasurer,
): TypesetBlock[] {
  const before = memories.get(measurer);
  const memory: Memory = new Map();
  memories.set(measurer, memory);
  const sheetKey = JSON.stringify(sheet);
  return blocks
    .map((block) => {
      const key = sheetKey + JSON.stringify(block);
      const alike = memory.get(key) ?? [];
      const own = before?.get(key)?.[alike.length] ?? typeset(block, sheet, measurer);
      memory.set(key, [...alike, own]);
      return own;
    })
    .filter(isPrinted);
}
