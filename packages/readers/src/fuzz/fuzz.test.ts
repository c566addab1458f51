import { expect, it, vi } from 'vitest';
import { readDocument } from '../index.ts';
import { createDice } from './mutate.test-support.ts';
import { SUBJECTS } from './subjects.test-support.ts';

vi.setConfig({ testTimeout: 60_000 });

const TIMES = 100;
const SLOWEST_MS = 10_000;

it.each(SUBJECTS)(
  'reads or refuses a hundred broken files: $format',
  async ({ format, breakOne }) => {
    const roll = createDice(20_261_121);
    for (let time = 0; time < TIMES; time += 1) {
      const bytes = breakOne(roll);
      const startedAt = performance.now();
      const read = await readDocument(bytes);
      expect(performance.now() - startedAt).toBeLessThan(SLOWEST_MS);
      if (read.ok) expect(read.text.lines.length).toBeGreaterThan(0);
      else {
        expect(read.problem.message).not.toBe('');
        // Of damage to a PDF, pdf.js throws what it likes; our own readers refuse by themselves.
        if (format !== 'PDF') expect(read.problem).not.toHaveProperty('cause');
      }
    }
  },
);
