import {
  type Exporter,
  type LetterSource,
  pdfExporter,
  severalPdfExporter,
  type WrittenFile,
} from '@shortlist/exporters';
import type { Letter, Resume, Sections } from '@shortlist/model';
import { type LaidOut, layOutDocument, printInDesign } from '#paper/pages/lay-out-resume.ts';
import { writePages } from '#paper/pages/write-resume-file.ts';
import { LETTER_PRINTER } from '../letter-kind.ts';

type LetterToWrite = {
  letter: Letter;
  sections: Sections;
  layOut: () => Promise<LaidOut>;
};

/** Writes a letter in a format, here in the browser. Rejects when the writer cannot be loaded. */
export function writeLetterFile(
  exporter: Exporter<LetterSource>,
  { letter, sections, layOut }: LetterToWrite,
): Promise<WrittenFile> {
  const language = letter.look.language ?? 'en';
  const print = () => printInDesign(letter, { printer: LETTER_PRINTER, sections });
  return writePages(exporter, { letter, language, print, layOut });
}

/** The format of a PDF that has a resume behind the letter. */
export const withResumeExporter = (
  name: string,
  resume: Resume,
  sections: Sections,
): Exporter<LetterSource> => ({
  ...pdfExporter,
  ...{ id: 'pdf-with-resume', name },
  async load() {
    const { write } = await severalPdfExporter.load();
    return {
      write: ({ layOut, createdAt, creator }) =>
        write({
          createdAt,
          creator,
          layOutAll: () => Promise.all([layOut(), layOutDocument(resume, { sections })]),
        }),
    };
  },
});
