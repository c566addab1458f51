import { fc, it as property } from '@fast-check/vitest';
import { compareRead, readFile } from '@shortlist/read-back';
import { loadPaperWords, type Resume } from '@shortlist/resume';
import { describe, expect } from 'vitest';
import { numberedParts, resumeOf } from '../open-resumes.test-support.ts';
import { designs, OUR_FILES } from './our-pdf.test-support.ts';
import { foreignResumes, plainResumes } from './our-resumes.test-support.ts';

const resumes = fc.oneof(numberedParts.map(resumeOf), plainResumes, foreignResumes);
const anyDesign = fc.constantFrom(...designs.all.map(({ id }) => id));

/** What of a resume does not come back from a file that it was written in. */
async function lossesOf(resume: Resume, file: Uint8Array<ArrayBuffer>) {
  const reading = await readFile(file);
  if (reading.kind === 'unread') throw new Error(reading.message.code);
  const words = await loadPaperWords(resume.look.language ?? 'en');
  const { carriesMarks } = reading;
  return compareRead(resume, reading.resume, { words, carriesMarks }).differences;
}

describe.each(OUR_FILES)('our own $file', ({ writeFile }) => {
  property.prop([resumes, anyDesign], { numRuns: 40 })(
    '[CR4] [DS3] [EX2] comes back whole in whatever design',
    async (said, design) => {
      const resume = { ...said, look: { ...said.look, design } };
      expect(await lossesOf(resume, await writeFile(resume))).toEqual([]);
    },
  );
});
