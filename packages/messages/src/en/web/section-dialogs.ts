import { subject } from '../../text.ts';

/** Dialogs that name a section. */
export const sectionDialogs = subject('sectionDialogs', {
  ownSection: 'A section of your own',
  title: 'Title',
  addSectionCapitals: 'ADD SECTION',
  titleNeeded: 'Give the section a title, like “Talks”.',
  shape: 'What it holds',
  renameSection: 'Rename the section',
  usualTitle: 'Leave empty to use “{usual}”.',
  renameCapitals: 'RENAME',
  shapeNamed: { by: 'shape', entries: 'Entries', list: 'A list', text: 'Text' },
  shapeHint: {
    by: 'shape',
    entries: 'Each with a title, dates and bullets, like jobs.',
    list: 'One bullet per line.',
    text: 'One or more paragraphs.',
  },
});
