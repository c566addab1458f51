import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atLeast } from './at-least.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  { it: 'holds quick work back', work: () => Promise.resolve('done'), outcome: 'done' },
  { it: 'holds a quick failure back', work: () => Promise.reject('failed'), outcome: 'failed' },
])('$it until the time has passed', async ({ work, outcome }) => {
  const seen = vi.fn();
  atLeast(5_000, work()).then(seen, seen);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledWith(outcome);
});
