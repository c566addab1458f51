/** A mail as plain text. */
export type Mail = { to: string; subject: string; text: string };

/** Takes a mail and returns at once: whoever sent a form does not wait for a mail server. */
export type PostMail = (mail: Mail) => void;

export type NotifyAdmin = (subject: string, line: string) => void;

type Parts = {
  adminEmail: string | undefined;
  postMail: PostMail | undefined;
  publicUrl: string | undefined;
};

/**
 * Tells the company by mail that something came in, where there is an address to tell. The mail says
 * who, and where to read it; what they wrote stays in the database.
 */
export function createNotifier({ adminEmail: to, postMail, publicUrl = '' }: Parts): NotifyAdmin {
  return (subject, line) => {
    if (to === undefined) return;
    postMail?.({ to, subject, text: `${line}\n\nRead it at ${publicUrl}/admin.\n` });
  };
}
