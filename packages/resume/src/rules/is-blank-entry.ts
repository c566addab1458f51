import { isBlank } from '../texts/bullets.ts';

/** Whether an entry says nothing at all, so that it is neither printed nor worth saving. */
export function isBlankEntry(entry: object): boolean {
  return Object.entries(entry).every(
    ([field, value]) => field === 'id' || typeof value !== 'string' || isBlank(value),
  );
}
