import { subject } from '../../text.ts';

/** Logging in, signing up, and the links of mails. */
export const signIn = subject('signIn', {
  thisAddressIsNotComplete:
    'This address is not complete: it came without the code of the mail. Open the link in the mail again, or have a new one sent from your account.',
  yourAccount: 'Your account',
  logInToTheAccount:
    'Log in to the account that this mail was sent for. You come back here afterwards.',
  changeYourEmailAddress: 'Change your email address',
  pressTheButtonToConfirm: 'Press the button to confirm that {email} is your address.',
  changeTheAddress: 'Change the address',
  confirmTheAddress: 'Confirm the address',
  now: 'Now',
  newAddress: 'New address',
  youLog:
    'You log in with the new address from then on, and anyone who reads its mail can set a new password. If it is not yours, or you did not ask for this, close this page: nothing changes.',
  yourAddressIsConfirmed: 'Your address is confirmed',
  mailForYourAccountGoes: 'Mail for your account goes to {email}.',
  goToYourResumes: 'Go to your resumes',
  email: 'Email',
  sendTheLink: 'Send the link',
  ifBelongsToAnAccount:
    'If {to} belongs to an account, a link to set a new password is on its way. It works once. Look among the unwanted mail too.',
  useAnotherAddress: 'Use another address',
  sendAgain: 'Send again',
  dismiss: 'Dismiss',
  setANewPassword: 'Set a new password',
  itEndsEverySession:
    'It ends every session of your account, on all devices; then you log in with it.',
  newPassword: 'New password',
  atLeastCharactersAFew:
    'At least {least} characters. A few words in a row are easy to remember and hard to guess.',
  sendANewLink: 'Send a new link',
  setPassword: 'Set password',
  thisAddressIsNotCompleteItCame:
    'This address is not complete: it came without the code of the mail. Open the link in the mail again, or have a new one sent.',
  yourNewPasswordIsSet: 'Your new password is set',
  everySessionOfYourAccount:
    'Every session of your account has ended. Log in with the new password to go on.',
  youHaveLoggedOut: 'You have logged out in another tab.',
  youHaveAnAccount: 'You have an account?',
  newHere: 'New here?',
  youAreLogged: 'You are logged in as {name}',
  toUseAnotherAccountLog: 'To use another account, log out first, at the top of the page.',
  goOn: 'Go on',
  name: 'Name',
  weSendALinkThere: 'We send a link there to confirm it.',
  password: 'Password',
  weHaveSentAMail: 'We have sent a mail to {email}. Open the link in it to confirm the address.',
  aNewLink: 'A new link is on its way to {email}.',
  theLinkWasNotSent: 'The link was not sent',
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
  confirmYourEmailAddress: 'Confirm your email address',
  mailSent:
    'We have sent a mail to <address>{email}</address>. Open the link in it to confirm that the address is yours; you can go on meanwhile. If it does not come, look among the unwanted mail too.',
  whatWeKeep: 'What we keep, and what we do not do with it: <terms>Terms & Privacy</terms>',
});
