import { subject } from '../../text.ts';

/** Setting a new password by the link of a mail. */
export const resetPassword = subject('resetPassword', {
  title: 'Set a new password',
  hint: 'This logs you out on all devices. Then log in with the new password.',
  newPassword: 'New password',
  passwordHint:
    'At least {least} characters. A few words in a row are easy to remember and hard to guess.',
  sendNewLink: 'Send a new link',
  setPassword: 'Set password',
  incompleteReset:
    'This link is incomplete. Open the link in the email again, or request a new one.',
  passwordSet: 'Your new password is set',
  passwordSetHint: 'You were logged out everywhere. Log in with the new password to continue.',
});
