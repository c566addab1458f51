import type { Span } from '@shortlist/document';
import { fits } from '../lengths.ts';
import { widthOf } from '../text/cluster.ts';
import { itemize } from '../text/itemize.ts';
import type { PreparedBlock } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';

/** Sizes are tenths of a point. */
const STEPS = 10;

/**
 * The block with its text as much smaller as one line of `measure` points takes; as it is where it fits, or would be
 * smaller than the block allows.
 */
export function fitSize(
  prepared: PreparedBlock,
  measure: number,
  measurer: TextMeasurer,
): PreparedBlock {
  const { block, text } = prepared;
  if (block.leastSize === undefined) return prepared;
  const width = widthOf(itemize(text, measurer, block.direction).clusters);
  if (fits(width, measure - block.indent)) return prepared;
  const smaller = text.map((span) => scaled(span, (measure - block.indent) / width));
  const isTooSmall = smaller.some(({ size }) => size < (block.leastSize ?? 0));
  return isTooSmall ? prepared : { ...prepared, text: smaller };
}

const scaled = (span: Span, factor: number): Span => ({
  ...span,
  size: Math.floor(span.size * factor * STEPS) / STEPS,
});
