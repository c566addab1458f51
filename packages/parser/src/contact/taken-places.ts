import type { TextPlace } from '@shortlist/placed-text';
import type { Passage } from '../document/passage.ts';

/** Characters that something was read from, by line. */
export type TakenPlaces = ReadonlyMap<number, readonly TextPlace[]>;

export function takenPlaces(places: readonly TextPlace[]): TakenPlaces {
  const taken = new Map<number, TextPlace[]>();
  for (const place of places) taken.set(place.line, [...(taken.get(place.line) ?? []), place]);
  return taken;
}

/** Checks whether something was read from a part of the passage. */
export const isTaken = ({ parts }: Passage, taken: TakenPlaces): boolean =>
  parts.some(({ place }) =>
    (taken.get(place.line) ?? []).some(({ start, end }) => start < place.end && place.start < end),
  );
