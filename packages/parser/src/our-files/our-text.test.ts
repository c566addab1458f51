import { readdirSync, readFileSync } from 'node:fs';
import { it as property } from '@fast-check/vitest';
import { EXPORTERS } from '@shortlist/exporters';
import { readDocument } from '@shortlist/readers';
import { DOCUMENT_LANGUAGES, loadPaperWords, type Resume, readJsonResume } from '@shortlist/resume';
import { describe, expect, it } from 'vitest';
import { type ParsedResume, parseResume } from '../index.ts';
import { said, sampleIn } from '../language-samples.test-support.ts';
import { numberedParts, openContent, resumeOf } from '../open-resumes.test-support.ts';
import { asPrinted, countIds } from './our-pdf.test-support.ts';
import { foreignResumes, plainResumes } from './our-resumes.test-support.ts';

const SAMPLES = new URL('../../../templates/samples/', import.meta.url);
const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.json'));
const unused = () => Promise.reject(new Error('A format of bare words asked for pages.'));

/** What is read from the file that a format makes of a resume. */
async function writeAndRead(id: string, resume: Resume): Promise<ParsedResume> {
  const writer = await EXPORTERS.find(id)?.load();
  const words = await loadPaperWords(resume.look.language ?? 'en');
  const file = { createdAt: new Date(0), creator: 'Shortlist', print: unused, layOut: unused };
  const written = await writer?.write({ resume, words, ...file });
  if (written?.kind !== 'written') throw new Error(`There is no ${id}.`);
  const read = await readDocument(written.bytes);
  if (!read.ok) throw new Error(read.problem.code);
  return parseResume(read.text, countIds());
}

/** Plain text has no bold and no italic words. */
const withoutMarks = (said: Parameters<typeof resumeOf>[0]): typeof said =>
  JSON.parse(JSON.stringify(said), (key, value) => (key === 'marks' ? {} : value));

describe.each(['txt', 'md'])('our own %s comes back whole', (id) => {
  it.each(names)('[EX1] %s', async (name) => {
    const json: unknown = JSON.parse(readFileSync(new URL(name, SAMPLES), 'utf8'));
    const read = readJsonResume(json, countIds());
    if (!read.ok) throw new Error(`${name} is no JSON Resume`);
    const { resume } = await writeAndRead(id, read.resume);
    expect(asPrinted(resume)).toEqual(asPrinted(read.resume));
  });

  it.each(DOCUMENT_LANGUAGES)('[EX1] [OC6] in a language of its own: %s', async (language) => {
    const resume = sampleIn(language);
    expect(said((await writeAndRead(id, resume)).resume)).toEqual(said(resume));
  });

  property.prop([plainResumes], { numRuns: 20 })('[EX1] for generated resumes', async (resume) => {
    expect(asPrinted((await writeAndRead(id, resume)).resume)).toEqual(asPrinted(resume));
  });

  property.prop([foreignResumes], { numRuns: 20 })(
    '[EX1] for generated resumes in other scripts',
    async (resume) => {
      expect(asPrinted((await writeAndRead(id, resume)).resume)).toEqual(asPrinted(resume));
    },
  );

  property.prop([numberedParts], { numRuns: 20 })(
    '[EX1] with sections of every kind, headline, links, further lines and roles',
    async (said) => {
      const written = resumeOf(id === 'txt' ? withoutMarks(said) : said);
      const { resume, unplaced } = await writeAndRead(id, written);
      expect(openContent(resume)).toEqual(openContent(written));
      // An employer of several roles is printed with the dates from the first to the last of them.
      expect(unplaced.filter(({ text }) => !/^[A-Z]?[a-z]* ?\d{4} – /.test(text))).toEqual([]);
    },
  );
});
