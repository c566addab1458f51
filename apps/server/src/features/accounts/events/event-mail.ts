import { type AccountEventKind, PRODUCT_NAME } from '@shortlist/contracts';
import { ENGLISH, en, intl, words } from '@shortlist/messages';
import { nameInMail } from '#mail/name-in-mail.ts';
import type { Mail } from '#mail/transport.ts';

const texts = words(ENGLISH, en.mails);

/** Events that have a mail of their own where they happen. */
const WITHOUT_MAIL = ['password_changed', 'address_changed'] as const;
export type MailedKind = Exclude<AccountEventKind, (typeof WITHOUT_MAIL)[number]>;

/** Checks whether an event is told by this mail. */
export const isMailed = (what: AccountEventKind): what is MailedKind =>
  !WITHOUT_MAIL.some((each) => each === what);

const MOMENT: Intl.DateTimeFormatOptions = {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
};

type Happened = { what: MailedKind; at: Date; browser?: string | undefined };

/** To the owner of an account: something happened to the ways into it. Says the kind of browser and never where in the network it was. */
export function accountEventMail(
  { name, email: to }: { name: string; email: string },
  { what, at, browser = '' }: Happened,
): Mail {
  const time = intl(Intl.DateTimeFormat, ENGLISH.tag, MOMENT).format(at);
  const params = { what, product: PRODUCT_NAME, when: texts.eventWhen({ browser, time }) };
  const greeting = texts.greeting({ name: nameInMail(name) });
  return {
    to,
    subject: texts.accountEventSubject(params),
    text: `${greeting}\n\n${texts.accountEvent(params)}\n\n${PRODUCT_NAME}\n`,
  };
}
