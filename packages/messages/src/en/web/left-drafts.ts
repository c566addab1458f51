import { subject } from '../../text.ts';

/** Edits that were never sent, and documents that are kept in the browser. */
export const leftDrafts = subject('leftDrafts', {
  here: {
    by: 'state',
    away: 'On this device',
    offline: 'You are offline. These are on this device.',
    offlineEmpty: 'You are offline. No resume is on this device yet.',
  },
  hereHint: {
    by: 'state',
    away: 'You can open these now. Changes are saved when the server answers again.',
    offline: 'You can edit them now. Changes are saved when you are back online.',
    offlineEmpty: 'You can still create one. It is saved when you are back online.',
  },
  nameless: 'Unnamed document',
  discard: 'Discard',
  keepAsNew: 'Keep as a new resume',
  keepAsNewOne: 'Keep as a new one',
  notWritten: 'The file was not written',
  download: 'Download',
  asJson: 'As JSON Resume',
  asText: 'As text',
  title: 'This browser holds edits that were never saved',
  hint: 'They stay here until you decide what to do with them.',
  discardNamed: 'Discard the edits of {name}?',
  discardNameless: 'Discard these edits?',
  nobodyElse: '{left}: nobody else has what was written there, and it cannot be recovered.',
  discardEdits: 'Discard edits',
  notMoved: 'The edits were not moved',
  edited: '{sections} · edited <time>{at}</time>',
  why: {
    by: 'why',
    account:
      'They belong to an account. Log in to it to save them; nobody else can read them here.',
    session:
      'The session they were written in has ended. If the document is in an account, log in to save them.',
    gone: 'This document is not available to you on the server: it was deleted, or it belongs to another session or account.',
  },
  unsavedEdits: 'Unsaved edits',
  keptEdits: 'Kept edits',
  stillHere: '{reason} They are still in this browser; try again in a moment.',
  notYet: {
    by: 'refusal',
    full: 'Not yet: this browser’s storage is full.',
    forbidden: 'Not yet: this browser does not let this site store anything.',
  },
});
