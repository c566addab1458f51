import { expect, it } from 'vitest';
import type { Mark } from '../marks/mark.ts';
import { numbersBeside } from './draw-marks.ts';

/** Marks of changes beside one line. */
const marksOf = (changes: readonly number[]): Mark[] =>
  changes.map((change) => ({
    ...{ change, kind: 'added' as const, rules: [], bars: [], areas: [] },
    note: { x: 60, baseline: 100 },
  }));

it.each([
  [[4], '4'],
  [[6, 4], '4, 6'],
  [[4, 4, 5], '4–5'],
  [[4, 5, 6, 7, 8, 9, 10], '4–10'],
  [[1, 3, 5, 9], '1–9'],
])('[DP1] writes the numbers %j of a line as %s', (changes, text) => {
  expect(numbersBeside(marksOf(changes)).map((each) => each.text)).toEqual([text]);
});
