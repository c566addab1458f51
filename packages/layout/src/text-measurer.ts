import type { FontStyle } from '@shortlist/document';

/** A stretch of text that one face prints in one direction. */
export type TextItem = { text: string; face: string; level: number };

/** A font of a family, with those of other scripts behind it. */
export type Font = {
  /** The face that prints this grapheme cluster. Always answers. Every face has the space. */
  faceOf: (cluster: string) => string;
  /** Heights above and below the baseline as parts of the size: the family's own, for every face. */
  ascent: number;
  descent: number;
};

/**
 * The facts of fonts that layout needs; `@shortlist/fonts` makes one. It gives the same answers for as long as
 * it lives. Ligatures are off everywhere.
 */
export type TextMeasurer = {
  /** The font that prints texts of this style. */
  fontOf: (style: FontStyle) => Font;
  /** Checks whether the face's letters change with their neighbours, so that a word is not the sum of its letters. */
  joins: (face: string) => boolean;
  /** Advance width in points at `size` points. */
  width: (item: TextItem, size: number) => number;
  /** Returns how much nearer (negative) a grapheme cluster stands to the one before it in a run, as a part of the size. */
  kern?: (face: string, before: string, after: string) => number;
};
