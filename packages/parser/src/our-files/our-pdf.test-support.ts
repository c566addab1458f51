import { PRODUCT_NAME } from '@shortlist/contracts';
import { writeDocx } from '@shortlist/docx';
import { EXPORTERS } from '@shortlist/exporters';
import { facesFor, loadFamilies } from '@shortlist/fonts';
import { measurer, openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import { layOut, printedTexts } from '@shortlist/layout';
import {
  formatPhone,
  isEmptyEntry,
  loadPaperWords,
  numberedIds,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { writePdf } from '@shortlist/pdf';
import { readDocument } from '@shortlist/readers';
import { designResume, loadDesigns } from '@shortlist/templates';
import { type ParsedResume, parseResume, writeSections } from '../index.ts';

/** Runs of a property in the gate; `npm run fuzz` makes as many as one likes. */
export const gateRuns = (numRuns: number) => (process.env.FUZZ_SECONDS ? {} : { numRuns });

/** The ways of a resume through a file of ours and back. */
export const OUR_FILES = [
  { file: 'PDF', writeFile: writePaper, throughFile: printAndRead },
  { file: 'Word file', writeFile: writeWord, throughFile: writeWordAndRead },
];

/** Those that are bare words, which no design changes. */
export const OUR_TEXTS = ['txt', 'md'].map((file) => ({
  file,
  writeFile: (resume: Resume) => writeWords(file, resume),
  throughFile: async (resume: Resume) => readAndParse(await writeWords(file, resume)),
}));

const noPages = () => Promise.reject(new Error('A format of bare words asked for pages.'));

async function writeWords(id: string, resume: Resume): Promise<Uint8Array<ArrayBuffer>> {
  const writer = await EXPORTERS.find(id)?.load();
  const words = await loadPaperWords(resume.look.language ?? 'en', SECTIONS);
  const file = { createdAt: new Date(0), creator: PRODUCT_NAME, print: noPages, layOut: noPages };
  const written = await writer?.write({ sections: SECTIONS, resume, words, ...file });
  if (written?.kind !== 'written') throw new Error(`There is no ${id}.`);
  return new Uint8Array(written.bytes);
}

/** All designs. */
export const designs = await loadDesigns();

async function printedDocument(resume: Resume) {
  const words = await loadPaperWords(resume.look.language ?? 'en', SECTIONS);
  return designResume(resume, { sections: SECTIONS, language: 'en-US', words, designs });
}

/** The Word file of a resume in the design of its look. */
async function writeWord(resume: Resume): Promise<Uint8Array<ArrayBuffer>> {
  const document = await printedDocument(resume);
  return writeDocx(document, { createdAt: new Date(0), creator: PRODUCT_NAME });
}

/** The PDF of a resume in the design of its look. */
async function writePaper(resume: Resume): Promise<Uint8Array<ArrayBuffer>> {
  const document = await printedDocument(resume);
  const texts = printedTexts(document);
  await loadFamilies(texts);
  const fonts = openFaces(facesFor(texts));
  const pages = layOut(document, measurer);
  const pdf = await writePdf(pages, fonts, { createdAt: new Date(0), creator: PRODUCT_NAME });
  return new Uint8Array(pdf);
}

/** Writes the Word file of a resume and reads it. */
async function writeWordAndRead(resume: Resume): Promise<ParsedResume> {
  return readAndParse(await writeWord(resume));
}

/** Prints the PDF of a resume and reads it. */
export async function printAndRead(resume: Resume): Promise<ParsedResume> {
  return readAndParse(await writePaper(resume));
}

async function readAndParse(file: Uint8Array<ArrayBuffer>): Promise<ParsedResume> {
  const read = await readDocument(file);
  if (!read.ok) throw new Error(read.problem.code);
  return parseResume(read.text, numberedIds());
}

/** Returns what the paper can say of a resume: a phone as printed, one date where both ends are the same. */
export function asPrinted(resume: Resume) {
  const { contact, experiences, ...rest } = writeSections(
    resumeWith(
      {
        experiences: flatEntriesOf(resume, 'experience', SECTIONS).filter(
          (each) => !isEmptyEntry(each),
        ),
        educations: flatEntriesOf(resume, 'education', SECTIONS).filter(
          (each) => !isEmptyEntry(each),
        ),
        certifications: flatEntriesOf(resume, 'certification', SECTIONS).filter(
          (each) => !isEmptyEntry(each),
        ),
        awards: flatEntriesOf(resume, 'award', SECTIONS).filter((each) => !isEmptyEntry(each)),
        projects: flatEntriesOf(resume, 'project', SECTIONS).filter((each) => !isEmptyEntry(each)),
      },
      resume,
    ),
    SECTIONS,
  );
  return {
    ...rest,
    contact: { ...contact, phone: formatPhone(contact.phone, contact.country) },
    experiences: experiences.map((entry) =>
      entry.startDate === entry.endDate ? { ...entry, startDate: null } : entry,
    ),
  };
}
