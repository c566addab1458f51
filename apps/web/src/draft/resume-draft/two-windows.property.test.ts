import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { anyWindowStep, TwoWindows, typedFields } from './two-windows.test-support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.prop([fc.array(anyWindowStep, { maxLength: 40, size: 'max' })], { numRuns: 150 })(
  '[HO2] two windows that move, type, add and delete end with every entry once and every word',
  async (steps) => {
    const both = new TwoWindows();
    await both.open();
    for (const step of steps) await both.take(step);
    await both.settle();

    expect(both.openQuestions()).toEqual([]);
    const [server = [], ...windows] = both.ends();
    for (const window of windows) expect(window).toEqual(server);
    const marks = server.map(({ company }) => company);
    expect(new Set(marks).size).toBe(marks.length);
    expect(marks).toEqual(
      expect.arrayContaining([...both.added].filter((mark) => !both.removed.has(mark))),
    );
    for (const entry of server.filter(({ company }) => !both.removed.has(company))) {
      for (const field of typedFields) {
        expect(both.wordsOf(entry.company, field)).toContain(entry[field]);
      }
    }
  },
);
