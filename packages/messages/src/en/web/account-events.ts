import { subject } from '../../text.ts';

/** The list of what happened to the ways into an account. */
export const accountEvents = subject('accountEvents', {
  none: 'Nothing yet. New browsers, passkeys, passwords and codes are listed here for a year.',
  hint: 'The last {most} changes to how your account is opened. If one was not you, change your password and log out everywhere.',
  list: 'Recent activity',
  what: {
    by: 'what',
    new_browser: 'Logged in from a new browser',
    passkey_added: 'Passkey added',
    passkey_removed: 'Passkey removed',
    factor_on: 'Two-step codes turned on',
    factor_off: 'Two-step codes turned off',
    factor_removed: 'Two-step codes turned off by the operator of this server',
    recovery_used: 'Logged in with a recovery code',
    recovery_renewed: 'New recovery codes made',
    factor_locked: 'Too many wrong codes: locked for an hour',
    password_changed: 'Password changed',
    address_changed: 'Email address changed',
    provider_linked: 'Single sign-on added',
    provider_removed: 'Single sign-on removed',
    sessions_ended: 'Logged out everywhere by an administrator',
  },
  where: { by: 'browser', '': '{at}', other: '{at} · {browser}' },
});
