import { subject } from '../../text.ts';

/** The mail with which an address is confirmed. */
export const confirmMail = subject('confirmMail', {
  sendAgain: 'Send again',
  dismiss: 'Dismiss',
  aNewLink: 'A new link is on its way to {email}.',
  linkNotSent: 'The link was not sent',
  mailSent:
    'We sent an email to <address>{email}</address>. Open the link in it to confirm your address; you can keep working meanwhile. If it does not arrive, check your spam folder.',
});
