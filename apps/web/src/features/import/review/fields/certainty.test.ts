import { CHECK_BELOW } from '@shortlist/parser';
import { expect, it } from 'vitest';
import { doubtfulLines, isDoubtful } from './certainty.ts';

const reading = (confidence: number, isChecked = false) => ({
  confidence,
  reason: 'reasons.webAddress' as const,
  places: [],
  isChecked,
});

it.each([
  { confidence: CHECK_BELOW, isChecked: false, is: false },
  { confidence: CHECK_BELOW - 0.01, isChecked: false, is: true },
  { confidence: 0.1, isChecked: true, is: false },
])('doubts $confidence: $is (checked: $isChecked)', ({ confidence, isChecked, is }) => {
  expect(isDoubtful(reading(confidence, isChecked))).toBe(is);
});

it('asks a person to look at the doubtful lines only', () => {
  const below = reading(CHECK_BELOW - 0.01);
  expect(
    doubtfulLines([reading(CHECK_BELOW), below, undefined, { ...below, isChecked: true }]),
  ).toEqual([1]);
});
