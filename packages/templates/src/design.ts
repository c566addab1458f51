import type { PrintDocument } from '@shortlist/document';
import type { Look, PrintedResume } from '@shortlist/resume';

/** What a design prints: the resume's texts, and what the file says of itself. */
export type PrintedView = PrintedResume & {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  /** The language of the titles, by whose rules they become capitals. */
  titlesIn: string;
};

/** A way to print a resume. */
export type Design = {
  id: string;
  /** What people call it. */
  name: string;
  /** The look of a resume whose owner has chosen nothing but this design. */
  defaults: Look;
  /**
   * The resume in this design. Every span has the field it comes from as its `source` (`formatFieldRef`),
   * every block its section, or "contact", as its `group`.
   */
  print: (view: PrintedView, look: Look) => PrintDocument;
};
