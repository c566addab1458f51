import { CHECK_BELOW } from '@shortlist/parser';
import type { LineReading, LineReadings } from '../document/line-reading.ts';

/** Checks whether the parser was not sure of a line, and no person has had the last word on it. */
export const isDoubtful = ({ confidence, isChecked }: LineReading): boolean =>
  !isChecked && confidence < CHECK_BELOW;

/** The lines, from 0, that a person is asked to look at. */
export const doubtfulLines = (readings: LineReadings): number[] =>
  readings.flatMap((reading, line) => (reading && isDoubtful(reading) ? [line] : []));
