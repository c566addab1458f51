import type { PrintDocument } from '@shortlist/document';
import type { PrintedLetter } from '@shortlist/model';
import type { Pattern } from './pattern.ts';

/** A letter that a layout puts on its pages. */
export type LetterPages = {
  printed: PrintedLetter;
  /** The pages of the design, with its head and the pattern. */
  document: PrintDocument;
  pattern: Pattern;
  /** True if all columns are mirrored when the layout is done, for a language that runs from the right. */
  isMirrored: boolean;
};
