import { subject } from '../../text.ts';
import { FORMAT_NAMES } from '../format-names.ts';

/** Files that were sent for an application. */
export const applicationsSent = subject('applicationsSent', {
  title: 'What you sent',
  markApplied: 'Mark as applied',
  add: 'Add what you sent',
  hint: 'Keeps the files as they are now, with the posting and the score.',
  resume: 'Resume',
  letter: 'Cover letter',
  none: 'None',
  format: 'Format',
  formatName: FORMAT_NAMES,
  noResume: 'You have no resume to send yet.',
  toResumes: 'Resumes',
  notShown: 'The form could not be opened',

  kept: 'The files are kept.',
  waits: 'Files are kept when you are online.',
  noRoom: 'This browser has no room to remember it. Try again when you are online.',
  missing: 'This application no longer exists, so nothing was kept.',
  /** Of resumes to choose from. */
  notListed: 'Your resumes could not be loaded. The status can be changed without them.',
  /** Of letters to choose from. */
  lettersNotListed: 'Your cover letters could not be loaded.',
  /** Of documents with changes that the server does not have; nothing was kept. */
  unsaved: 'Save these first. Nothing was kept.',
  forget: 'Forget it',

  sent: '{day}, {format}',
  download: 'Download {name}',
  score: 'Score {score}, {matched} of {total} keywords',
  changed: 'Changed since you sent it: {count}',
  asSent: 'As sent on {day}',
  asSentTo: 'As sent to {company} on {day}',
  offline: 'What you sent is shown when you are online.',
});
