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

/** Sums of many heights; so much (points) is beyond a page for certain. */
const BEYOND = 1;

/** The blocks of each region that print something, typeset, in the document's order: those that decide about a first page with so much `room`. */
export const typesetAll = (
  regions: readonly Region[],
  typesetOnce: Typesetter,
  room: number,
): TypesetBlock[][] =>
  regions.map(({ left, right, blocks }) => {
    const typeset: TypesetBlock[] = [];
    let height = 0;
    for (const [at, block] of blocks.entries()) {
      const isFull = height > room + BEYOND;
      if (
        isFull &&
        !mustStay(typeset, block) &&
        (height > 2 * room || !isInGroup(typeset, blocks.slice(at)))
      )
        break;
      const own = typesetOnce(block, { left, right });
      if (!isPrinted(own)) continue;
      typeset.push(own);
      height += heightOf(own);
    }
    return typeset;
  });

/** Checks whether a block belongs with the last one above it. */
function mustStay(above: readonly TypesetBlock[], block: Block): boolean {
  const last = above.at(-1)?.block;
  const isOneList =
    last?.keptUpTo !== undefined && block.keptUpTo !== undefined && last.group === block.group;
  return last?.keepWithNext || block.joinsPrevious || isOneList;
}

/**
 * Checks whether a group goes on below. One that reaches from the first page beyond the second no page holds, so that it need not be
 * looked at to its end.
 */
function isInGroup(above: readonly TypesetBlock[], below: readonly Block[]): boolean {
  const names = new Set(above.flatMap(({ block }) => block.keptIn ?? []));
  return below.some(({ keptIn = [] }) => keptIn.some((name) => names.has(name)));
}

/** The least height of a block: at the head of a page. */
const heightOf = ({ block, lines }: TypesetBlock): number =>
  block.lineHeight +
  (lines.length - 1) * (block.leading ?? block.lineHeight) +
  (block.rule ? block.rule.gap + block.rule.thickness : 0);
