import type { TaggedBlock } from '../tagged-blocks.ts';

/** Text painted at one go, upright on the page as it is shown. Points, y downwards. */
export type TextRun = {
  text: string;
  x: number;
  /** The base line. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  rightToLeft: boolean;
  /** It is what the file tells outright, not what the glyphs say. */
  isActualText: boolean;
  /** It runs from left to right, or has no direction, within a line that runs from right to left. */
  amongRightToLeft: boolean;
  /** Its turn on the paper, in degrees to the right: 0 where it is level, -90 up the margin. */
  turn: number;
  /** The file itself has a space between the run before and this one. */
  spaceBefore: boolean;
  link?: string;
  /** Nothing of it can be seen on the paper. */
  isHidden: boolean;
  /** The block that the tags of the file put it in. */
  block?: TaggedBlock;
  /** Its letters are set apart. */
  isSpaced?: boolean;
};
