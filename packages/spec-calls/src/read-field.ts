import { readFields } from '@shortlist/model';

/** An object of an answer whose fields are not known to be there, or to be what they should. */
export type Fields = ReturnType<typeof readFields>;

/** The objects of a list, in order; anything else in it is passed over. */
export function listFields(value: unknown): Fields[] {
  if (!Array.isArray(value)) return [];
  return value.filter((each) => typeof each === 'object' && each !== null).map(readFields);
}

/** A whole number from `least` on; undefined for anything else. */
export function readCount(value: unknown, least: number): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= least ? Number(value) : undefined;
}
