import { subject } from '../../text.ts';

/** The mail with which an address is confirmed. */
export const confirmMail = subject('confirmMail', {
  sendAgain: 'Send again',
  dismiss: 'Dismiss',
  aNewLink: 'A new link is on its way to {email}.',
  linkNotSent: 'The link was not sent',
  mailSent:
    'We have sent a mail to <address>{email}</address>. Open the link in it to confirm that the address is yours; you can go on meanwhile. If it does not come, look among the unwanted mail too.',
});
