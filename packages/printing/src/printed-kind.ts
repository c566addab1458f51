import type { PrintDocument } from '@shortlist/document';
import {
  docxExporter,
  EXPORTERS,
  type Exporter,
  type ExportSource,
  type PrintedSource,
  pdfExporter,
} from '@shortlist/exporters';
import type { ChosenLook, Letter, Resume } from '@shortlist/model';
import { type DesignOptions, designLetter, designResume } from '@shortlist/templates';

/** A document of any kind that has a look. */
export type Printable = { readonly look: ChosenLook };

/** The pages of a document, and what the formats without pages need beside them. */
type Printed = Omit<ExportSource, 'resume'>;

/** The way in which documents of a kind are printed, and the formats of their files. */
export type PrintedKind<Document extends Printable = Printable, Source = PrintedSource> = {
  /** Its name, as the kind of document has it. */
  readonly kind: string;
  // Methods: a kind of some documents stands in the list of all kinds.
  print(document: Document, options: DesignOptions): PrintDocument;
  sourceOf(document: Document, printed: Printed): Source;
  readonly formats: readonly Exporter<Source>[];
};

export const RESUMES: PrintedKind<Resume, ExportSource> = {
  kind: 'resume',
  print: designResume,
  sourceOf: (resume, printed) => ({ ...printed, resume }),
  formats: EXPORTERS.all,
};

export const LETTERS: PrintedKind<Letter> = {
  kind: 'letter',
  print: designLetter,
  sourceOf: (_letter, printed) => printed,
  formats: [pdfExporter, docxExporter],
};

/** The kinds of document that are printed. */
export const PRINTED_KINDS: readonly PrintedKind[] = [
  RESUMES as unknown as PrintedKind, // Its own `sourceOf` makes what its formats take.
  LETTERS as PrintedKind,
];
