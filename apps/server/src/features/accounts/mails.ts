import { PRODUCT_NAME } from '@shortlist/contracts';
import type { Mail } from '#mail/transport.ts';

type Person = { name: string; email: string };
type Linked = Person & { link: string };

const SIGNATURE = `\n\n${PRODUCT_NAME}\n`;

const write = (to: string, subject: string, lines: readonly string[]): Mail => ({
  to,
  subject,
  text: `${lines.join('\n\n')}${SIGNATURE}`,
});

/** To a new account: is this address yours? */
export const confirmAddressMail = ({ name, email, link }: Linked): Mail =>
  write(email, `Confirm your email address for ${PRODUCT_NAME}`, [
    `Hello ${name},`,
    `please confirm that this is your email address. Open this page and press the button on it:`,
    link,
    'The link works for 24 hours, in a browser in which you are logged in.',
    `If you did not create an account at ${PRODUCT_NAME}, do nothing. Nobody can confirm this address without your help.`,
  ]);

/** To the address that an account is to have from now on. */
export const confirmNewAddressMail = ({ name, email, link }: Linked): Mail =>
  write(email, `Confirm your new email address for ${PRODUCT_NAME}`, [
    `Hello ${name},`,
    `this is to become the address of your ${PRODUCT_NAME} account. Open this page and press the button on it:`,
    link,
    'The link works for 24 hours, in a browser in which you are logged in. Until then your old address stays.',
    'If you did not ask for this, do nothing.',
  ]);

/** To the address that an account has had until now. */
export const addressChangeNotice = ({ name, email }: Person): Mail =>
  write(email, `Your ${PRODUCT_NAME} email address is about to change`, [
    `Hello ${name},`,
    `somebody who is logged in to your account, and knows its password, has asked to change its email address. We have sent a link to the new address; the change is made when it is confirmed there.`,
    'If that was you, there is nothing to do. If it was not, log in, change your password and choose "Log out everywhere" on your account page.',
  ]);

export const resetPasswordMail = ({ name, email, link }: Linked): Mail =>
  write(email, `Set a new password for ${PRODUCT_NAME}`, [
    `Hello ${name},`,
    'you can set a new password on this page:',
    link,
    'The link works once, for one hour. Setting a new password logs you out everywhere.',
    'If you did not ask for this, do nothing: your password stays as it is.',
  ]);

export const passwordChangedNotice = ({ name, email }: Person): Mail =>
  write(email, `Your ${PRODUCT_NAME} password was changed`, [
    `Hello ${name},`,
    'the password of your account was changed just now, and every other place where you were logged in was logged out.',
    'If that was not you, choose "Forgot password" on the log in page to set a new one at once.',
  ]);

export const accountDeletedNotice = ({ name, email }: Person): Mail =>
  write(email, `Your ${PRODUCT_NAME} account was deleted`, [
    `Hello ${name},`,
    'your account and everything in it was deleted, as you asked. It cannot be brought back.',
    'You are welcome to make resumes here again whenever you like.',
  ]);
