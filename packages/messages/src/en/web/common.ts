import { subject } from '../../text.ts';

/** What is said in many places: names of buttons, and that the server did not answer. */
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
  tryAgain: 'Try again',
  undo: 'Undo',
  noReason: 'The server gave no reason.',
  notReached: 'The server could not be reached.',
});
