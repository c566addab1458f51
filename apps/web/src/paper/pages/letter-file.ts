import type { Exporter, LetterSource, WrittenFile } from '@shortlist/exporters';
import type { Letter, Sections } from '@shortlist/model';
import { designLetter } from '@shortlist/templates';
import { type LaidOut, printInDesign } from './lay-out-resume.ts';
import { writePages } from './write-resume-file.ts';

/** The way in which letters are printed. */
export const LETTER_PRINTER = { print: designLetter };

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
