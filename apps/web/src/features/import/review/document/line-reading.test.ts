import { expect, it } from 'vitest';
import { followLines, type LineReading } from './line-reading.ts';

const reading = (line: number): LineReading => ({
  confidence: 0.5,
  reason: 'reasons.webAddress',
  places: [{ line, start: 0, end: 1 }],
  isChecked: false,
});

/** The line of the document that each line stands in, with "!" where it counts as checked. */
const told = (readings: readonly (LineReading | undefined)[]) =>
  readings.map((each) =>
    each ? each.places.map(({ line }) => line).join('+') + (each.isChecked ? '!' : '') : '-',
  );

it.each([
  { it: 'a line changed', before: 'a\nb\nc', after: 'a\nx\nc', lines: ['0', '1!', '2'] },
  { it: 'a line put between', before: 'a\nb', after: 'a\nx\nb', lines: ['0', '-', '1'] },
  { it: 'a line put below', before: 'a\nb', after: 'a\nb\n', lines: ['0', '1', '-'] },
  { it: 'a line deleted', before: 'a\nb\nc', after: 'a\nc', lines: ['0', '2'] },
  { it: 'a line cut in two', before: 'a\nbc', after: 'a\nb\nc', lines: ['0', '1!', '1!'] },
  { it: 'two lines joined', before: 'a\nb\nc', after: 'ab\nc', lines: ['0+1!', '2'] },
  { it: 'all replaced', before: 'a\nb', after: 'x', lines: ['0+1!'] },
  { it: 'equal lines', before: 'a\na', after: 'a\na\na', lines: ['0', '1', '-'] },
])('[CR4] $it: every line keeps where it stands', ({ before, after, lines }) => {
  const readings = before.split('\n').map((_, line) => reading(line));
  expect(told(followLines(readings, before, after))).toEqual(lines);
});
