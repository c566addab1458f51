import { subject } from '../../text.ts';

/** The question before edits are erased with a session. */
export const logOut = subject('logOut', {
  someNotSaved: 'Some edits are not saved yet',
  losses: {
    one: 'One document has edits saved only in this browser. Logging out erases them in every tab. To keep them, cancel, open the document and follow its status line.',
    other:
      '{count} documents have edits saved only in this browser. Logging out erases them in every tab. To keep them, cancel, open each document and follow its status line.',
  },
  logOutAndErase: 'Log out and erase them',
});
