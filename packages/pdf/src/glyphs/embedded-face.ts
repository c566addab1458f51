/// <reference path="../file/pdfkit.d.ts" />
import type { EmbeddedFont } from 'pdfkit';
import { fillOutline } from './glyph-outline.ts';

/** One glyph of a face, in the order it is drawn. Lengths in thousandths of the text's size. */
export type Glyph = {
  /** Code of the glyph in the embedded subset: four hexadecimal digits. */
  code: string;
  /** The characters the glyph stands for in this text. */
  text: string;
  /** True if it is drawn, not only read. */
  seen: boolean;
  /** The pen's move as a reader expects it, and as it must be. */
  width: number;
  advance: number;
  /** Within neither: how much farther the pen must move for the kerning of the pair with the next glyph. */
  kern?: number;
  xOffset: number;
  yOffset: number;
  /** The operators that fill its shape. */
  outline: () => string;
  /** The place where the shape of an unseen glyph is drawn instead. */
  drawnAt?: { x: number; y: number; outline: () => string };
};

/** A face of the file that is being written. */
export type EmbeddedFace = {
  /** Name of the face in the operators of a page. */
  name: string;
  /** Glyphs from left to right, of text that runs this way or that. */
  shape: (text: string, direction: 'ltr' | 'rtl') => Glyph[];
  /** Returns what programs will read at the glyph with this code. One glyph tells one text in the whole file. */
  textOf: (code: string) => string;
};

/** Checks whether a glyph is seen, stands where the pen is and moves it by its width: so readers expect it. */
export function isInPlace({ seen, xOffset, yOffset, width, advance }: Glyph): boolean {
  return seen && xOffset === 0 && yOffset === 0 && Math.abs(width - advance) < 0.01;
}

/** Layout and screen leave them off too, so that a line is as wide as the sum of its glyphs. */
const FEATURES_OFF = { kern: false, liga: false };

/** Letters that stand alone: no mark belongs to one, no neighbor shapes it. Looking for that takes half of the time of shaping. */
const PLAIN = /^[ -~–—‘’“”•…]*$/u;
const PLAIN_FEATURES_OFF = {
  ...FEATURES_OFF,
  ccmp: false,
  locl: false,
  rlig: false,
  calt: false,
  clig: false,
};

const RIGHT_TO_LEFT_MARK = 0x200f;

/** Shapes text by a font of pdfkit's and tells it: its `encode`, with the direction given, not guessed from the first letter's script. */
export function glyphsOf(font: EmbeddedFont): Pick<EmbeddedFace, 'shape' | 'textOf'> {
  const { scale } = font;
  return {
    shape(text, direction) {
      const off = PLAIN.test(text) ? PLAIN_FEATURES_OFF : FEATURES_OFF;
      const run = font.font.layout(text, { ...off }, undefined, undefined, direction);
      return run.glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
        const width = glyph.advanceWidth * scale;
        const code = font.subset.includeGlyph(glyph.id);
        font.widths[code] ??= width;
        font.unicode[code] ??= direction === 'rtl' ? firstOf(glyph.codePoints) : glyph.codePoints;
        return {
          code: code.toString(16).padStart(4, '0'),
          text: String.fromCodePoint(...glyph.codePoints),
          seen: true,
          width,
          advance: xAdvance * scale,
          xOffset: xOffset * scale,
          yOffset: yOffset * scale,
          outline: () => fillOutline(glyph.path.commands, scale),
        };
      });
    },
    textOf: (code) => String.fromCodePoint(...(font.unicode[Number.parseInt(code, 16)] ?? [])),
  };
}

/**
 * Returns what a glyph of right-to-left text tells: its first character; `spellOut` sees to the others. A glyph
 * that is only a part of a letter's shape tells an unseen mark of direction: programs that get no text for a glyph
 * (pdf.js) take the code of the glyph for its character.
 */
const firstOf = ([first = RIGHT_TO_LEFT_MARK]: readonly number[]): number[] => [first];
