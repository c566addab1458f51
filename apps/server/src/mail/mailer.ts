import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PRODUCT_NAME } from '@shortlist/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/read-config.ts';
import { createTransport, type Mail } from './transport.ts';

/** Sends mails behind the requests that cause them: no request waits for a mail server. */
export type Mailer = {
  /** Takes a mail and returns at once. What becomes of it is in the log, without its words. */
  post(mail: Mail): void;
  /** Gives up waiting for a mail server that is down; waits for what is under way. */
  close(): Promise<void>;
};

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/** Pauses before a mail is tried again, in ms. */
const RETRIES_MS = [2_000, 30_000, 300_000] as const;

/**
 * A mailer for the mail server of `SMTP_URL`; without one, mails become `.eml` files in the folder
 * `outbox` of `DATA_DIR`. A server that is down or busy is tried again after each of `retriesMs`; one
 * that refuses for good is not.
 */
export function createMailer(
  config: MailConfig,
  log: FastifyBaseLogger,
  retriesMs: readonly number[] = RETRIES_MS,
): Mailer {
  const { smtpUrl, dataDir } = config;
  const send = createTransport({
    smtpUrl,
    from: config.mailFrom ?? defaultSender(config),
    outbox: join(dataDir, 'outbox'),
  });
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  /** How one try went; all that the log has of it is this. */
  async function tryOnce(mail: Mail): Promise<'sent' | 'refused' | 'failed'> {
    try {
      const file = await send(mail);
      log.info(file ? { file } : {}, file ? 'a mail lies in the outbox' : 'a mail was sent');
      return 'sent';
    } catch (error) {
      log.warn({ err: error }, 'a mail could not be sent');
      return isFinal(error) ? 'refused' : 'failed';
    }
  }

  async function deliver(mail: Mail): Promise<void> {
    for (const pause of [0, ...retriesMs]) {
      await sleep(pause, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      const outcome = await tryOnce(mail);
      if (outcome !== 'failed' || closing.signal.aborted) return;
    }
    log.error('a mail was given up');
  }

  return {
    post(mail) {
      const delivery = deliver(mail).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

/** A refusal with a code of 500 or more is the same at every try (RFC 5321, section 4.2.1). */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
}

function defaultSender({ publicUrl }: MailConfig): string {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  return `${PRODUCT_NAME} <no-reply@${host}>`;
}
