import type { WholeDocument } from '@shortlist/contracts';
import type { Difference, DifferenceOptions } from '@shortlist/difference';
import type { Sections } from '@shortlist/model';
import type { Unopened } from '#draft/react/use-open-document.ts';
import type { Printable, Printer } from '#paper/pages/lay-out-resume.ts';
import type { Side } from './side.ts';

/** An open document as a side of a comparison. */
type OpenSide<D extends Printable> = Omit<Side<D>, 'documentId'>;

/** A kind of document that is compared. */
export type ComparedKind<D extends Printable> = {
  /** The way it is printed; that of resumes where it is not given. */
  printer?: Printer;
  /** Opens a document as it is now, unsaved edits and what this browser keeps included. */
  useOpen: (documentId: string) => Unopened | ({ status: 'open' } & OpenSide<D>);
  /** Reads a version of a document. */
  read: (whole: WholeDocument, sections: Sections) => D;
  diff: (
    before: D,
    after: D,
    options: Pick<DifferenceOptions, 'sections' | 'hasIds'>,
  ) => Difference;
  /** Returns the sections that a document has. */
  sectionsOf: (document: D, sections: Sections) => Sections;
  /** Returns the address of a document's editor. */
  editorHref: (documentId: string) => string;
};
