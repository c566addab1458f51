import type { Block, Sheet } from '../print-document.ts';
import { type PreparedBlock, prepareBlock } from '../text/prepare-block.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { type AlignedRun, alignLine } from './align-line.ts';
import { setBlock } from './set-block.ts';

/** A block as lines ready to go down a page: all of its layout that no other block has a part in. */
export type TypesetBlock = PreparedBlock & {
  lines: AlignedRun[][];
  /** How far below the top of its line each baseline is, in points. */
  baseline: number;
};

/** Cleans a block's text, breaks it into lines and puts them where they stand across the sheet. */
export function typeset(block: Block, sheet: Sheet, measurer: TextMeasurer): TypesetBlock {
  const prepared = prepareBlock(block);
  const set = setBlock(prepared, sheet.width - 2 * sheet.margin, measurer);
  return {
    ...prepared,
    lines: set.lines.map((line) => alignLine(set, line, sheet, measurer)),
    baseline: baselineWithin(block, measurer),
  };
}

/** The largest text of a block stands in the middle of its line. */
function baselineWithin(
  { spans, trailing = [], lineHeight }: Block,
  measurer: TextMeasurer,
): number {
  const { ascent, descent } = measurer;
  const size = Math.max(...[...spans, ...trailing].map((span) => span.size));
  return (lineHeight - (ascent + descent) * size) / 2 + ascent * size;
}
