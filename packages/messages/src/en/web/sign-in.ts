import { subject } from '../../text.ts';

/** Logging in, signing up, and the links of mails. */
export const signIn = subject('signIn', {
  incomplete:
    'This address is not complete: it came without the code of the mail. Open the link in the mail again, or have a new one sent from your account.',
  yourAccount: 'Your account',
  logInHint:
    'Log in to the account that this mail was sent for. You come back here afterwards.',
  changeEmail: 'Change your email address',
  pressToConfirm: 'Press the button to confirm that {email} is your address.',
  changeAddress: 'Change the address',
  confirmAddress: 'Confirm the address',
  now: 'Now',
  newAddress: 'New address',
  youLog:
    'You log in with the new address from then on, and anyone who reads its mail can set a new password. If it is not yours, or you did not ask for this, close this page: nothing changes.',
  confirmed: 'Your address is confirmed',
  confirmedHint: 'Mail for your account goes to {email}.',
  toResumes: 'Go to your resumes',
  email: 'Email',
  sendLink: 'Send the link',
  ifBelongsToAnAccount:
    'If {to} belongs to an account, a link to set a new password is on its way. It works once. Look among the unwanted mail too.',
  anotherAddress: 'Use another address',
  sendAgain: 'Send again',
  dismiss: 'Dismiss',
  newPasswordTitle: 'Set a new password',
  newPasswordHint:
    'It ends every session of your account, on all devices; then you log in with it.',
  newPassword: 'New password',
  atLeastCharactersAFew:
    'At least {least} characters. A few words in a row are easy to remember and hard to guess.',
  sendNewLink: 'Send a new link',
  setPassword: 'Set password',
  incompleteReset:
    'This address is not complete: it came without the code of the mail. Open the link in the mail again, or have a new one sent.',
  passwordSet: 'Your new password is set',
  passwordSetHint:
    'Every session of your account has ended. Log in with the new password to go on.',
  loggedOut: 'You have logged out in another tab.',
  haveAccount: 'You have an account?',
  newHere: 'New here?',
  loggedInAs: 'You are logged in as {name}',
  loggedInHint: 'To use another account, log out first, at the top of the page.',
  goOn: 'Go on',
  name: 'Name',
  emailHint: 'We send a link there to confirm it.',
  password: 'Password',
  mailSentTo: 'We have sent a mail to {email}. Open the link in it to confirm the address.',
  aNewLink: 'A new link is on its way to {email}.',
  linkNotSent: 'The link was not sent',
  title: {
    by: 'view',
    'log-in': 'Log in',
    'sign-up': 'Create account',
    forgot: 'Forgot password',
  },
  lead: {
    by: 'view',
    'log-in': 'If you made a resume in this browser as a guest, it moves to your account.',
    'sign-up':
      'Your resumes on every device, and a way back in when this browser forgets you. What you made here as a guest moves along. It costs nothing.',
    forgot: 'Enter the address of your account, and we mail you a link to set a new password.',
  },
  moved: {
    one: '{count} resume is in your account now.',
    other: '{count} resumes are in your account now.',
  },
  confirmEmail: 'Confirm your email address',
  mailSent:
    'We have sent a mail to <address>{email}</address>. Open the link in it to confirm that the address is yours; you can go on meanwhile. If it does not come, look among the unwanted mail too.',
  whatWeKeep: 'What we keep, and what we do not do with it: <terms>Terms & Privacy</terms>',
});
