import { expect, it } from 'vitest';
import { makeOnce } from './make-once.ts';

it('makes once for all who ask, and again after it failed', async () => {
  let times = 0;
  const ask = makeOnce(async () => {
    times += 1;
    if (times === 1) throw new Error('too many open files');
    return times;
  });
  const first = await Promise.allSettled([ask(), ask()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(times).toBe(1);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([2, 2, 2]);
});
