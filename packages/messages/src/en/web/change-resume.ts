import { subject } from '../../text.ts';

/** Deleting a resume. */
export const deleteResume = subject('deleteResume', {
  delete: 'Delete {name}?',
  /** `count` is that of links by which others read it. */
  deleteHint: {
    0: 'It is removed from your list. You can undo this right after.',
    one: 'It is removed from your list. You can undo this right after, but its link ends for good.',
    other:
      'It is removed from your list. You can undo this right after, but its {count} links end for good.',
  },
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
