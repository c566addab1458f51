import { hrefOf } from '@shortlist/contracts';
import type { Mailer } from '#mail/mailer.ts';
import { nameInMail } from '#mail/name-in-mail.ts';

type Sender = { firstName: string; lastName: string };

/** `deed` goes on after the sender's name: "has written." */
export type NotifyAdmin = (subject: string, sender: Sender, deed: string) => void;

type Parts = {
  adminEmail: string | undefined;
  mailer: Mailer;
  /** Where the link in the mail leads, without a path. */
  origin: () => string;
};

/**
 * Tells the company by mail that something came in, where there is an address to tell. The mail says
 * who, and where to read it; what they wrote stays in the database.
 */
export function createNotifier({ adminEmail: to, mailer, origin }: Parts): NotifyAdmin {
  return (subject, { firstName, lastName }, deed) => {
    if (to === undefined) return;
    const who = nameInMail(`${firstName} ${lastName}`) || 'Somebody';
    mailer.post({
      to,
      subject,
      text: `${who} ${deed}\n\nRead it at ${origin()}${hrefOf('admin')}.\n`,
    });
  };
}
