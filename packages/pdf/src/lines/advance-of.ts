import type { Glyph } from '../glyphs/embedded-face.ts';
import type { ShapedRun } from './shaped-run.ts';

type Spacing = Pick<ShapedRun, 'size' | 'letterSpacing'>;

/** Returns how far a glyph of a run moves the pen, in points. A mark, which does not move it, has no letter spacing. */
export const advanceOf = (
  { advance, kern = 0 }: Glyph,
  { size, letterSpacing = 0 }: Spacing,
): number => ((advance + kern) / 1000) * size + (advance > 0 ? letterSpacing : 0);

/** Returns how far glyphs of a run move the pen together, in points. */
export function widthOfGlyphs(glyphs: readonly Glyph[], { size, letterSpacing = 0 }: Spacing) {
  const advance = glyphs.reduce((sum, { advance: own, kern = 0 }) => sum + own + kern, 0);
  const letters = letterSpacing && glyphs.filter((glyph) => glyph.advance > 0).length;
  return (advance / 1000) * size + letters * letterSpacing;
}
