import { subject } from '../../text.ts';

/** Deleting a resume. */
export const deleteResume = subject('deleteResume', {
  delete: 'Delete {name}?',
  deleteHint: 'It is removed from your list. You can undo this right after.',
  deleteResume: 'Delete resume',
  notDeleted: 'The resume was not deleted',
  wasDeleted: '{name} was deleted.',
  isBack: '{name} is back.',
  wasNotRestored: '{name} was not restored',
});

/** A copy of a resume that is being made. */
export const duplicateResume = subject('duplicateResume', {
  notWhole: 'Unsaved edits are not included.',
  notDuplicated: '{name} was not duplicated',
  youNowEdit: 'You are now editing {quotedName}.{note}',
});
