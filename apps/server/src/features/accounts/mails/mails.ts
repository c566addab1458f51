import { PRODUCT_NAME } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { nameInMail } from '#mail/name-in-mail.ts';
import type { Mail } from '#mail/transport.ts';

type Person = { name: string; email: string };
type Linked = Person & { link: string };
type MailText = ReturnType<(typeof mails)[keyof typeof mails]>;

const { mails } = en;
const SIGNATURE = `\n\n${PRODUCT_NAME}\n`;

const write = (to: string, { subject, paragraphs }: MailText): Mail => ({
  to,
  subject,
  text: `${paragraphs.join('\n\n')}${SIGNATURE}`,
});

const calling = <P extends Person>(person: P) => ({
  ...person,
  product: PRODUCT_NAME,
  name: nameInMail(person.name),
});

/** To a new account: is this address yours? */
export const confirmAddressMail = (to: Linked): Mail =>
  write(to.email, mails.confirmAddress(calling(to)));

/** To the address that an account is to have from now on. */
export const confirmNewAddressMail = (to: Linked): Mail =>
  write(to.email, mails.confirmNewAddress(calling(to)));

/**
 * To the address that an account has, when another was asked for. The same whether that one is free: the
 * caller reads this mail too, and is not to learn from it who has an account.
 */
export const addressChangeNotice = (to: Person): Mail =>
  write(to.email, mails.addressChange(calling(to)));

/** To somebody with an account, whose address was entered as the new one of another account. */
export const addressInUseNotice = (to: Person): Mail =>
  write(to.email, mails.addressInUse(calling(to)));

export const resetPasswordMail = (to: Linked): Mail =>
  write(to.email, mails.resetPassword(calling(to)));

export const passwordChangedNotice = (to: Person): Mail =>
  write(to.email, mails.passwordChanged(calling(to)));

export const accountDeletedNotice = (to: Person): Mail =>
  write(to.email, mails.accountDeleted(calling(to)));
