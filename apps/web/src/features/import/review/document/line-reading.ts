import type { Reason } from '@shortlist/parser';
import type { TextPlace } from '@shortlist/placed-text';

/** Reading of one line of a field: how sure the parser is (0 to 1), why, and where it stands. */
export type LineReading = {
  confidence: number;
  reason: Reason;
  places: readonly TextPlace[];
  /** A person has looked at it, or written it. */
  isChecked: boolean;
};

/** One for each line of a field's text; undefined for a line that the person wrote. */
export type LineReadings = readonly (LineReading | undefined)[];

/**
 * The readings after a text was changed: lines that stay keep theirs, and lines that were changed, cut
 * or joined still stand where they stood but count as checked.
 */
export function followLines(readings: LineReadings, before: string, after: string): LineReadings {
  const old = before.split('\n');
  const now = after.split('\n');
  const head = countShared(old, now);
  const tail = countShared(old.slice(head).reverse(), now.slice(head).reverse());
  const left = old.length - tail;
  const changed = readings.slice(head, left);
  const places = changed.flatMap((reading) => reading?.places ?? []);
  const isLineByLine = old.length === now.length;
  return [
    ...at(readings, 0, head),
    ...now.slice(head, now.length - tail).map((_, index) => {
      const reading = isLineByLine ? changed[index] : joined(changed, places);
      return reading && { ...reading, isChecked: true };
    }),
    ...at(readings, left, old.length),
  ];
}

/** Readings `from` to `to`, also where there are none. */
const at = (readings: LineReadings, from: number, to: number): LineReadings =>
  Array.from({ length: to - from }, (_, index) => readings[from + index]);

function joined(readings: LineReadings, places: readonly TextPlace[]): LineReading | undefined {
  const first = readings.find((reading) => reading !== undefined);
  return first && { ...first, places };
}

function countShared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((line, index) => line !== other[index]);
  return differs < 0 ? one.length : differs;
}

/** Text that a person put into a field: sure, and from where it stood. */
export const placedByHand = (places: readonly TextPlace[]): LineReading => ({
  confidence: 1,
  reason: 'reasons.byHand',
  places,
  isChecked: true,
});
