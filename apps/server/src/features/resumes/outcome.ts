import { MAX_ENTRIES, MAX_RESUMES } from '@shortlist/contracts';
import type { Check } from '@shortlist/resume';
import { AppError, refusal } from '#http/errors/errors.ts';
import type { Saved } from './saved.ts';

/**
 * The save, if it was made; else throws what the caller gets as an answer: `not_found`, `stale` with
 * what is newer in the words of the wire, or that a limit is reached.
 */
export function settled<Current, Made extends object>(
  save: Saved<Current, Made>,
  toWire: (current: Current) => object,
) {
  if (save.outcome === 'absent') throw refusal('not_found');
  if (save.outcome === 'full') {
    throw new AppError('invalid', { code: 'errors.manyEntries', params: { most: MAX_ENTRIES } });
  }
  if (save.outcome === 'too-large') {
    throw new AppError('too_large', { code: 'errors.fullResume' });
  }
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

/** The refusal of one resume more than an owner may keep. */
export const tooManyResumes = () =>
  new AppError('invalid', { code: 'errors.manyResumes', params: { most: MAX_RESUMES } });

/** Throws what a save rule has against the values, in its words, with the field. */
export function insist(check: Check): void {
  if (!check.ok) throw new AppError('invalid', check.message, { field: check.field });
}

/** The current month is the reader's own; somewhere on Earth it may be half a day ahead of ours. */
export const anywhereBy = (now: Date) => new Date(now.getTime() + 86_400_000);
