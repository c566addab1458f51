import { readFileSync } from 'node:fs';
import { missingCharacters } from '@shortlist/fonts';
import {
  DOCUMENT_LANGUAGES,
  flatEntriesOf,
  loadPaperWords,
  type Resume,
  readJsonResume,
  SECTIONS,
  textOf,
} from '@shortlist/resume';
import { describe, expect, it } from 'vitest';
import { countIds, printAndRead } from './our-pdf.test-support.ts';

const SAMPLES = new URL('../../templates/language-samples/', import.meta.url);

function sampleIn(language: string): Resume {
  const json: unknown = JSON.parse(readFileSync(new URL(`${language}.json`, SAMPLES), 'utf8'));
  const read = readJsonResume(json, countIds());
  if (!read.ok) throw new Error(`${language}.json is no JSON Resume`);
  return read.resume;
}

/** What the paper says of a resume, without ids. */
const said = (resume: Resume) => ({
  fullName: resume.contact.fullName,
  email: resume.contact.email,
  city: resume.contact.city,
  summary: textOf(resume, 'summary'),
  // Short lines are run together on paper, and come back one by one.
  skills: textOf(resume, 'skills').split(/[,，،]\s*|\n/u),
  jobs: flatEntriesOf(resume, 'experience').map(({ id: _, values: __, ...job }) => job),
  studies: flatEntriesOf(resume, 'education').map(({ id: _, values: __, bullets, ...study }) => ({
    ...study,
    bullets: bullets.replace('• ', ''),
  })),
  languages: flatEntriesOf(resume, 'language').map(({ name, level }) => [name, level]),
});

describe('[OC6] a resume printed in a language of its own', () => {
  it.each(DOCUMENT_LANGUAGES)('comes back from its PDF field by field: %s', async (language) => {
    const resume = sampleIn(language);
    expect(said((await printAndRead(resume)).resume)).toEqual(said(resume));
  });

  it.each(DOCUMENT_LANGUAGES)(
    'has a glyph for all that it says of its own: %s',
    async (language) => {
      const words = await loadPaperWords(language);
      const titles = SECTIONS.kinds.map(
        ({ kind, words: { title } }) => words.titleOf(kind) ?? title,
      );
      const months = Array.from({ length: 12 }, (_, at) =>
        words.formatDate({ year: 2024, month: at + 1 }),
      );
      const labels = ['gpa', 'minor'].map((member) => words.labelOf('education', member) ?? '');
      const texts = [...titles, ...titles.map((title) => title.toLocaleUpperCase(language))];
      const printed = [...texts, ...months, ...labels, words.present].map((text) => ({
        text,
        family: 'tinos',
        weight: 700 as const,
      }));
      expect(missingCharacters(printed)).toEqual([]);
    },
  );
});
