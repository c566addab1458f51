import { it as property } from '@fast-check/vitest';
import { DOCUMENT_LANGUAGES } from '@shortlist/model';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { said } from '../language-samples.test-support.ts';
import { numberedParts, openContent, resumeOf } from '../open-resumes.test-support.ts';
import { asPrinted, gateRuns, OUR_TEXTS } from './our-pdf.test-support.ts';
import { foreignResumes, plainResumes } from './our-resumes.test-support.ts';

/** Plain text has no bold and no italic words. */
const withoutMarks = (said: Parameters<typeof resumeOf>[0]): typeof said =>
  JSON.parse(JSON.stringify(said), (key, value) => (key === 'marks' ? {} : value));

describe.each(OUR_TEXTS)('our own $file comes back whole', ({ file: id, throughFile }) => {
  it.each(SAMPLES)('[EX1] %s', async (name) => {
    const sample = readSample(name);
    const { resume } = await throughFile(sample);
    expect(asPrinted(resume)).toEqual(asPrinted(sample));
  });

  it.each(DOCUMENT_LANGUAGES)('[EX1] [OC6] in a language of its own: %s', async (language) => {
    const resume = readSample(language);
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
