import { subject } from '../../text.ts';

/** The part of the admin area that ends sessions. */
export const adminSessions = subject('adminSessions', {
  endSessions: 'Log someone out',
  endSessionsHint:
    'Ends every session of an account, for instance when a device was lost. Its owner gets an email and can log in again; nothing saved is lost.',
  accountEmail: 'Email address of the account',
  logOutEverywhere: 'Log out everywhere',
  sessionsEnded: {
    0: 'This account was logged in nowhere.',
    one: 'Logged out: {count} session ended.',
    other: 'Logged out: {count} sessions ended.',
  },
});
