import { findPlaceholders, SAMPLE_LINES } from '@shortlist/model';
import { expect, it } from 'vitest';
import { FAMILIES } from './families.ts';

const LINES = FAMILIES.flatMap(({ lines }) => lines);
const verbOf = (line: string) => line.split(' ', 1)[0] ?? '';

it('has sixty families and more over twenty-five fields and more', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FAMILIES.map(({ field }) => field)).size).toBeGreaterThanOrEqual(25);
});

it('has four to six lines in each family, which begin differently', () => {
  const odd = FAMILIES.filter(
    ({ lines }) =>
      lines.length < 4 || lines.length > 6 || new Set(lines.map(verbOf)).size < lines.length,
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
});

const AMOUNT =
  /[\d$£€[\]]|\b(?:one|two|three|four|five|ten|dozens?|hundreds?|thousands?|twice|half|doubled|tripled)\b/i;

/** Checks whether a line leaves every amount to a placeholder, and has one. */
function inventsNothing(line: string): boolean {
  const placeholders = findPlaceholders(line);
  const rest = placeholders.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    line,
  );
  return placeholders.length > 0 && !AMOUNT.test(rest);
}

it('invents nothing', () => {
  expect(LINES.filter((line) => !inventsNothing(line))).toEqual([]);
});

const EVERY_LINE = [...SAMPLE_LINES, ...LINES];

it('reads like the fixed lines', () => {
  const odd = EVERY_LINE.filter(
    (line) =>
      !/^[A-Z][a-z-]+,? .*[^.\s]\.$/.test(line) ||
      line.length > 160 ||
      /\b(?:I|my|we|our)\b|\s{2}/.test(line),
  );
  expect(odd).toEqual([]);
});

it('has no line twice', () => {
  expect(new Set(EVERY_LINE).size).toBe(EVERY_LINE.length);
});

it('begins with many different verbs, none of them in more than one line of thirty', () => {
  const counts = new Map<string, number>();
  for (const line of LINES) counts.set(verbOf(line), (counts.get(verbOf(line)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThanOrEqual(100);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(LINES.length / 30);
});

it('never begins with a weak phrase', () => {
  const weak = LINES.filter((line) =>
    /^(?:Responsible|Helped with|Duties|Was|Did|Assisted in)\b/.test(line),
  );
  expect(weak).toEqual([]);
});
