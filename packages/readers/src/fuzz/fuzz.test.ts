import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { expect, it } from 'vitest';
import { readDocument } from '../index.ts';
import { createDice } from './mutate.test-support.ts';
import { SUBJECTS } from './subjects.test-support.ts';

// What reads for ever ends a test; `npm run fuzz` measures how long reading takes, and breaks as many as you like.

const TIMES = 40;

it.each(SUBJECTS)('reads or refuses forty broken files: $format', async ({ format, breakOne }) => {
  const roll = createDice(20_261_121);
  for (let time = 0; time < TIMES; time += 1) {
    const bytes = breakOne(roll);
    const read = await readDocument(bytes);
    if (read.ok) expect(read.text.lines.length).toBeGreaterThan(0);
    else {
      expect(formatMessage(ENGLISH, en, read.problem.message)).not.toBe(read.problem.message.code);
      // Of damage to a PDF, pdf.js throws what it likes; our own readers refuse by themselves.
      if (format !== 'PDF') expect(read.problem).not.toHaveProperty('cause');
    }
  }
});
