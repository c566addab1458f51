import { subject } from '../../text.ts';

/** Setting a new password by the link of a mail. */
export const resetPassword = subject('resetPassword', {
  title: 'Set a new password',
  hint: 'It ends every session of your account, on all devices; then you log in with it.',
  newPassword: 'New password',
  passwordHint:
    'At least {least} characters. A few words in a row are easy to remember and hard to guess.',
  sendNewLink: 'Send a new link',
  setPassword: 'Set password',
  incompleteReset:
    'This address is not complete: it came without the code of the mail. Open the link in the mail again, or have a new one sent.',
  passwordSet: 'Your new password is set',
  passwordSetHint:
    'Every session of your account has ended. Log in with the new password to go on.',
});
