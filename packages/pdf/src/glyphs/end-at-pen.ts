import { type EmbeddedFace, type Glyph, isInPlace } from './embedded-face.ts';

/**
 * Left-to-right glyphs of which the last stands at the pen: after a sign that is drawn above its letter
 * comes a space, unseen and of no width. Programs would take the sign's place for the word's end, and
 * the rest of the letter for a gap before what follows.
 */
export function endAtPen(glyphs: Glyph[], face: EmbeddedFace): Glyph[] {
  const last = glyphs.at(-1);
  if (last === undefined || isInPlace(last)) return glyphs;
  const end = face.shape(' ', 'ltr').map((glyph) => ({ ...glyph, seen: false, advance: 0 }));
  return [...glyphs, ...end];
}
