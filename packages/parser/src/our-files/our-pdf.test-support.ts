import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PRODUCT_NAME } from '@shortlist/contracts';
import { writeDocx } from '@shortlist/docx';
import { createMeasurer, type FontFile, facesFor, readFontFile } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut, printedTexts } from '@shortlist/layout';
import { writePdf } from '@shortlist/pdf';
import { readDocument } from '@shortlist/readers';
import {
  EntryId,
  flatEntriesOf,
  formatPhone,
  isEmptyEntry,
  loadPaperWords,
  type Resume,
} from '@shortlist/resume';
import { resumeWith } from '@shortlist/resume/resume.test-support';
import { designResume } from '@shortlist/templates';
import { type ParsedResume, parseResume, writeSections } from '../index.ts';

const require = createRequire(import.meta.resolve('@shortlist/fonts'));
const opened = new Map<string, FontFile>();

/** Ids of new entries. */
export function countIds() {
  let count = 0;
  return () => EntryId.parse(`e${++count}`);
}

function fontOf(file: string): FontFile {
  const font = opened.get(file) ?? readFontFile(readFileSync(require.resolve(file)));
  opened.set(file, font);
  return font;
}

/** The ways of a resume through a file of ours and back. */
export const OUR_FILES = [
  { file: 'PDF', throughFile: printAndRead },
  { file: 'Word file', throughFile: writeWordAndRead },
];

/** What is read from the Word file that Classic makes of a resume. */
async function writeWordAndRead(resume: Resume): Promise<ParsedResume> {
  const words = await loadPaperWords(resume.look.language ?? 'en');
  const document = designResume(resume, { language: 'en-US', words });
  const read = await readDocument(
    writeDocx(document, { createdAt: new Date(0), creator: PRODUCT_NAME }),
  );
  if (!read.ok) throw new Error(read.problem.code);
  return parseResume(read.text, countIds());
}

/** What is read from the PDF that Classic makes of a resume. */
export async function printAndRead(resume: Resume): Promise<ParsedResume> {
  const words = await loadPaperWords(resume.look.language ?? 'en');
  const document = designResume(resume, { language: 'en-US', words });
  const fonts = new Map(
    facesFor(printedTexts(document)).map(({ key, file }) => [key, fontOf(file)]),
  );
  const pages = layOut(document, createMeasurer(fonts, shapedWidth));
  const pdf = await writePdf(pages, fonts, { createdAt: new Date(0), creator: 'Shortlist' });
  const read = await readDocument(new Uint8Array(pdf));
  if (!read.ok) throw new Error(read.problem.code);
  return parseResume(read.text, countIds());
}

/** What the paper can say of a resume: a phone as printed, one date where both ends are the same. */
export function asPrinted(resume: Resume) {
  const { contact, experiences, ...rest } = writeSections(
    resumeWith(
      {
        experiences: flatEntriesOf(resume, 'experience').filter((each) => !isEmptyEntry(each)),
        educations: flatEntriesOf(resume, 'education').filter((each) => !isEmptyEntry(each)),
        certifications: flatEntriesOf(resume, 'certification').filter(
          (each) => !isEmptyEntry(each),
        ),
        awards: flatEntriesOf(resume, 'award').filter((each) => !isEmptyEntry(each)),
        projects: flatEntriesOf(resume, 'project').filter((each) => !isEmptyEntry(each)),
      },
      resume,
    ),
  );
  return {
    ...rest,
    contact: { ...contact, phone: formatPhone(contact.phone, contact.country) },
    experiences: experiences.map((entry) =>
      entry.startDate === entry.endDate ? { ...entry, startDate: null } : entry,
    ),
  };
}
