import { subject } from '../../text.ts';

/** A copy of a resume that is being made. */
export const duplicateResume = subject('duplicateResume', {
  notDuplicated: '{name} was not duplicated',
  notWhole: 'Edits that are not saved yet are not in it.',
});
