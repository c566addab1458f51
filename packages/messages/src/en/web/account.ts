import { subject } from '../../text.ts';

/** The page of an account. */
export const account = subject('account', {
  partNotLoaded: 'This part of the page could not be loaded.',
  yourAccount: 'Your account',
  notLoaded: 'Your account could not be loaded',
  nothingHasChanged: '{reason} Nothing has changed; try again in a moment.',
  loggedOut:
    'You are no longer logged in to your account in this browser. You may have logged out, deleted the account, changed its password or ended this session on another device.',
  notLoggedIn:
    'You are not logged in to an account in this browser. You can write and print resumes without one. With an account, you can open them on every device.',
  loading: 'Loading your account',
  adminArea: 'Admin area',
  adminHint: 'Submissions and company jobs.',
  deleteTitle: 'Delete your account',
  deleteText:
    'Your account and all its resumes are deleted from our server immediately. This cannot be undone, so download them first.',
  deleteAccount: 'Delete account',
  askDelete: 'Delete your account?',
  askDeleteText:
    'Your account and all its resumes are deleted immediately and permanently. Nobody can recover them.',
  deleteHint: 'Your account and everything in it will be deleted.',
  deleteForGood: 'Delete for good',
  confirmEmail: 'Your email address, to confirm',
  typeHere: 'Type {email} here.',
  password: 'Password',
  mailSent: 'We sent an email to {newEmail}. Your address changes when you open the link in it.',
  sendMail: 'Send the mail',
  newEmail: 'New email',
  newEmailHint:
    'We’ll send an email there. Until you open the link in it, your address stays {email}.',
  name: 'Name',
  change: 'Change',
  whoYou: 'Who you are',
  email: 'Email',
  waysIn: 'Ways to log in',
  waysInHint:
    'Set up two, so that you can still get in if you lose one. The last one cannot be removed.',
  waysInNotLoaded: 'Your ways to log in could not be loaded.',
  passkeyNext: 'Your browser asks for your passkey when you go on.',
  usePasskeyInstead: 'Use a passkey instead',
  usePasswordInstead: 'Use the password instead',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet. Open the link in the email we sent you.',
  sendAgain: 'Send the link again',
  onlyHere: 'You are logged in here only.',
  othersNotEnded: 'The other sessions were not ended',
  logOutOthers: 'Log out all others',
  askLogOutEverywhere: 'Log out everywhere?',
  logOutHint:
    'This ends every session, including this one. You can log in again wherever you need to.',
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
    'Sessions end 90 days after their last use, and 180 days after the log in. If you do not recognize one, log it out and change your password.',
  yourSessions: 'Your sessions could not be loaded',
  sessions: 'Sessions',
  recentActivity: 'Recent activity',
  activityNotLoaded: 'Your recent activity could not be loaded',
  changeYour: {
    by: 'what',
    name: 'Change your name',
    email: 'Change your email address',
  },
  showMore: 'Show more ({left})',
});
