import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { Mailer } from '#mail/mailer.ts';
import { nameInMail } from '#mail/name-in-mail.ts';

type Sender = { firstName: string; lastName: string };

export type NotifyAdmin = (what: 'newInquiry' | 'newApplication', sender: Sender) => void;

type Parts = {
  adminEmail: string | undefined;
  mailer: Mailer;
  /** Returns the origin that the link in the mail leads to, without a path. */
  origin: () => string;
};

/**
 * Tells the company by mail that something came in, where there is an address to tell. The mail says
 * who, and where to read it; what they wrote stays in the database.
 */
export function createNotifier({ adminEmail: to, mailer, origin }: Parts): NotifyAdmin {
  return (what, { firstName, lastName }) => {
    if (to === undefined) return;
    const name = nameInMail(`${firstName} ${lastName}`);
    const { subject, paragraphs } = en.mails[what]({ name, link: `${origin()}${hrefOf('admin')}` });
    mailer.post({ to, subject, text: `${paragraphs.join('\n\n')}\n` });
  };
}
