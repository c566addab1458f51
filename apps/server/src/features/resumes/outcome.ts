import type { Check } from '@shortlist/resume';
import { AppError, refusal } from '#http/errors.ts';
import type { Saved } from './saved.ts';

/**
 * The save, if it was made; else throws what the caller is to be told: `not_found`, or `stale` with
 * the newer edition in the words of the wire.
 */
export function settled<Current, Made extends object>(
  save: Saved<Current, Made>,
  toWire: (current: Current) => object,
) {
  if (save.outcome === 'absent') throw refusal('not_found');
  if (save.outcome === 'stale') {
    throw new AppError(
      'stale',
      { code: 'errors.stale' },
      {
        revision: save.revision,
        current: toWire(save.current),
      },
    );
  }
  return save;
}

/** Throws what a save rule has against the values, in its words, with the field. */
export function insist(check: Check): void {
  if (!check.ok) throw new AppError('invalid', check.message, { field: check.field });
}
