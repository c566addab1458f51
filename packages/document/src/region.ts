import type { Block } from './block.ts';
import type { Color } from './text-style.ts';

/** A column's edges, in points from the sheet's left edge. */
export type Column = { left: number; right: number };

/** Points from the sheet's left edge. */
export type Ground = Column & {
  color: Color;
  /** Down to the lower edge of every sheet, and from the upper edge of all but the first; else only as far as the region's text. */
  bleeds?: boolean;
  /** Bleeds from the upper edge of the first sheet too. */
  fromTop?: true;
};

/**
 * A column that its own flow of blocks runs down, from page to page, between the upper and the lower
 * margin. Regions of a document do not share blocks, and may end on different pages.
 */
export type Region = Column & {
  /**
   * Index of an earlier region of the document: this one begins below its last line (two columns below a
   * head that takes the whole width), else at the head of the first page.
   */
  below?: number;
  /** Indices of earlier regions beside that one, whose last lines it begins below too. */
  clears?: readonly number[];
  /** Begins beside the region that it is `below`, with its first line on the baseline of that one's first. */
  isBesideHead?: true;
  /** Not above this height of the first page, in points from the head of the sheet: below a picture. */
  from?: number;
  /** Painted behind the region from its head down, on each of its pages: a sidebar's ground, a line along its side. */
  ground?: Ground;
  /**
   * Its column and ground from the first page on that no region beside it reaches (those that begin below the
   * same one), in a document that `widens`.
   */
  alone?: Column & { ground?: Ground };
  blocks: Block[];
};
