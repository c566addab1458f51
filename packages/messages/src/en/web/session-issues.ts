import { subject } from '../../text.ts';

/** Logging in again where a document is open. */
export const sessionIssues = subject('sessionIssues', {
  ended: 'Your session has ended',
  ofAccount:
    'Your edits are kept in this browser. Log in to the account that this document belongs to, and they are saved.',
  ofAnyAccount:
    'Your edits are kept in this browser. If this document is in an account by now, log in to it, and they are saved.',
  startAnew: 'Or start anew with an empty list. Your edits stay in this browser all the same.',

  notYours: 'This document belongs to someone else',
  notOfUser:
    'You are logged in as {email}. The document on this page is not in that account, so your edits were not saved there. They are kept in this browser for the account that it belongs to.',
  notOfSession:
    'This browser has a new session. The document on this page is not in that account, so your edits were not saved there. They are kept in this browser for the account that it belongs to.',
  backToResumes: 'Back to resumes',
  otherAccount: 'Log in to the other account',
});
