import { type EmbeddedFace, type Glyph, isInPlace } from './embedded-face.ts';

/**
 * Glyphs of right-to-left text, each of which tells one character from its own place.
 *
 * Programs turn such text round character by character, by where each starts, and also within a glyph:
 * one that draws a letter together with its mark (the vav and holam of shalom) would be read mark
 * first, and a mark moved into its letter would come after it. So a glyph tells its letter alone, with
 * its mark written before it a second time, unseen; and a glyph that is moved, or moves the pen less
 * than it is wide, is read from where the pen stands and drawn by its outline.
 */
export function spellOut(glyphs: readonly Glyph[], face: EmbeddedFace): Glyph[] {
  return glyphs.flatMap((glyph) => {
    const [, ...others] = Array.from(glyph.text);
    return [...others.reverse().flatMap((other) => unseen(other, face)), keepInPlace(glyph)];
  });
}

const unseen = (character: string, face: EmbeddedFace): Glyph[] =>
  face.shape(character, 'rtl').map((glyph) => ({ ...glyph, seen: false, advance: 0 }));

function keepInPlace(glyph: Glyph): Glyph {
  if (isInPlace(glyph)) return glyph;
  const { xOffset: x, yOffset: y, outline } = glyph;
  return { ...glyph, seen: false, xOffset: 0, yOffset: 0, drawnAt: { x, y, outline } };
}
