import { expect, it } from 'vitest';
import { isTooSlow, mostSeconds } from './reading-time.ts';

it.each([
  { by: 'processor', seconds: 7 },
  { by: 'clock', seconds: 28 },
] as const)('a reading is too slow after $seconds seconds by the $by', ({ by, seconds }) => {
  expect(mostSeconds(by)).toBe(seconds);
  expect(isTooSlow(0, by)).toBe(false);
  expect(isTooSlow(seconds * 1000, by)).toBe(false);
  expect(isTooSlow(seconds * 1000 + 1, by)).toBe(true);
});
