import { subject } from '../../text.ts';

/** Adding, naming, moving and removing sections. */
export const ownSections = subject('ownSections', {
  theForm: 'The form could not be opened',
  addSection: 'Add section',
  addToYourResume: 'Add to your resume',
  aSectionOfYourOwn: 'A section of your own…',
  thisSectionIsHidden: 'This section is hidden: it stands here only, on no page and in no file.',
  showOnThePage: 'Show on the page',
  aSectionOfYourOwn2: 'A section of your own',
  title: 'Title',
  addSection2: 'ADD SECTION',
  giveTheSectionATitle: 'Give the section a title, like “Talks”.',
  whatItHolds: 'What it holds',
  renameTheSection: 'Rename the section',
  withoutATitleOfYours: 'Without a title of yours it is called “{usual}”.',
  rename: 'RENAME',
  theSectionWasNotRenamed: 'The section was not renamed',
  change: 'Change {section}',
  rename2: 'Rename…',
  hideFromThePage: 'Hide from the page',
  moveUpOnThePage: 'Move up on the page',
  moveDownOnThePage: 'Move down on the page',
  removeSection: 'Remove section',
  wasRemoved: '{title} was removed.',
});
