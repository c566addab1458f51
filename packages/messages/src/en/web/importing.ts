import { subject } from '../../text.ts';

/** From a file to a resume: choosing, reading, keeping and saving. */
export const importing = subject('importing', {
  resumesInFile: {
    one: 'There are {count} resume in {file}. Choose one; the others can be brought in after it.',
    other:
      'There are {count} resumes in {file}. Choose one; the others can be brought in after it.',
  },
  keptUntil:
    'Read, and not yet a resume. Last changed {changed}; kept in this browser for {days} days from then.',
  whichResume: 'Which resume?',
  resume: 'Resume',
  continue: 'Continue',
  damaged: 'This review is damaged',
  yourChanges:
    'Your changes to what was read cannot be shown any more. The file is still here and can be read once more.',
  damagedHint:
    'What was read, and your changes to it, cannot be shown any more. Choose the file once more under Create new resume.',
  discardIt: 'Discard it',
  readAgain: 'Read the file again',
  kept: 'Imports to go on with',
  discardFile: 'Discard <hidden>{file}</hidden>',
  continueReviewing: 'Continue reviewing <hidden>{file}</hidden>',
  discardTitle: 'Discard what was read from {fileName}?',
  discardHint: 'Your corrections cannot be recovered. The file itself stays where you have it.',
  typePassword: 'Type the password.',
  locked: 'This PDF is locked with a password',
  typeThePasswordOfToOpen:
    'Type the password of {fileName} to open it. It is used here only and not kept.',
  password: 'Password of the PDF',
  open: 'Open',
  reading: 'Reading {fileName}',
  making: 'Making your resume',
  ofPartsSaved: '{saved} of {parts} parts saved…',
  notSavedHint:
    'Nothing is saved yet. What was read is still here; nothing is made twice when you try again.',
  backToReview: 'Back to the review',
  ofPartsAreSaved:
    '{saved} of {parts} parts are saved. The others are kept in this browser and saved once the server answers; nothing is made twice.',
  toEditor: 'Go on in the editor',
  sessionEnded: 'Your session has ended',
  sessionEndedHint:
    'What was read is still here, and nothing of it is saved yet. Log in, and it is saved in your account.',
  startAnew: 'Or start anew with an empty list, without an account.',
  byMyself: 'Write it by myself',
  chooseAnother: 'Choose another file',
  theFile: 'The file could not be read yet',
  readerMissing:
    'A part of the app that reads files did not arrive. Check the connection and try again.',
  notOpened: {
    by: 'why',
    gone: 'This review is gone',
    later: 'A newer version kept this review',
    elsewhere: 'This review is open elsewhere',
    unloaded: 'The review could not be opened',
  },
  notOpenedText: {
    by: 'why',
    gone: 'It was finished or discarded in another tab.',
    later:
      'This page is of an older version and cannot show it. It stays in this browser: reload the page, and go on with it there.',
    elsewhere: 'Another tab of this browser shows it. Go on there, or close that tab first.',
    unloaded:
      'This browser’s storage did not answer, or a part of the app did not arrive. The review is still there; try again in a moment.',
  },
  notThePassword: 'That is not the password of this PDF. Type it again.',
  loadingReader: 'Loading what reads it…',
  opening: 'Opening the file…',
  readingPage: 'Reading page {page} of {pages}…',
  understanding: 'Finding out what it says…',
  fromServer: 'Error from server: {message}',
  unknownError: 'Unknown error.',
  creating: 'Creating it…',
  openingEditor: 'Opening the editor…',
  connectionFailed: 'The connection failed',
  serverSays: 'The server says “{message}”',
  notRead: {
    by: 'why',
    'wrong-type': 'Invalid File Type',
    empty: 'Empty File',
    'too-large': 'File Too Large',
    'too-many-pages': 'Too Many Pages',
    'no-text': 'No Text in This File',
    'password-needed': 'Locked File',
    'password-wrong': 'Locked File',
    protected: 'Locked File',
    damaged: 'Damaged File',
    hostile: 'File Not Read',
    'old-word': 'Old Word File',
    cancelled: 'Reading Cancelled',
    unreadable: 'File Not Readable',
  },
  leave: 'Leave what was read?',
  leaveText: 'Nothing of it is saved yet, and your changes to it would be lost.',
  leaveKept:
    'Nothing of it is saved yet. This browser keeps it for {days} days, and the list of your resumes offers it again.',
  leaveIt: 'Leave it',
});
