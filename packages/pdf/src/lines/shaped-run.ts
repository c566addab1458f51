import type { Page, PlacedRun } from '@shortlist/layout';
import type { EmbeddedFace, Glyph } from '../glyphs/embedded-face.ts';

/** A run and the glyphs that print it, from left to right. */
export type ShapedRun = PlacedRun & {
  embedded: EmbeddedFace;
  glyphs: Glyph[];
  baseline: number;
  /** Actual text, where the characters alone would mislead programs: see `markDirections`. */
  actualText?: string;
  /** The factor by which it is drawn wider than usual: 1 for all that is seen. */
  stretch: number;
};

export type ShapedPage = Pick<Page, 'fills' | 'figures' | 'rules'> & { runs: ShapedRun[] };
