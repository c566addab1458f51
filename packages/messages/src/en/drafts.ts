import { subject } from '../text.ts';

/** The state of saving, and why edits are not saved. */
export const drafts = subject('drafts', {
  saved: 'Saved',
  saving: 'Saving…',
  notSaved: 'Not saved yet: {why}',
  restored: 'Restored unsaved edits · {status}',
  missing: 'Not saved: the server does not have this document for you any more.',

  // Why: what follows "Not saved yet:".
  gone: 'this document was deleted elsewhere.',
  notYours: 'this document is not in the account that is logged in now.',
  conflict: 'changed in another place meanwhile.',
  noSession: 'your session has ended. Log in to save.',
  unreachable: 'the server cannot be reached. Trying again…',
  serverSays: 'the server says “{message}” Trying again…',
  notRead: 'this document could not be read.',
  onlyInBrowser: 'only this browser has the latest edits.',
  /** The browser does not take the edits either. */
  keepOpen: {
    by: 'refusal',
    full: 'this browser’s storage is full, so keep this page open',
    forbidden: 'this browser lets this site store nothing, so keep this page open',
  },
  alsoKeepOpen: {
    by: 'refusal',
    full: '{why} Also, this browser’s storage is full, so keep this page open.',
    forbidden: '{why} Also, this browser lets this site store nothing, so keep this page open.',
  },
});
