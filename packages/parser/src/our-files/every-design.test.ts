import { fc, it as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { numberedParts, resumeOf } from '../open-resumes.test-support.ts';
import { lossesOf } from './losses.test-support.ts';
import { designs, gateRuns, OUR_FILES } from './our-pdf.test-support.ts';
import { foreignResumes, plainResumes } from './our-resumes.test-support.ts';

const resumes = fc.oneof(numberedParts.map(resumeOf), plainResumes, foreignResumes);
const anyDesign = fc.constantFrom(...designs.all.map(({ id }) => id));

describe.each(OUR_FILES)('our own $file', ({ writeFile }) => {
  property.prop([resumes, anyDesign], gateRuns(20))(
    '[CR4] [DS3] [EX2] comes back whole in whatever design',
    async (said, design) => {
      const resume = { ...said, look: { ...said.look, design } };
      expect(await lossesOf(resume, await writeFile(resume))).toEqual([]);
    },
  );
});
