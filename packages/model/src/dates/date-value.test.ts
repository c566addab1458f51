import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { anyCharacter } from '../resume/resume.test-support.ts';
import { dateCodec } from './date-value.ts';
import { MONTH_NAMES } from './month-year.ts';

const ours = fc
  .tuple(fc.constantFrom('', ...MONTH_NAMES.map((name) => `${name} `)), fc.integer({ max: 9999 }))
  .map(([month, year]) => `${month}${String(Math.abs(year)).padStart(4, '0').slice(0, 4)}`);
const anyDate = fc.oneof(
  ours,
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('Present', 'present'),
);

test.prop([anyDate])('[HO5] any date comes back to the letter', (text) => {
  expect(dateCodec.toFlat(dateCodec.fromFlat(text))).toBe(text);
});

it.each([
  { text: 'Jan 2024', date: { year: 2024, month: 1 } },
  { text: '0987', date: { year: 987 } },
  { text: 'Present', date: 'present' },
  { text: '', date: { rawText: '' } },
  { text: 'present', date: { rawText: 'present' } },
  { text: 'jan 2024', date: { rawText: 'jan 2024' } },
  { text: ' Jan 2024', date: { rawText: ' Jan 2024' } },
  { text: 'Spring 2019', date: { rawText: 'Spring 2019' } },
])('reads $text', ({ text, date }) => {
  expect(dateCodec.fromFlat(text)).toEqual(date);
});
