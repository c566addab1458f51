import { subject } from '../../text.ts';

/** From a file to a resume: choosing, reading, keeping and saving. */
export const importing = subject('importing', {
  resumesInFile: {
    one: 'There is {count} resume in {file}. Choose one; you can import the others afterwards.',
    other: 'There are {count} resumes in {file}. Choose one; you can import the others afterwards.',
  },
  keptUntil:
    'Read, but not yet saved as a resume. Last changed {changed}; kept in this browser for {days} days after that.',
  whichResume: 'Which resume?',
  resume: 'Resume',
  continue: 'Continue',
  damaged: 'This review is damaged',
  yourChanges:
    'Your corrections can no longer be shown. The file is still here and can be read again.',
  damagedHint: 'This review can no longer be shown. Choose the file again under Create new resume.',
  discardIt: 'Discard it',
  readAgain: 'Read the file again',
  kept: 'Imports to go on with',
  discardFile: 'Discard <hidden>{file}</hidden>',
  continueReviewing: 'Continue reviewing <hidden>{file}</hidden>',
  discardTitle: 'Discard what was read from {fileName}?',
  discardHint: 'This cannot be undone. The file itself stays where you have it.',
  typePassword: 'Type the password.',
  locked: 'This PDF is locked with a password',
  typeThePasswordOfToOpen:
    'Type the password for {fileName} to open it. It is used only here and not stored.',
  password: 'Password of the PDF',
  open: 'Open',
  reading: 'Reading {fileName}',
  making: 'Making your resume',
  ofPartsSaved: '{saved} of {parts} parts saved…',
  notSavedHint:
    'Nothing is saved yet. What was read is still here, and trying again creates no duplicates.',
  backToReview: 'Back to the review',
  ofPartsAreSaved:
    '{saved} of {parts} parts are saved. The rest is kept in this browser and saved once the server answers. There will be no duplicates.',
  toEditor: 'Go on in the editor',
  sessionEnded: 'Your session has ended',
  sessionEndedHint:
    'What was read is still here but not saved yet. Log in to save it in your account.',
  startAnew: 'Or start fresh with an empty list, without an account.',
  byMyself: 'Write it by myself',
  chooseAnother: 'Choose another file',
  theFile: 'The file could not be read yet',
  readerMissing:
    'The part of the app that reads files did not load. Check the connection and try again.',
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
      'This page is an older version and cannot show it. It stays in this browser: reload the page to continue.',
    elsewhere: 'Another tab of this browser shows it. Continue there, or close that tab first.',
    unloaded:
      'This browser’s storage did not answer, or a part of the app did not load. The review is still there; try again in a moment.',
  },
  notThePassword: 'That password does not open this PDF. Type it again.',
  loadingReader: 'Getting ready…',
  opening: 'Opening the file…',
  readingPage: 'Reading page {page} of {pages}…',
  understanding: 'Sorting what it says…',
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
  leaveText: 'None of it is saved yet. The file itself stays where you have it.',
  leaveKept:
    'None of it is saved yet. This browser keeps it for {days} days; you can continue from your list of resumes.',
  leaveIt: 'Leave it',
});
