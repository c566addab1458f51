import type { PrintDocument } from '@shortlist/document';
import type { FontFile } from '@shortlist/fonts';
import type { PagedDocument } from '@shortlist/layout';
import type { DocumentLanguage, Letter, PaperWords, Resume, Sections } from '@shortlist/model';
import type { Trait } from './traits.ts';

/** The pages of a resume, with the files of every face that they name, by face key. */
export type LaidOutPages = {
  paged: PagedDocument;
  fonts: ReadonlyMap<string, FontFile>;
  /** Characters that are known to have no glyph. */
  missing?: readonly string[];
};

/** The source of a file that is written of what a design prints, whatever kind of document that is. */
export type PrintedSource = {
  /** The document in its design, for formats that other programs lay out. */
  print: () => Promise<PrintDocument>;
  /** Its pages, for formats that have pages. */
  layOut: () => Promise<LaidOutPages>;
  /** Stands in the file as its time of creation: a parameter, so that files repeat. */
  createdAt: Date;
  /** Name of the product that makes the file. */
  creator: string;
};

/** The source that a file of a resume is written from. */
export type ExportSource = PrintedSource & {
  resume: Resume;
  /** The kinds of section that the resume may have. */
  sections: Sections;
  /** The words of the resume's language, for formats without a design. */
  words: PaperWords;
};

/** The source that a file of a letter is written from. */
export type LetterSource = PrintedSource & {
  letter: Letter;
  /** The language that it is printed in. */
  language: DocumentLanguage;
};

/** The source of a file that holds several documents: a letter, and what goes with it. */
export type SeveralSource = Pick<PrintedSource, 'createdAt' | 'creator'> & {
  /** Their pages, in the order in which they stand in the file. */
  layOutAll: () => Promise<readonly [LaidOutPages, ...LaidOutPages[]]>;
  /** Makes a part even of one document, so that others can be joined behind it. */
  asParts?: boolean;
  /** False for a file that pages of other programs are joined to. */
  declaresUa?: boolean;
};

/** The bytes of a file; or the characters for which no font has a glyph. */
export type WrittenFile =
  | { kind: 'written'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; characters: readonly string[] };

/** The part of a format that writes its files. */
export type FileWriter<Source> = { write: (source: Source) => Promise<WrittenFile> };

/** A file format that a resume can be written in, or another kind of document by its source; one of printed sources, any kind. */
export type Exporter<Source = ExportSource> = {
  id: string;
  /** The name by which people call the format. */
  name: string;
  /** End of its files' names, without the dot. */
  extension: string;
  mime: string;
  /** Traits: its files are the same whatever the resume has there. Tests hold it, and that the files differ by all else. */
  leavesOut: readonly Trait[];
  /** True if an archive has it where nobody has chosen its formats. */
  isUsual: boolean;
  /** True if what a design sets side by side stands one below the other in it. */
  isOneColumn?: true;
  /** True if its files are compressed already. */
  isCompressed: boolean;
  /** Loads the writer, which may be large: a dynamic import. */
  load: () => Promise<FileWriter<Source>>;
};
