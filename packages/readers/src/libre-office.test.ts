import { readFileSync } from 'node:fs';
import { writeJsonResume } from '@shortlist/json-resume';
import { numberedIds, SECTIONS } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { expect, it } from 'vitest';
import { readDocument } from './index.ts';

// Resumes of people who do not exist, as Word writes them, and as LibreOffice 7.4 saved them: as DOCX, as ODT, and that as DOCX.
const SAMPLES = new URL('../samples/libre-office/', import.meta.url);

/** The resume in a file, and what of it has no place. */
async function readResume(name: string) {
  const read = await readDocument(new Uint8Array(readFileSync(new URL(name, SAMPLES))));
  if (!read.ok) throw new Error(read.problem.code);
  const { resume, unplaced } = parseResume(read.text, numberedIds());
  return { resume: writeJsonResume(resume, SECTIONS), unplaced: unplaced.map(({ text }) => text) };
}

it.each(
  ['google-serif', 'ruled-form', 'sidebar-table', 'text-boxes'].flatMap((name) =>
    ['saved.docx', 'saved.odt', 'twice.docx'].map((saved) => ({ name, saved })),
  ),
)('reads the same resume from $name once LibreOffice has saved it: $saved', async (file) => {
  const original = await readResume(`${file.name}.docx`);
  expect(original.resume.work?.length).toBeGreaterThan(0);
  expect(await readResume(`${file.name}-${file.saved}`)).toEqual(original);
});
