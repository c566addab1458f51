import { subject } from '../../text.ts';

/** Edits that wait in this browser, beside other pages than their own. */
export const unsent = subject('unsent', {
  unsent: {
    one: 'Edits not saved yet in one resume',
    other: 'Edits not saved yet in {count} resumes',
  },
  newResume: 'A new resume',
  look: 'Look',
  order: 'Order of sections',
  titles: '{titles, series}',
  someNotSaved: 'Some edits are not saved yet',
  losses: {
    one: 'One resume has edits that only this browser has. Logging out erases them here, in every tab. To keep them, cancel, open the resume and see what its status line asks for.',
    other:
      '{count} resumes have edits that only this browser has. Logging out erases them here, in every tab. To keep them, cancel, open the resume and see what its status line asks for.',
  },
  logOutAndErase: 'Log out and erase them',
});
