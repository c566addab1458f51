import type { FastifyBaseLogger } from 'fastify';
import type { Mailer } from './mailer.ts';

/** Says in the log, once, whether mails can be handed over. Nobody waits for it. */
export function checkMailer(mailer: Mailer, log: FastifyBaseLogger): void {
  mailer.check().catch((error: unknown) => {
    log.error(
      { err: error },
      'the mail server takes no mail: see that SMTP_URL has the right address, name and password; mails wait',
    );
  });
}
