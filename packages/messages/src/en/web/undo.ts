import { subject } from '../../text.ts';

/** Undo in the editor: what was taken back, by the kind of edit. */
export const undo = subject('undo', {
  undone: {
    by: 'what',
    'remove-entry': 'The deletion was undone.',
    'add-entry': 'The new entry was undone.',
    'insert-entry': 'The new entry was undone.',
    'move-entry': 'The move was undone.',
    'set-section-order': 'The move was undone.',
    'remove-section': 'The removal of the section was undone.',
    'set-photo': 'The change of the photo was undone.',
    other: 'The change was undone.',
  },
  doneAgain: {
    by: 'what',
    'remove-entry': 'The deletion was done again.',
    'add-entry': 'The new entry was done again.',
    'insert-entry': 'The new entry was done again.',
    'move-entry': 'The move was done again.',
    'set-section-order': 'The move was done again.',
    'remove-section': 'The removal of the section was done again.',
    'set-photo': 'The change of the photo was done again.',
    other: 'The change was done again.',
  },
});
