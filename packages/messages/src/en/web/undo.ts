import { subject } from '../../text.ts';

/** Undo in the editor: what was taken back, by the kind of edit. */
export const undo = subject('undo', {
  undone: {
    by: 'what',
    'remove-entry': 'Deletion undone.',
    'add-entry': 'New entry undone.',
    'insert-entry': 'New entry undone.',
    'move-entry': 'Move undone.',
    'set-section-order': 'Move undone.',
    'remove-section': 'Section restored.',
    'set-photo': 'Photo change undone.',
    suggestions: 'Suggestions undone.',
    other: 'Change undone.',
  },
  doneAgain: {
    by: 'what',
    'remove-entry': 'Deleted again.',
    'add-entry': 'New entry added again.',
    'insert-entry': 'New entry added again.',
    'move-entry': 'Moved again.',
    'set-section-order': 'Moved again.',
    'remove-section': 'Section removed again.',
    'set-photo': 'Photo changed again.',
    suggestions: 'Suggestions accepted again.',
    other: 'Change redone.',
  },
});
