import type { Column } from './region.ts';

/** A sheet of paper of any size, and its four margins. Points. */
export type Sheet = {
  width: number;
  height: number;
  margins: { top: number; right: number; bottom: number; left: number };
};

/** The sheet's margins when all four are the same. */
export const evenMargins = (margin: number): Sheet['margins'] => ({
  top: margin,
  right: margin,
  bottom: margin,
  left: margin,
});

/** The column between the left and the right margin. */
export const fullColumn = ({ width, margins: { left, right } }: Sheet): Column => ({
  left,
  right: width - right,
});
