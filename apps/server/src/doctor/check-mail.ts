import { advice, type Check, type Finding, fault, ok } from './finding.ts';

/** Greets the mail server, with its name and password where there are any, and sends nothing. */
export const checkMail: Check = {
  name: 'mail',
  async look({ settings: { smtpUrl } }) {
    if (smtpUrl === undefined)
      return [
        advice(
          'SMTP_URL is not set: mails become files in DATA_DIR/outbox, and nobody gets them.',
          'Set SMTP_URL, MAIL_FROM and PUBLIC_URL, if people are to confirm addresses and reset passwords.',
        ),
      ];
    return [await greet(smtpUrl)];
  },
};

async function greet(smtpUrl: string): Promise<Finding> {
  const { host } = new URL(smtpUrl);
  const { createTransport } = await import('#mail/transport.ts');
  try {
    await createTransport({ smtpUrl, from: '', outbox: '' }).check();
    return ok(`${host} takes mails.`);
  } catch (error) {
    const { code = String(error), responseCode } = error as {
      code?: string;
      responseCode?: number;
    };
    const why = [code, responseCode].filter(Boolean).join(' ');
    return fault(`${host} takes no mails (${why}).`, HOW_TO_MEND[code] ?? REACH);
  }
}

const REACH =
  'See that SMTP_URL has the right host and port (smtps: for 465, smtp: for 587 and 25), and that no firewall stands between.';

/** Advice by nodemailer's codes. */
const HOW_TO_MEND: Record<string, string> = {
  EAUTH:
    'Correct name and password in SMTP_URL; characters such as @ and / in them are percent-encoded.',
  ETLS: 'The two do not agree on TLS: smtps: is for ports that begin with it (465), smtp: for those that change to it (587, 25).',
};
