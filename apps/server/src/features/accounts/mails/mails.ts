import { PRODUCT_NAME } from '@shortlist/contracts';
import { nameInMail } from '#mail/name-in-mail.ts';
import type { Mail } from '#mail/transport.ts';

type Person = { name: string; email: string };
type Linked = Person & { link: string };

const SIGNATURE = `\n\n${PRODUCT_NAME}\n`;

const write = (to: string, subject: string, lines: readonly string[]): Mail => ({
  to,
  subject,
  text: `${lines.join('\n\n')}${SIGNATURE}`,
});

function greet(name: string): string {
  const said = nameInMail(name);
  return said === '' ? 'Hello,' : `Hello ${said},`;
}

/** To a new account: is this address yours? */
export const confirmAddressMail = ({ name, email, link }: Linked): Mail =>
  write(email, `Confirm your email address for ${PRODUCT_NAME}`, [
    greet(name),
    `please confirm that this is your email address. Open this page and press the button on it:`,
    link,
    'The link works for 24 hours, in a browser in which you are logged in.',
    `If you did not create an account at ${PRODUCT_NAME}, do nothing. Nobody can confirm this address without your help.`,
  ]);

/** To the address that an account is to have from now on. */
export const confirmNewAddressMail = ({ name, email, link }: Linked): Mail =>
  write(email, `Confirm your new email address for ${PRODUCT_NAME}`, [
    greet(name),
    `this is to become the address of your ${PRODUCT_NAME} account. Open this page and press the button on it:`,
    link,
    'The link works for 24 hours, in a browser in which you are logged in. Until then your old address stays.',
    'If you did not ask for this, do nothing.',
  ]);

/**
 * To the address that an account has, when another was asked for. The same whether that one is free: the
 * caller reads this mail too, and is not to learn from it who has an account.
 */
export const addressChangeNotice = ({ name, email }: Person): Mail =>
  write(email, `Another email address was asked for at ${PRODUCT_NAME}`, [
    greet(name),
    'somebody who is logged in to your account, and knows its password, has asked to give it another email address. Nothing has changed so far. It changes only when the new address is confirmed, by the link in a mail that only its owner reads.',
    'If that was you, there is nothing to do here. If it was not, log in, change your password and choose "Log out everywhere" on your account page.',
  ]);

/** To somebody with an account, whose address was entered as the new one of another account. */
export const addressInUseNotice = ({ name, email }: Person): Mail =>
  write(email, `Your email address was entered at ${PRODUCT_NAME}`, [
    greet(name),
    `somebody has asked to make this the email address of their ${PRODUCT_NAME} account. It is the address of your account already, so nothing was changed, and they were not told that you have one.`,
    'If that was you, log in with this address. To use it for the other account, give this one another address first, or delete it.',
    'If it was not you, there is nothing to do.',
  ]);

export const resetPasswordMail = ({ name, email, link }: Linked): Mail =>
  write(email, `Set a new password for ${PRODUCT_NAME}`, [
    greet(name),
    'you can set a new password on this page:',
    link,
    'The link works once, for one hour. Setting a new password logs you out everywhere.',
    'If you did not ask for this, do nothing: your password stays as it is.',
  ]);

export const passwordChangedNotice = ({ name, email }: Person): Mail =>
  write(email, `Your ${PRODUCT_NAME} password was changed`, [
    greet(name),
    'the password of your account was changed just now, and every other place where you were logged in was logged out.',
    'If that was not you, choose "Forgot password" on the log in page to set a new one at once.',
  ]);

export const accountDeletedNotice = ({ name, email }: Person): Mail =>
  write(email, `Your ${PRODUCT_NAME} account was deleted`, [
    greet(name),
    'your account and everything in it was deleted, as you asked. It cannot be brought back.',
    'You are welcome to make resumes here again whenever you like.',
  ]);
