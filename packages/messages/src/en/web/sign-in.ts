import { subject } from '../../text.ts';

/** Logging in, signing up, and the links of mails. */
export const signIn = subject('signIn', {
  email: 'Email',
  sendLink: 'Send the link',
  linkSent:
    'If {to} belongs to an account, a link to set a new password is on its way. It works once. Look among the unwanted mail too.',
  anotherAddress: 'Use another address',
  passwordHint:
    'At least {least} characters. A few words in a row are easy to remember and hard to guess.',
  loggedOut: 'You have logged out in another tab.',
  haveAccount: 'You have an account?',
  newHere: 'New here?',
  loggedInAs: 'You are logged in as {name}',
  loggedInHint: 'To use another account, log out first, at the top of the page.',
  goOn: 'Go on',
  yourAccount: 'Your account',
  name: 'Name',
  emailHint: 'We send a link there to confirm it.',
  password: 'Password',
  mailSentTo: 'We have sent a mail to {email}. Open the link in it to confirm the address.',
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
  whatWeKeep: 'What we keep, and what we do not do with it: <terms>Terms & Privacy</terms>',
});
