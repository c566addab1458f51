import type { SentScore } from '@shortlist/contracts';
import type { LeftOut } from '@shortlist/sharing';

type Parts = readonly { key: string; schema: number; content: Readonly<Record<string, unknown>> }[];

/** A document as it is stored, to be made a file of. */
export type RenderJob = {
  /** Name of its kind. */
  kind: string;
  /** Its parts, those that it shows of another document first. */
  parts: Parts;
  /** Ending of the format's files, without the dot. */
  format: string;
  /** Stands in the file as its time of creation. */
  createdAt: Date;
};

/** A document as a link shows it: without what is left out. Its format is that of a file, or `page`. */
export type SharedJob = RenderJob & { leaveOut: readonly LeftOut[] };

/** The answer to a shared job of the format `page`, as JSON in UTF-8: what the page of a link is made of. */
export type SharedPage = {
  /** The printed name, or the word for the document where that is left out. */
  title: string;
  /** BCP 47. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The document as text: one `<article>`. */
  article: string;
  /** Its pages as they are printed: one `<svg>` for each. */
  sheets: readonly string[];
  /** Keys of the faces that the sheets are set in, which name them as `familyOf` of `@shortlist/svg` does. */
  faces: readonly string[];
  /** Size of a sheet, in points. */
  width: number;
  height: number;
  /** Name of its files, without ending and dot. */
  fileName: string;
};

/** The parts of a resume, to be scored by the words of a posting. */
export type ScoreJob = { posting: string; parts: Parts };

export type RenderedFile = { bytes: Uint8Array<ArrayBuffer>; name: string; mime: string };

/** The answer of the thread: a file or a score, or what kept it from being made. */
export type RenderAnswer =
  | { kind: 'written'; file: RenderedFile }
  | { kind: 'scored'; score: SentScore }
  /** No font has a glyph for these characters. */
  | { kind: 'refused'; characters: readonly string[] }
  /** No file is made of this kind of document, or none in this format. */
  | { kind: 'unknown'; what: 'kind' | 'format' }
  /** A fault of ours, with the stack of its error. */
  | { kind: 'failed'; stack: string | undefined };
