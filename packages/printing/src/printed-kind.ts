import type { PrintDocument } from '@shortlist/document';
import {
  articleExporter,
  EXPORTERS,
  type Exporter,
  type ExportSource,
  LETTER_EXPORTERS,
  type LetterSource,
  letterArticleExporter,
  type PrintedSource,
} from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { type ChosenLook, type Letter, type Resume, resumeFileName } from '@shortlist/model';
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
  /** Its words as a part of a page. */
  readonly article: Exporter<Source>;
  /** Name of a file of it, as the web app names downloads in English. */
  fileName(document: Document, extension: string): string;
};

export const RESUMES: PrintedKind<Resume, ExportSource> = {
  kind: 'resume',
  print: designResume,
  sourceOf: (resume, printed) => ({ ...printed, resume }),
  formats: EXPORTERS.all,
  article: articleExporter,
  fileName: ({ contact }, extension) => resumeFileName(contact.fullName, extension),
};

export const LETTERS: PrintedKind<Letter, LetterSource> = {
  kind: 'letter',
  print: designLetter,
  sourceOf: (letter, printed) => ({ ...printed, letter, language: printed.words.language }),
  formats: LETTER_EXPORTERS.all,
  article: letterArticleExporter,
  fileName: ({ contact }, extension) =>
    resumeFileName([...new Set([contact.fullName, en.letter.texts.title])].join(' '), extension),
};

/** The kinds of document that are printed. */
export const PRINTED_KINDS: readonly PrintedKind[] = [
  // The `sourceOf` of each makes what its formats take.
  RESUMES as unknown as PrintedKind,
  LETTERS as unknown as PrintedKind,
];
