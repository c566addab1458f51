import { readFileSync } from 'node:fs';
import { flatEntriesOf, type Resume, readJsonResume, textOf } from '@shortlist/resume';
import { countIds } from './our-files/our-pdf.test-support.ts';

const SAMPLES = new URL('../../templates/language-samples/', import.meta.url);

/** The sample resume of a language, which says that it is in it. */
export function sampleIn(language: string): Resume {
  const json: unknown = JSON.parse(readFileSync(new URL(`${language}.json`, SAMPLES), 'utf8'));
  const read = readJsonResume(json, countIds());
  if (!read.ok) throw new Error(`${language}.json is no JSON Resume`);
  return read.resume;
}

/** Returns all that the paper says of a resume, without ids. */
export const said = (resume: Resume) => ({
  fullName: resume.contact.fullName,
  email: resume.contact.email,
  city: resume.contact.city,
  summary: textOf(resume, 'summary'),
  // Short lines are run together on paper, and come back one by one.
  skills: textOf(resume, 'skills').split(/[,،，]\s*|\n/u),
  jobs: flatEntriesOf(resume, 'experience').map(({ id: _, values: __, ...job }) => job),
  studies: flatEntriesOf(resume, 'education').map(({ id: _, values: __, bullets, ...study }) => ({
    ...study,
    bullets: bullets.replace('• ', ''),
  })),
  languages: flatEntriesOf(resume, 'language').map(({ name, level }) => [name, level]),
});
