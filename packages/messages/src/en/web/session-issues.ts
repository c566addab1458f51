import { subject } from '../../text.ts';

/** Logging in again where a document is open. */
export const sessionIssues = subject('sessionIssues', {
  ended: 'Your session has ended',
  ofAccount: 'Your edits are kept in this browser. Log in to this document’s account to save them.',
  ofAnyAccount:
    'Your edits are kept in this browser. If this document is now in an account, log in to it to save them.',
  startAnew: 'Or start fresh with an empty list. Your edits stay in this browser.',

  notYours: 'This document belongs to someone else',
  notOfUser:
    'You are logged in as {email}, but this document belongs to another account, so your edits were not saved. They are kept in this browser for that account.',
  notOfSession:
    'This browser has a new session, but this document belongs to another account, so your edits were not saved. They are kept in this browser for that account.',
  backToResumes: 'Back to resumes',
  otherAccount: 'Log in to the other account',
});
