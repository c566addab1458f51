import { findBlanks, SAMPLE_LINES } from '@shortlist/resume';
import { expect, it } from 'vitest';
import { FAMILIES } from './families.ts';

const LINES = FAMILIES.flatMap(({ name, lines }) => lines.map((line) => ({ name, line })));
const verbOf = (line: string) => line.split(' ', 1)[0] ?? '';

it('has sixty families and more over twenty-five fields and more', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(FAMILIES.map(({ field }) => field)).size).toBeGreaterThanOrEqual(25);
});

it.each(FAMILIES)('$name has four to six lines that begin differently', ({ lines }) => {
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(new Set(lines.map(verbOf)).size).toBe(lines.length);
});

it.each(LINES)('invents nothing: $line', ({ line }) => {
  const blanks = findBlanks(line);
  const rest = blanks.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    line,
  );
  expect(blanks.length).toBeGreaterThan(0);
  expect(rest).not.toMatch(/[\d$£€[\]]/);
  expect(rest).not.toMatch(
    /\b(?:one|two|three|four|five|ten|dozens?|hundreds?|thousands?|twice|half|doubled|tripled)\b/i,
  );
});

const EVERY_LINE = [...SAMPLE_LINES.map((line) => ({ line })), ...LINES];

it.each(EVERY_LINE)('reads like the fixed lines: $line', ({ line }) => {
  expect(line).toMatch(/^[A-Z][a-z-]+,? .*[^.\s]\.$/);
  expect(line.length).toBeLessThanOrEqual(160);
  expect(line).not.toMatch(/\b(?:I|my|we|our)\b|\s{2}/);
});

it('has no line twice', () => {
  expect(new Set(EVERY_LINE.map(({ line }) => line)).size).toBe(EVERY_LINE.length);
});

it('begins with many different verbs, none of them in more than one line of thirty', () => {
  const counts = new Map<string, number>();
  for (const { line } of LINES) counts.set(verbOf(line), (counts.get(verbOf(line)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThanOrEqual(100);
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(LINES.length / 30);
});

it('never begins with a weak phrase', () => {
  const weak = LINES.filter(({ line }) =>
    /^(?:Responsible|Helped with|Duties|Was|Did|Assisted in)\b/.test(line),
  );
  expect(weak).toEqual([]);
});
