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
  oldLink: 'This link has expired or was already used. Please request a new one.',
  confirmedAlready: 'Your address is already confirmed.',
  sameAddress: 'This is already your address.',
  commonPassword:
    'This password is among the first an attacker would try. Choose another, such as a few words in a row.',
  personalPassword:
    'This password is your name or address, which others know. Choose another, such as a few words in a row.',
});
