import { type FieldRef, formatFieldRef, parseFieldRef } from '@shortlist/resume';
import { z } from 'zod';

/** A field of the editor and, where it has a line, which blank of that is meant, from 0. */
export type WayToBlank = { ref: FieldRef; nth: number };

/** What a navigation to the editor carries along so that it leads to a blank, ready to be typed over. */
export const stateOfWay = ({ ref, nth }: WayToBlank) => ({
  keepFocus: true,
  blank: { source: formatFieldRef(ref), nth },
});

const State = z.object({ blank: z.object({ source: z.string(), nth: z.int().min(0) }) });

/** The way that a navigation carries, if it does. */
export function readWay(state: unknown): WayToBlank | undefined {
  const read = State.safeParse(state);
  const ref = read.success ? parseFieldRef(read.data.blank.source) : undefined;
  return read.success && ref ? { ref, nth: read.data.blank.nth } : undefined;
}
