import { subject } from '../../text.ts';

/** The page of an account. */
export const account = subject('account', {
  yourAccount: 'Your account',
  notLoaded: 'Your account could not be loaded',
  nothingHasChanged: '{reason} Nothing has changed; try again in a moment.',
  loggedOut:
    'You are no longer logged in to your account in this browser. That happens when you log out or the account is deleted, and when its password was changed or this session was ended on another device.',
  notLoggedIn:
    'You are not logged in to an account in this browser. You can write and print resumes without one; an account opens them on every device.',
  loading: 'Loading your account',
  adminArea: 'Admin area',
  adminHint: 'What was sent in, and the jobs of the company.',
  deleteTitle: 'Delete your account',
  deleteText:
    'Your account and every resume in it are removed from our server at once. There is no way back, so download them first.',
  deleteAccount: 'Delete account',
  askDelete: 'Delete your account?',
  askDeleteText:
    'Your account and every resume in it are removed at once, for good. Nobody can bring them back.',
  deleteHint: 'Your account and everything in it are deleted.',
  deleteForGood: 'Delete for good',
  confirmEmail: 'Your email address, to confirm',
  typeHere: 'Type {email} here.',
  password: 'Password',
  mailSent:
    'A mail was sent to {newEmail}. Your address changes when you press the link in it.',
  sendMail: 'Send the mail',
  newEmail: 'New email',
  newEmailHint:
    'We send a mail there. Until you press the link in it, {email} stays your address.',
  name: 'Name',
  passwordChanged: 'Your password is changed. Other devices are logged out.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  atLeastCharactersEvery: 'At least {least} characters. Every other device is logged out.',
  change: 'Change',
  whoYou: 'Who you are',
  email: 'Email',
  passwordHint: 'Known to you alone; we keep only a digest of it.',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet. Press the link in the mail that we sent there.',
  sendAgain: 'Send the link again',
  onlyHere: 'You are logged in here only.',
  othersNotEnded: 'The other sessions were not ended',
  logOutOthers: 'Log out all others',
  askLogOutEverywhere: 'Log out everywhere?',
  logOutHint:
    'Every session of your account ends, this one too. Then log in again where you need it.',
  logOutEverywhere: 'Log out everywhere',
  stillLoggedIn: 'You are still logged in',
  sessionNotEnded: 'The session was not ended',
  since: 'Since {since}',
  logOut: 'Log out',
  logOutSince: 'Log out {browser}, since {since}',
  thisBrowser: 'this browser',
  lastUsed: 'last used {ago}',
  sessionsTitle: 'Where you are logged in',
  sessionsHint:
    'A session ends by itself 90 days after its last use. If you do not know one, log it out and change your password.',
  yourSessions: 'Your sessions could not be loaded',
  sessions: 'Sessions',
  changeYour: {
    by: 'what',
    name: 'Change your name',
    email: 'Change your email address',
    password: 'Change your password',
  },
  showMore: 'Show more ({left})',
});
