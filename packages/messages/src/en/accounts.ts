import { subject } from '../text.ts';

/** The reasons for which something about an account is refused. */
export const accounts = subject('accounts', {
  tries: 'Too many attempts. Please wait a few minutes and try again.',
  triesOrReset:
    'Too many attempts. Please wait a few minutes and try again. If this is your account and you cannot wait, set a new password: that always works.',
  fromNetwork: 'Too many requests have come from your network. Please try again later.',
  newGuests: 'Too many new visitors have come from your network. Please try again later.',
  logIns:
    'Too many logins in a short time. Please wait a few minutes and try again. Your other sessions stay logged in.',
  resets:
    'Several emails have already been requested. If you have an account, the link in any of them works. Check your spam folder too.',
  confirmations: 'We have already sent several emails. Check your spam folder, or try again later.',
  confirmationsTo:
    'We have already sent several emails to this address. Try again later, or use another address.',
  notRight: 'The email address or password is incorrect.',
  unknown: 'There is no account with this address. Check its spelling.',
  taken: 'An account with this address already exists. Log in, or set a new password.',
  wrongPassword: 'That password is incorrect.',
  wrongPasskey:
    'This passkey was not accepted, or it took too long. Try again, or use another way to log in.',
  passkeyNeeded: 'Please use your passkey to show that it is you.',
  mostPasskeys: {
    by: 'most',
    one: 'An account can have {most} passkey. Remove the one that you no longer use.',
    other: 'An account can have {most} passkeys. Remove one that you no longer use.',
  },
  codeNeeded: 'Enter the six digits that your app shows now, or a recovery code.',
  wrongCode:
    'That code is not right, or was already used. Wait for the next one in your app, or enter a recovery code.',
  codesLocked:
    'Too many wrong codes: none are taken for up to an hour. You can log in with a passkey, or try again later.',
  factorChanged:
    'Two-step codes were turned on or off in another tab. Reload the page, then begin again.',
  oldLink: 'This link has expired or was already used. Please request a new one.',
  confirmedAlready: 'Your address is already confirmed.',
  sameAddress: 'This is already your address.',
  commonPassword:
    'This password is among the first an attacker would try. Choose another, such as a few words in a row.',
  noPasswords: 'This server takes no passwords. Log in with single sign-on or a passkey instead.',
  byInvitation:
    'New accounts are made by invitation here. Ask an admin of this server to invite you.',
  signUpClosed: 'No new accounts are made on this server.',
  oldInvitation: 'This invitation has expired or was already used. Ask for a new one.',
  otherAddress: 'This invitation is for another address. Sign up with the one it was sent to.',
  noSuchProvider: 'This server has no such provider of single sign-on.',
  providerAway: 'The provider does not answer right now. Please try again in a moment.',
  logInAgain:
    'It is more than ten minutes since you logged in. Log out, log in again, and repeat this.',
  lastWayIn:
    'This is the only way into your account. Add a password, a passkey or another provider first.',
  personalPassword:
    'This password is your name or address, which others know. Choose another, such as a few words in a row.',
});
