import { subject } from '../text.ts';

/** The state of saving, and why edits are not saved. */
export const drafts = subject('drafts', {
  saved: 'Saved',
  saving: 'Saving…',
  notSaved: 'Not saved yet: {why}',
  restored: 'Restored unsaved edits · {status}',
  missing: 'Not saved: this document is no longer available to you on the server.',

  // Why: what follows "Not saved yet:".
  gone: 'it was deleted elsewhere.',
  notYours: 'it is in another account.',
  conflict: 'it was changed in two places.',
  renamedElsewhere: 'it was renamed “{name}” elsewhere. Rename it to choose.',
  noSession: 'your session has ended.',
  unreachable: 'no connection. Trying again…',
  serverSays: 'the server says “{message}” Trying again…',
  notRead: 'this document could not be read.',
  onlyInBrowser: 'only this browser has the latest edits.',
  /** The browser does not take the edits either. */
  keepOpen: {
    by: 'refusal',
    full: 'this browser’s storage is full. Keep this page open.',
    forbidden: 'this browser blocks storage. Keep this page open.',
  },
  alsoKeepOpen: {
    by: 'refusal',
    full: '{why} This browser’s storage is full: keep this page open.',
    forbidden: '{why} This browser blocks storage: keep this page open.',
  },
});
