import { subject } from '../../text.ts';

/** Names of buttons on many pages, and the sentences about a server that does not answer. */
export const common = subject('common', {
  cancel: 'Cancel',
  cancelCapitals: 'CANCEL',
  close: 'Close',
  createAccount: 'Create account',
  delete: 'Delete',
  duplicate: 'Duplicate',
  logIn: 'Log in',
  noAnswer: 'The server did not answer. Check the connection and try again.',
  ok: 'OK',
  retry: 'Retry',
  save: 'Save',
  saveCapitals: 'SAVE',
  share: 'Share',
  tryAgain: 'Try again',
  undo: 'Undo',
  noReason: 'The server gave no reason.',
  partNotLoaded: 'A part of the app could not be loaded',
  notReached: 'The server could not be reached.',
});
