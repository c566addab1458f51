const TOO_MANY_TRIES = 'Too many tries. Please wait a few minutes and try again.';

/** The reasons for which something about an account is refused. */
export const accounts = {
  tries: TOO_MANY_TRIES,
  triesOrReset: `${TOO_MANY_TRIES} If this is your account and you cannot wait, set a new password: that always works.`,
  fromNetwork: 'Too many requests have come from your network. Please try again later.',
  newGuests: 'Too many new visitors have come from your network. Please try again later.',
  logIns:
    'You have logged in very often just now. Please wait a few minutes and try again. Where you are logged in already you stay so.',
  resets:
    'Several mails have been asked for already. If you have an account, the link in any of them works; look in the spam folder too.',
  confirmations:
    'We have sent several mails already. Please look in the spam folder too, or try again later.',
  confirmationsTo:
    'We have sent several mails to this address already. Please try again later, or take another address.',
  notRight: 'The email address or the password is not right.',
  taken: 'There is an account with this address already. Log in, or set a new password.',
  wrongPassword: 'This is not your password.',
  oldLink: 'This link has been used or is too old. Please ask for a new one.',
  confirmedAlready: 'Your address is confirmed already.',
  sameAddress: 'This is your address already.',
  commonPassword:
    'This password is one of the first that an attacker tries. Please choose another, for example a few words in a row.',
  personalPassword:
    'This password is your name or your address, which others know. Please choose another, for example a few words in a row.',
};
