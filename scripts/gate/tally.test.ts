import { describe, expect, it } from 'vitest';
import { addTallies, oneCheck, trustTally } from './tally.ts';

describe('the count of the gate', () => {
  it('adds what held and what did not', () => {
    expect(addTallies([oneCheck(true), oneCheck(false), { passed: 3, failed: 2 }])).toEqual({
      passed: 4,
      failed: 3,
    });
  });

  it.each([
    { it: 'a runner that counted', ok: true, counted: { passed: 5, failed: 0 }, failed: 0 },
    { it: 'a runner with failures', ok: false, counted: { passed: 5, failed: 2 }, failed: 2 },
    {
      it: 'one that ended badly all the same',
      ok: false,
      counted: { passed: 5, failed: 0 },
      failed: 1,
    },
    { it: 'one that never began', ok: false, counted: undefined, failed: 1 },
    { it: 'one that ran nothing', ok: true, counted: { passed: 0, failed: 0 }, failed: 1 },
  ])('takes for failed: $it', ({ ok, counted, failed }) => {
    expect(trustTally(ok, counted).failed).toBe(failed);
  });
});
