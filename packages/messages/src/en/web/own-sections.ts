import { subject } from '../../text.ts';

/** Adding, naming, moving and removing sections. */
export const ownSections = subject('ownSections', {
  formNotOpened: 'The form could not be opened',
  addSection: 'Add section',
  addToResume: 'Add to your resume',
  ownSectionItem: 'A section of your own…',
  sectionIsHidden: 'This section is hidden: it stands here only, on no page and in no file.',
  show: 'Show on the page',
  notRenamed: 'The section was not renamed',
  changeSection: 'Change {section}',
  renameItem: 'Rename…',
  hide: 'Hide from the page',
  moveUp: 'Move up on the page',
  moveDown: 'Move down on the page',
  removeSection: 'Remove section',
  wasRemoved: '{title} was removed.',
  movedUp: '{title} stands one higher on the page.',
  movedDown: '{title} stands one lower on the page.',
});
