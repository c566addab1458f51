import type { Weight } from './print-document.ts';

/** A stretch of text that one face prints in one direction. */
export type TextItem = { text: string; face: string; level: number };

/**
 * What layout must know of fonts; `@shortlist/fonts` makes one. It gives the same answers for as long as
 * it lives. Kerning and ligatures are off everywhere.
 */
export type TextMeasurer = {
  /** The face that prints this grapheme cluster in this weight. Always answers. Every face has the space. */
  faceOf: (cluster: string, weight: Weight) => string;
  /** Whether the face's letters change with their neighbours, so that a word is not the sum of its letters. */
  joins: (face: string) => boolean;
  /** Advance width in points at `size` points. */
  width: (item: TextItem, size: number) => number;
  /** Heights above and below the baseline as parts of the size, one pair for every face. */
  ascent: number;
  descent: number;
};
