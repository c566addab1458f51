import type { PrintDocument } from '@shortlist/document';
import type { DocumentLanguage, Look, PaperWords, PrintedResume } from '@shortlist/model';

/** A photo: its picture, its size in pixels, what it shows, and how its corners are cut. */
export type PrintedPhoto = {
  src: string;
  width: number;
  height: number;
  alt: string;
  shape: NonNullable<Look['photoShape']>;
};

/** The texts that a design prints: the resume's, and what the file says of itself. */
export type PrintedView = PrintedResume & {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** The language of the titles, by whose rules they become capitals. */
  titlesIn: DocumentLanguage;
  /** Absent where there is none. */
  photo?: PrintedPhoto;
};

/** A way to print a resume. */
export type Design = {
  id: string;
  /** The name by which people call it. */
  name: string;
  /**
   * Shares that `npm run bench designs` has proved, in percent: words that other programs read in order, fields that come back
   * to our reader, and those that come back to a reader that does not know our files.
   */
  proved?: { words: string; fields: string; fieldsElsewhere: string };
  /** True if it has a side column, whose side, width and sections a look can say. */
  hasSidebar?: true;
  /** The look of a resume whose owner has chosen nothing but this design. */
  defaults: Look;
  /**
   * The resume in this design. Every span has the field it comes from as its `source` (`formatFieldRef`),
   * every block its section, or "contact", as its `group`.
   */
  print: (view: PrintedView, look: Look) => PrintDocument;
  /** The words that its dates are written with, where a look asks for others than those of the language. */
  words?: (words: PaperWords, look: Look) => PaperWords;
};
