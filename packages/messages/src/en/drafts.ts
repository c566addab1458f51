import { subject } from '../text.ts';

/** The state of saving, and why edits are not saved. */
export const drafts = subject('drafts', {
  saved: 'Saved',
  saving: 'Saving…',
  notSaved: 'Not saved yet: {why}',
  restored: 'Restored unsaved edits · {status}',
  missing: 'Not saved: this document is no longer available to you on the server.',

  // Why: what follows "Not saved yet:".
  gone: 'this document was deleted elsewhere.',
  notYours: 'this document is not in the account you are logged in to.',
  conflict: 'it was changed in another place meanwhile.',
  renamedElsewhere: 'it was renamed “{name}” elsewhere. Rename it to choose a name.',
  noSession: 'your session has ended. Log in to save.',
  unreachable: 'the server cannot be reached. Trying again…',
  serverSays: 'the server says “{message}” Trying again…',
  notRead: 'this document could not be read.',
  onlyInBrowser: 'only this browser has the latest edits.',
  /** The browser does not take the edits either. */
  keepOpen: {
    by: 'refusal',
    full: 'this browser’s storage is full, so keep this page open',
    forbidden: 'this browser does not let this site store anything, so keep this page open',
  },
  alsoKeepOpen: {
    by: 'refusal',
    full: '{why} Also, this browser’s storage is full, so keep this page open.',
    forbidden:
      '{why} Also, this browser does not let this site store anything, so keep this page open.',
  },
});
