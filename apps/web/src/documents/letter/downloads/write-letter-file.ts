import {
  type Exporter,
  type LetterSource,
  pdfExporter,
  type WrittenFile,
} from '@shortlist/exporters';
import type { Letter, Resume, Sections } from '@shortlist/model';
import { type LaidOut, layOutDocument, printInDesign } from '#paper/pages/lay-out-resume.ts';
import { writePages } from '#paper/pages/write-resume-file.ts';
import { LETTER_PRINTER } from '../letter-kind.ts';

/** A letter, and the resume that may go with it in one file. */
type Source = {
  letter: Letter;
  resume: Resume | undefined;
  sections: Sections;
  layOut: () => Promise<LaidOut>;
};

/** The format of a PDF that has the letter's resume behind it. */
export const withResumeExporter = (name: string): Exporter<LetterSource> => ({
  ...pdfExporter,
  ...{ id: WITH_RESUME, name },
});

const WITH_RESUME = 'pdf-with-resume';

/** Writes a letter in a format, here in the browser. Rejects when the writer cannot be loaded. */
export function writeLetterFile(
  exporter: Exporter<LetterSource>,
  { letter, resume, sections, layOut }: Source,
): Promise<WrittenFile> {
  const language = letter.look.language ?? 'en';
  const print = () => printInDesign(letter, { printer: LETTER_PRINTER, sections });
  const follows = exporter.id === WITH_RESUME ? resume : undefined;
  const pages = async () => {
    const first = await layOut();
    if (!follows) return first;
    const second = await layOutDocument(follows, { sections });
    const missing = [...new Set([...first.missing, ...second.missing])];
    return { ...first, missing, following: [second.paged] };
  };
  return writePages(exporter, { letter, language, print, layOut: pages });
}
