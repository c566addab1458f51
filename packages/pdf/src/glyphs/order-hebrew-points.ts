import type { EmbeddedFace, Glyph } from './embedded-face.ts';

/**
 * Hebrew points in the order in which a font joins them to their letter: the dot of shin or sin first, then dagesh,
 * rafe and holam, then the vowels from the widest to the narrowest, then meteg. Source: SBL Hebrew Font Manual (2008), appendix B, as
 * HarfBuzz has it (hb-unicode.hh, modified combining classes).
 */
const ORDER =
  '\u05c1\u05c2\u05bc\u05bf\u05b9\u05ba\u05b1\u05b2\u05b3\u05b5\u05b6\u05b7\u05b8\u05c7\u05b0\u05b4\u05bb\u05bd';

/** Two or more points of one letter. */
const POINTS = /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c7]{2,}/gu;

/**
 * The same text with the points of each Hebrew letter in the order that fonts know.
 *
 * Unicode's own order (NFC) has a vowel before the dot of its shin, and the shaper then finds no shin with
 * a dot: שָׁלוֹם would begin with another letter. Both orders are the same text (canonical equivalence).
 */
export const orderHebrewPoints = (text: string): string =>
  text.replace(POINTS, (points) =>
    Array.from(points)
      .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
      .join(''),
  );

/**
 * Right-to-left glyphs, one for each character, put in the order of `text` again where its points were put
 * in another to be shaped. Only glyphs that do not move the pen change places, so that all are drawn where they were.
 */
export function emitAsWritten(glyphs: Glyph[], text: string, face: EmbeddedFace): Glyph[] {
  if (orderHebrewPoints(text) === text) return glyphs;
  const rest = [...glyphs];
  const ordered = Array.from(text)
    .reverse()
    .flatMap((character) => {
      const letter = rest.findIndex(({ advance }) => advance !== 0);
      const at = rest.findIndex(({ code }) => face.textOf(code) === character);
      return at < 0 || at > letter ? [] : rest.splice(at, 1);
    });
  return [...ordered, ...rest];
}
