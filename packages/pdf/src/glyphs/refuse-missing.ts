import type { FontFile } from '@shortlist/fonts';
import type { Page } from '@shortlist/layout';
import { MissingCharactersError } from './missing-characters-error.ts';

/** Joiners and their like are passed to the shaper; they print nothing and need no glyph. */
const PRINTS_NOTHING = /\p{Default_Ignorable_Code_Point}/u;

/** Throws `MissingCharactersError`, naming every character of the pages that its face cannot print. */
export function refuseMissing(pages: readonly Page[], fileOf: (face: string) => FontFile) {
  const runs = pages.flatMap(({ lines }) => lines.flatMap((line) => line.runs));
  const missing = runs.flatMap(({ text, face }) => {
    const { glyphs } = fileOf(face);
    return Array.from(text).filter((character) => !hasGlyph(glyphs, character));
  });
  if (missing.length > 0) throw new MissingCharactersError([...new Set(missing)]);
}

const hasGlyph = (glyphs: FontFile['glyphs'], character: string) =>
  glyphs.has(character.codePointAt(0) ?? 0) || PRINTS_NOTHING.test(character);
