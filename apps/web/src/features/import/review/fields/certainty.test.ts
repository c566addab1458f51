import { CHECK_BELOW } from '@shortlist/parser';
import { expect, it } from 'vitest';
import { certaintyOf, doubtfulLines } from './certainty.ts';

const reading = (confidence: number, isChecked = false) => ({
  confidence,
  reason: 'reasons.webAddress' as const,
  places: [],
  isChecked,
});

it.each([
  { confidence: 0.97, isChecked: false, is: 'sure' },
  { confidence: CHECK_BELOW, isChecked: false, is: 'fair' },
  { confidence: CHECK_BELOW - 0.01, isChecked: false, is: 'doubtful' },
  { confidence: 0.1, isChecked: true, is: 'checked' },
])('calls $confidence $is (checked: $isChecked)', ({ confidence, isChecked, is }) => {
  expect(certaintyOf(reading(confidence, isChecked))).toBe(is);
});

it('asks a person to look at the doubtful lines only', () => {
  const below = reading(CHECK_BELOW - 0.01);
  expect(
    doubtfulLines([reading(CHECK_BELOW), below, undefined, { ...below, isChecked: true }]),
  ).toEqual([1]);
});
