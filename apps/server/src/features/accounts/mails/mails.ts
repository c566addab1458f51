import { INVITATION_DAYS, PRODUCT_NAME } from '@shortlist/contracts';
import { ENGLISH, en, words } from '@shortlist/messages';
import { nameInMail } from '#mail/name-in-mail.ts';
import type { Mail } from '#mail/transport.ts';

type Person = { name: string; email: string };
type Linked = Person & { link: string };

const texts = words(ENGLISH, en.mails);
const SIGNATURE = `\n\n${PRODUCT_NAME}\n`;

type Kind =
  | 'confirmAddress'
  | 'confirmNewAddress'
  | 'addressChange'
  | 'addressInUse'
  | 'resetPassword'
  | 'passwordChanged'
  | 'accountDeleted'
  | 'invitation';

function write(kind: Kind, { name, email: to, link = '' }: Person & { link?: string }): Mail {
  const params = { product: PRODUCT_NAME, link, days: INVITATION_DAYS };
  const greeting = texts.greeting({ name: nameInMail(name) });
  return {
    to,
    subject: texts[`${kind}Subject`](params),
    text: `${greeting}\n\n${textOf(kind, params)}${SIGNATURE}`,
  };
}

type TextParams = { product: string; link: string; days: number };

function textOf(kind: Kind, params: TextParams): string {
  const text = texts[kind];
  return typeof text === 'string' ? text : text(params);
}

/** To a new account: is this address yours? */
export const confirmAddressMail = (to: Linked): Mail => write('confirmAddress', to);

/** To somebody whom an admin invites. They have no name here yet. */
export const invitationMail = ({ email, link }: Omit<Linked, 'name'>): Mail =>
  write('invitation', { name: '', email, link });

/** To the address that an account is to have from now on. */
export const confirmNewAddressMail = (to: Linked): Mail => write('confirmNewAddress', to);

/**
 * To the address that an account has, when another was asked for. The same whether that one is free: the
 * caller reads this mail too, and is not to learn from it who has an account.
 */
export const addressChangeNotice = (to: Person): Mail => write('addressChange', to);

/** To somebody with an account, whose address was entered as the new one of another account. */
export const addressInUseNotice = (to: Person): Mail => write('addressInUse', to);

export const resetPasswordMail = (to: Linked): Mail => write('resetPassword', to);

export const passwordChangedNotice = (to: Person): Mail => write('passwordChanged', to);

export const accountDeletedNotice = (to: Person): Mail => write('accountDeleted', to);
