import type { TypesetBlock, TypesetRun } from '../lines/typeset.ts';

/** A line on its way down the page. Lengths are points. */
export type LineRow = {
  owner: TypesetBlock;
  line: TypesetRun[];
  /** Left out at the head of a page. */
  spaceBefore: number;
  /** The line. */
  lineHeight: number;
  /** The line, and the rule below it if it has one. */
  height: number;
  /** The depth of its baseline below the top of the line. */
  baseline: number;
  /** The penalty for beginning a page with this row. */
  penalty: number;
};
