import { subject } from '../../text.ts';

/** The final preview. */
export const preview = subject('preview', {
  placeholdersLeft: { one: 'A blank is not filled in', other: '{count} blanks are not filled in' },
  otherFormats: 'Other formats',
  columnsBecomeOne: 'The two columns become one.',
  beingRead: 'Checking…',
  notRead: 'Not checked yet.',
  toEditor: 'Back to Editor',
  design: 'Design',
  blanksHint: 'They are printed as they are. Fill them in, or delete what you do not need.',
  downloadAnyway: 'Download anyway',
  toFirst: 'Go to the first',
  finalPreview: 'Final preview',
  section: 'section',
  move: { by: 'way', up: 'Move {section} up', down: 'Move {section} down' },
  notOnPage: 'Not on the page or in the PDF',
  has: '{title} has {lacks}.',
  fillIn: 'Fill in {title}',
});
