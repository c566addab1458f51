import type { PagedDocument } from '@shortlist/layout';
import type { Language } from '@shortlist/messages';
import type { Sections } from '@shortlist/model';
import type { Difference } from '../difference.ts';

/** One of two documents that are compared: the name by which people know it, and its pages. */
export type ComparedSide = { readonly name: string; readonly paged: PagedDocument };

/** Two documents and their difference, to be printed beside each other. */
export type Comparison = {
  readonly before: ComparedSide;
  readonly after: ComparedSide;
  readonly difference: Difference;
  /** The sections that the second document may have. */
  readonly sections: Sections;
  /** The language that the changes are described in. */
  readonly language: Language;
};
