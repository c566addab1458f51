import { subject } from '../../text.ts';

/** Logging in, signing up, and the links of mails. */
export const signIn = subject('signIn', {
  email: 'Email',
  sendLink: 'Send the link',
  linkSent:
    'If {to} belongs to an account, a link to set a new password is on its way. It works once. Check your spam folder too.',
  anotherAddress: 'Use another address',
  passwordHint:
    'At least {least} characters. A few words in a row are easy to remember and hard to guess.',
  loggedOut: 'You logged out in another tab.',
  haveAccount: 'Already have an account?',
  newHere: 'New here?',
  loggedInAs: 'You are logged in as {name}',
  loggedInHint: 'To use another account, log out first, at the top of the page.',
  goOn: 'Go on',
  yourAccount: 'Your account',
  name: 'Name',
  emailHint: 'We’ll send a link to confirm it.',
  password: 'Password',
  mailSentTo: 'We sent an email to {email}. Open the link in it to confirm your address.',
  title: {
    by: 'view',
    'log-in': 'Log in',
    'sign-up': 'Create account',
    forgot: 'Forgot password',
  },
  lead: {
    by: 'view',
    'log-in': 'Resumes you made in this browser as a guest move to your account.',
    'sign-up':
      'Open your resumes on every device, even if this browser’s data is cleared. Resumes you made here as a guest move to your account. It’s free.',
    forgot: 'Enter your account’s email address and we’ll send you a link to set a new password.',
  },
  moved: {
    one: '{count} resume is now in your account.',
    other: '{count} resumes are now in your account.',
  },
  whatWeKeep: 'What we store and how we use it: <terms>Terms & Privacy</terms>',
});
