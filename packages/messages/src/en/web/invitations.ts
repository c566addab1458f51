import { subject } from '../../text.ts';

/** Invitations in the admin area. */
export const invitations = subject('invitations', {
  title: 'Invitations',
  mode: {
    by: 'mode',
    open: 'Anyone can create an account here. SIGN_UP=invited would let in only those you invite.',
    invited: 'New accounts are made by invitation only.',
    closed: 'No new accounts are made here, by invitation either: SIGN_UP is closed.',
  },
  lasts: 'An invitation works once, for {days} days.',
  email: 'Email (optional)',
  emailHint: 'With an address, only it can use the invitation.',
  invite: 'Create invitation',
  link: 'Link of the invitation',
  linkHint: 'Copy it now: it is not shown again.',
  mailed: 'We also sent it to {email}.',
  anybody: 'Anyone with the link',
  until: 'Until {until}',
  remove: 'Delete',
  removeOf: {
    by: 'email',
    '': 'Delete the invitation for anyone, until {until}',
    other: 'Delete the invitation for {email}',
  },
  notRemoved: 'The invitation was not deleted',
  removed: 'Invitation deleted.',
  notLoaded: 'The invitations could not be loaded',
  open: 'Open invitations',
});
