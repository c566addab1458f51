import { MAX_ENTRIES, MAX_OWN_SECTIONS, MAX_PART } from '@shortlist/contracts';
import { type Check, type DocumentKind, RESUME } from '@shortlist/model';
import { AppError, refusal } from '#http/errors/errors.ts';
import { type Bound, OWNER_MEGABYTES } from './room/room.ts';
import type { Saved } from './saved.ts';

/**
 * The save, if it was made; else throws what the caller gets as an answer: `not_found`, `stale` with
 * what is newer in the words of the wire, or that a limit is reached.
 */
export function unwrapSave<Current, Made extends object>(
  save: Saved<Current, Made>,
  toWire: (current: Current) => object,
  more: (current: Current) => object = () => ({}),
) {
  if (save.outcome === 'absent') throw refusal('not_found');
  if (save.outcome === 'full') throw full(save.bound);
  if (save.outcome === 'stale') {
    throw new AppError(
      'stale',
      { code: 'errors.stale' },
      {
        revision: save.revision,
        current: toWire(save.current),
        ...more(save.current),
      },
    );
  }
  return save;
}

/** The refusal of what would pass a bound, which says which one; for a document too many, of which kind. */
export function full(bound: Bound, { tooMany, most }: DocumentKind = RESUME): AppError {
  switch (bound) {
    case 'entries':
      return new AppError('invalid', { code: 'errors.manyEntries', params: { most: MAX_ENTRIES } });
    case 'sections':
      return new AppError('invalid', {
        code: 'errors.manySections',
        params: { most: MAX_OWN_SECTIONS },
      });
    case 'documents':
      return new AppError('invalid', { code: tooMany, params: { most } });
    case 'part':
      return new AppError('too_large', { code: 'errors.fullPart', params: { most: MAX_PART } });
    case 'document':
      return new AppError('too_large', { code: 'errors.fullResume' });
    case 'account':
    case 'guest': {
      const params = { megabytes: OWNER_MEGABYTES[bound] };
      const code = bound === 'guest' ? 'errors.fullGuest' : 'errors.fullAccount';
      return new AppError('too_large', { code, params });
    }
  }
}

/** Throws what a save rule has against the values, in its words, with the field. */
export function assertCheck(check: Check): void {
  if (!check.ok) throw new AppError('invalid', check.message, { field: check.field });
}

/** The current month is the reader's own; somewhere on Earth it may be half a day ahead of ours. */
export const anywhereBy = (now: Date) => new Date(now.getTime() + 86_400_000);
