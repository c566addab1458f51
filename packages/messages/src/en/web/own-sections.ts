import { subject } from '../../text.ts';

/** Adding, naming, moving and removing sections. */
export const ownSections = subject('ownSections', {
  formNotOpened: 'The form could not be opened',
  addSection: 'Add section',
  addToResume: 'Add to your resume',
  ownSectionItem: 'A section of your own…',
  sectionIsHidden: 'This section is hidden: it is kept here but not printed or exported.',
  show: 'Show on the page',
  notRenamed: 'The section was not renamed',
  changeSection: 'Change {section}',
  renameItem: 'Rename…',
  hide: 'Hide from the page',
  moveUp: 'Move up on the page',
  moveDown: 'Move down on the page',
  removeSection: 'Remove section',
  wasRemoved: '{title} was removed.',
  movedUp: '{title} moved up on the page.',
  movedDown: '{title} moved down on the page.',
});
