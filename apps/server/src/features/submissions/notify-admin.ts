import type { Mailer } from '#mail/mailer.ts';

/** `line` says in one line who it was; what was typed into it cannot begin another. */
export type NotifyAdmin = (subject: string, line: string) => void;

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

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
  return (subject, line) => {
    if (to === undefined) return;
    mailer.post({ to, subject, text: `${oneLine(line)}\n\nRead it at ${origin()}/admin.\n` });
  };
}
