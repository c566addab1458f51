import { writeJsonResume } from '@shortlist/json-resume';
import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { SECTIONS } from '@shortlist/model';
import { createDice } from '@shortlist/readers/mutate.test-support';
import { expect, it } from 'vitest';
import { readExport } from '../index.ts';
import { SUBJECTS } from './subjects.test-support.ts';

// What reads for ever ends a test; `npm run fuzz` measures how long reading takes, and breaks as many as you like.

const TIMES = 40;

it.each(SUBJECTS)('[IM1] reads or refuses forty broken files: $format', async ({ breakOne }) => {
  const roll = createDice(20_261_125);
  for (let time = 0; time < TIMES; time += 1) {
    const read = await readExport(breakOne(roll));
    if (read.ok)
      expect(() =>
        read.resumes.map(({ resume }) => writeJsonResume(resume, SECTIONS)),
      ).not.toThrow();
    else expect(formatMessage(ENGLISH, en, read.problem)).not.toBe(read.problem.code);
  }
});
