import { CHECK_BELOW } from '@shortlist/parser';
import type { LineReading, LineReadings } from '../document/line-reading.ts';

/** From this confidence on a reading counts as sure. */
const SURE = 0.97;

/** Certainty of the parser, in words; `checked` when a person has the last word. */
export type Certainty = 'sure' | 'fair' | 'doubtful' | 'checked';

export function certaintyOf({ confidence, isChecked }: LineReading): Certainty {
  if (isChecked) return 'checked';
  if (confidence >= SURE) return 'sure';
  return confidence < CHECK_BELOW ? 'doubtful' : 'fair';
}

const WORST_FIRST: readonly Certainty[] = ['doubtful', 'fair', 'sure', 'checked'];

/** Returns the certainty of a field of several lines: that of its least sure line. Undefined when nothing of it was read. */
export function leastCertainty(readings: LineReadings): Certainty | undefined {
  const found = new Set(readings.flatMap((reading) => (reading ? [certaintyOf(reading)] : [])));
  return WORST_FIRST.find((certainty) => found.has(certainty));
}

/** The lines, from 0, that a person is asked to look at. */
export const doubtfulLines = (readings: LineReadings): number[] =>
  readings.flatMap((reading, line) =>
    reading && certaintyOf(reading) === 'doubtful' ? [line] : [],
  );
