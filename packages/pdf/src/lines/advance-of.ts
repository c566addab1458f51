import type { Glyph } from '../glyphs/embedded-face.ts';
import type { ShapedRun } from './shaped-run.ts';

/** How far glyphs of a run move the pen, in points. Marks, which do not move it, have no letter spacing. */
export const advanceOf = (
  glyphs: readonly Glyph[],
  { size, letterSpacing = 0 }: Pick<ShapedRun, 'size' | 'letterSpacing'>,
): number => {
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  const letters = glyphs.filter((glyph) => glyph.advance > 0).length;
  return (advance / 1000) * size + letters * letterSpacing;
};
