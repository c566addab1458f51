import { subject } from '../../text.ts';

/** The question before edits are erased with a session. */
export const logOut = subject('logOut', {
  someNotSaved: 'Some edits are not saved yet',
  losses: {
    one: 'One document has edits that only this browser has. Logging out erases them here, in every tab. To keep them, cancel, open the document and see what its status line asks for.',
    other:
      '{count} documents have edits that only this browser has. Logging out erases them here, in every tab. To keep them, cancel, open the document and see what its status line asks for.',
  },
  logOutAndErase: 'Log out and erase them',
});
