import { subject } from '../../text.ts';

/** A copy of a resume that is being made. */
export const duplicateResume = subject('duplicateResume', {
  notWhole: 'Unsaved edits are not included.',
});
