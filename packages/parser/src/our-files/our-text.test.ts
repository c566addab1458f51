import { readdirSync, readFileSync } from 'node:fs';
import { it as property } from '@fast-check/vitest';
import { DOCUMENT_LANGUAGES, readJsonResume } from '@shortlist/resume';
import { describe, expect, it } from 'vitest';
import { said, sampleIn } from '../language-samples.test-support.ts';
import { numberedParts, openContent, resumeOf } from '../open-resumes.test-support.ts';
import { asPrinted, countIds, gateRuns, OUR_TEXTS } from './our-pdf.test-support.ts';
import { foreignResumes, plainResumes } from './our-resumes.test-support.ts';

const SAMPLES = new URL('../../../templates/samples/', import.meta.url);
const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.json'));
/** Plain text has no bold and no italic words. */
const withoutMarks = (said: Parameters<typeof resumeOf>[0]): typeof said =>
  JSON.parse(JSON.stringify(said), (key, value) => (key === 'marks' ? {} : value));

describe.each(OUR_TEXTS)('our own $file comes back whole', ({ file: id, throughFile }) => {
  it.each(names)('[EX1] %s', async (name) => {
    const json: unknown = JSON.parse(readFileSync(new URL(name, SAMPLES), 'utf8'));
    const read = readJsonResume(json, countIds());
    if (!read.ok) throw new Error(`${name} is no JSON Resume`);
    const { resume } = await throughFile(read.resume);
    expect(asPrinted(resume)).toEqual(asPrinted(read.resume));
  });

  it.each(DOCUMENT_LANGUAGES)('[EX1] [OC6] in a language of its own: %s', async (language) => {
    const resume = sampleIn(language);
    expect(said((await throughFile(resume)).resume)).toEqual(said(resume));
  });

  property.prop([plainResumes], gateRuns(10))('[EX1] for generated resumes', async (resume) => {
    expect(asPrinted((await throughFile(resume)).resume)).toEqual(asPrinted(resume));
  });

  property.prop([foreignResumes], gateRuns(10))(
    '[EX1] for generated resumes in other scripts',
    async (resume) => {
      expect(asPrinted((await throughFile(resume)).resume)).toEqual(asPrinted(resume));
    },
  );

  property.prop([numberedParts], gateRuns(10))(
    '[EX1] with sections of every kind, headline, links, further lines and roles',
    async (said) => {
      const written = resumeOf(id === 'txt' ? withoutMarks(said) : said);
      const { resume, unplaced } = await throughFile(written);
      expect(openContent(resume)).toEqual(openContent(written));
      // An employer of several roles is printed with the dates from the first to the last of them.
      expect(unplaced.filter(({ text }) => !/^[A-Z]?[a-z]* ?\d{4} – /.test(text))).toEqual([]);
    },
  );
});
