import type { PlacedLine } from '@shortlist/layout';
import { expect, it } from 'vitest';
import { sameLine } from './same-line.ts';

const line = (changes: Partial<PlacedLine['runs'][number]> = {}): PlacedLine => ({
  top: 69,
  height: 15,
  left: 72,
  right: 540,
  baseline: 80,
  group: 'summary',
  runs: [
    {
      text: 'word',
      face: 'tinos-latin-400',
      weight: 400,
      size: 10,
      ascent: 0.9,
      descent: 0.2,
      level: 0,
      x: 72,
      width: 20,
      node: 1,
      decorative: false,
      source: 'summary.summary',
      ...changes,
    },
  ],
});

it('takes equal lines for the same, whatever their place in the structure', () => {
  expect(sameLine(line(), line({ node: 9 }))).toBe(true);
});

it.each([
  { text: 'words' },
  { face: 'tinos-latin-700' },
  { size: 11 },
  { level: 1 },
  { x: 73 },
  { width: 21 },
  { source: 'skills.skills' },
])('sees a change of %o', (change) => {
  expect(sameLine(line(), line(change))).toBe(false);
});

it('sees a line moved, regrouped, or with a run more', () => {
  const two = { ...line(), runs: [...line().runs, ...line().runs] };
  expect(sameLine(line(), { ...line(), baseline: 81 })).toBe(false);
  expect(sameLine(line(), { ...line(), group: 'skills' })).toBe(false);
  expect(sameLine(line(), two)).toBe(false);
  expect(sameLine(two, line())).toBe(false);
});
