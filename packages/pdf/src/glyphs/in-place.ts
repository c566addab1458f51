import type { Glyph } from './embedded-face.ts';

/** Checks whether a glyph is seen, stands where the pen is and moves it by its width: so readers expect it. */
export function isInPlace({ seen, xOffset, yOffset, width, advance }: Glyph): boolean {
  return seen && xOffset === 0 && yOffset === 0 && Math.abs(width - advance) < 0.01;
}
