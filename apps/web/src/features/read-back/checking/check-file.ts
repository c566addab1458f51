import type { PrintDocument } from '@shortlist/document';
import { EXPORTERS, type WrittenFile } from '@shortlist/exporters';
import { type FontFile, readFontFile } from '@shortlist/fonts';
import type { PagedDocument } from '@shortlist/layout';
import type { Message } from '@shortlist/messages';
import {
  formatFieldRef,
  loadPaperWords,
  type Resume,
  type SECTIONS,
  type Sections,
} from '@shortlist/model';
import {
  compareRead,
  type Difference,
  type FieldLabel,
  type MachineLine,
  readFile,
} from '@shortlist/read-back';

/** A resume to be written in a format and read again, with its pages as they stand on the screen. */
export type CheckQuestion = {
  format: string;
  resume: Resume;
  document: PrintDocument;
  paged: PagedDocument;
  /** Characters without a glyph. */
  missing: readonly string[];
  /** Faces of the pages that were not sent before, each with the bytes of its file. */
  fonts: readonly (readonly [face: string, sfnt: Uint8Array])[];
  creator: string;
};

/** A field that does not come back. */
export type DifferenceText = Pick<Difference, 'what' | 'typed' | 'read' | 'readAs'> & {
  /** The field, for a click. */
  source: string;
  where: FieldLabel;
};

export type CheckOutcome =
  | {
      kind: 'compared';
      fields: number;
      same: number;
      /** Number of fields that come back to a reader that does not know our files. */
      elsewhere: number;
      differences: readonly DifferenceText[];
      /** Its text in the order in which a program takes it. */
      lines: readonly MachineLine[];
    }
  | { kind: 'refused'; characters: readonly string[] }
  | { kind: 'unread'; why: Message<'reading'> };

/**
 * Writes files and reads them again, and keeps the fonts that it was given. The kinds of section
 * come with the checker: they hold functions, which no message can carry.
 */
export function createFileChecker(
  sections: Sections,
): (question: CheckQuestion) => Promise<CheckOutcome> {
  const fonts = new Map<string, FontFile>();
  return async (question) => {
    for (const [face, sfnt] of question.fonts) fonts.set(face, readFontFile(sfnt));
    const written = await writeFile(question, { fonts, sections });
    if (written.kind === 'refused') return written;
    return compareFile(question, written.bytes, sections);
  };
}

type Holding = { fonts: ReadonlyMap<string, FontFile>; sections: typeof SECTIONS };

async function writeFile(
  { format, resume, document, paged, missing, creator }: CheckQuestion,
  { fonts, sections }: Holding,
): Promise<WrittenFile> {
  const exporter = EXPORTERS.find(format);
  if (!exporter) throw new Error(`There is no format ${format}.`);
  const { write } = await exporter.load();
  return write({
    resume,
    sections,
    words: await wordsOf(resume, sections),
    print: async () => document,
    layOut: async () => ({ paged, fonts, missing }),
    createdAt: new Date(),
    creator,
  });
}

async function compareFile(
  { resume }: CheckQuestion,
  bytes: Uint8Array,
  sections: typeof SECTIONS,
): Promise<CheckOutcome> {
  const reading = await readFile(bytes, { sections });
  if (reading.kind === 'unread') {
    return { kind: 'unread', why: reading.message };
  }
  const { lines, carriesMarks } = reading;
  const words = await wordsOf(resume, sections);
  const options = { sections, words, carriesMarks };
  const { differences, ...counts } = compareRead(resume, reading.resume, options);
  const stranger = await readFile(bytes, { sections, knowsOurFiles: false });
  const elsewhere =
    stranger.kind === 'read' ? compareRead(resume, stranger.resume, options).same : 0;
  return { kind: 'compared', ...counts, elsewhere, differences: differences.map(textOf), lines };
}

const wordsOf = ({ look }: Resume, sections: typeof SECTIONS) =>
  loadPaperWords(look.language ?? 'en', sections);

const textOf = ({ ref, label, what, typed, read, readAs }: Difference): DifferenceText => ({
  source: formatFieldRef(ref),
  where: label,
  what,
  typed,
  read,
  readAs,
});
