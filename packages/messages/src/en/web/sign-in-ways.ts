import { subject } from '../../text.ts';

/** Single sign-on, and who may make an account. */
export const signInWays = subject('signInWays', {
  continueWith: 'Continue with {name}',
  or: 'or',
  loggingIn: 'Logging you in…',
  noNewAccounts: {
    by: 'mode',
    invited: 'New accounts are made by invitation.',
    closed: 'No new accounts are made here.',
  },
  howToJoin: {
    by: 'mode',
    invited:
      'New accounts are made by invitation here. Open the link in your invitation, or ask an admin of this server for one. Without an account you can go on as a guest.',
    closed: 'No new accounts are made here. Without an account you can go on as a guest.',
  },
  noPasswords: 'There are no passwords to reset here: log in with the button of your provider.',
  trouble: {
    by: 'trouble',
    away: 'The provider did not answer. Please try again in a moment, or log in another way.',
    cancelled: 'You cancelled at the provider, so nothing was changed here.',
    failed: 'The provider’s answer could not be used. Please try again, or log in another way.',
    notBegun: 'That took too long, or was begun in another browser. Please try again.',
    noAddress:
      'The provider did not tell us an email address. Add one to your account there, then try again.',
    unverified:
      'The provider has not confirmed your email address. Confirm it there, then try again.',
    unconfirmed:
      'An account here has this email address, but it was never confirmed. Log in to it and confirm the address, or set a new password by email. Then try again.',
    secondFactor:
      'An account here has this email address and asks for two-step codes. Log in to it with one, then link the provider on your account page.',
    byInvitation:
      'New accounts are made by invitation here. Open the link in your invitation, then continue from there.',
    closed: 'You have no account here, and no new ones are made.',
    oldInvitation: 'This invitation has expired or was already used. Ask for a new one.',
    otherAddress:
      'This invitation is for another email address than the one your provider knows you by.',
    linkedElsewhere: 'That account at the provider already belongs to another account here.',
    tooMany: 'Too many attempts. Please wait a few minutes and try again.',
  },
});

/** The providers of single sign-on on the account page. */
export const providers = subject('providers', {
  title: 'Single sign-on',
  hint: 'Log in with an account you have elsewhere.',
  linkedSince: 'Linked since {since}',
  notLinked: 'Not linked',
  link: 'Link',
  unlink: 'Remove',
  linkTitle: 'Link your account to {name}',
  unlinkTitle: 'Remove the link to {name}',
  linkText: 'You log in at {name} once, and come back here.',
  unlinkText: 'You can then no longer log in here with {name}.',
  unlinked: 'You can no longer log in with {name}.',
  notLoaded: 'Single sign-on could not be loaded',
});
