import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type PartState, PRODUCT_NAME } from '@shortlist/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config/read-config.ts';
import type { Db } from '#db/db.ts';
import {
  addMail,
  countMails,
  msUntilDue,
  postponeMail,
  removeMail,
  takeDueMails,
} from './queries.ts';
import { openMail, sealMail } from './seal.ts';
import { createTransport, type Mail, type Transport } from './transport.ts';

/** Sends mails behind the requests that cause them: no request waits for a mail server. */
export type Mailer = {
  /** Takes a mail and returns at once. What becomes of it is in the log, without its words. */
  post(mail: Mail): void;
  /** Tries a mail once, at once, and says what came of it. Nothing of it is kept. */
  send(mail: Mail): Promise<Outcome>;
  /** Throws where no mail could be handed over now. */
  check(): Promise<void>;
  /** Returns how the last try or check went. */
  state(): PartState;
  countWaiting(): Promise<number>;
  /** Waits for what is under way. What waits for another try is taken up by the next start. */
  close(): Promise<void>;
};

export type MailConfig = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir' | 'sessionSecret'
>;

type MailerParts = {
  config: MailConfig;
  db: Db;
  log: FastifyBaseLogger;
  retriesMs?: readonly number[];
  /** Called with the outcome of each try. */
  onTry?: (outcome: Outcome) => void;
};

/** Pauses before a mail is tried again, in ms. Together they are shorter than a reset link works. */
const RETRIES_MS = [2_000, 30_000, 300_000, 1_800_000] as const;

/** Longer than a try takes: a mail that was tried this long ago, in ms, was left by a server that is dead. */
const LEASE_MS = 120_000;

/** Interval of looking for mails that another server has left, in ms. */
const LOOK_MS = 60_000;

/** Shortest wait for the next look, in ms: what is due and not taken is being taken by another server. */
const SOONEST_MS = 10;

const MOST_AT_ONCE = 10;

/**
 * A mailer for the mail server of `SMTP_URL`; without one, mails become `.eml` files in the folder
 * `outbox` of `DATA_DIR`. A server that is down or busy is tried again after each of `retriesMs`; one
 * that refuses for good is not.
 *
 * A mail is in the database until it has been handed over, so that it outlives this process; what an
 * earlier one has left is taken up at once. One that is killed between the two sends a mail twice.
 */
export function createMailer({
  config,
  db,
  log,
  retriesMs = RETRIES_MS,
  onTry = () => undefined,
}: MailerParts): Mailer {
  const { sessionSecret: secret } = config;
  const transport = openTransport(config);
  let state: PartState = 'works';
  const send = createTry(transport, log, (outcome) => {
    state = outcome === 'failed' ? 'away' : 'works';
    onTry(outcome);
  });
  const underWay = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function keepTrackOf(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.error({ err: error }, 'mails that wait could not be read'))
      .finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => keepTrackOf(look()), ms).unref();
  }

  /** Tries a mail for the nth time, and settles what becomes of it. */
  async function deliver(id: string, mail: Mail, nth: number): Promise<void> {
    const outcome = await send(mail);
    const pause = retriesMs[nth - 1];
    if (outcome === 'failed' && pause !== undefined) {
      await postponeMail(db, id, pause);
      return lookIn(0);
    }
    if (outcome === 'failed') log.error('a mail was given up');
    await removeMail(db, id);
  }

  async function deliverNew(mail: Mail): Promise<void> {
    const id = randomUUID();
    await addMail(db, { id, sealed: sealMail(mail, secret), leaseMs: LEASE_MS }).catch(
      (error: unknown) => log.error({ err: error }, 'a mail could not be kept, and is tried once'),
    );
    await deliver(id, mail, 1);
  }

  async function deliverKept({ id, sealed, tries }: { id: string; sealed: string; tries: number }) {
    const mail = openMail(sealed, secret);
    if (mail) return deliver(id, mail, tries);
    log.error('a mail was given up: SESSION_SECRET is not the one that it was kept with');
    await removeMail(db, id);
  }

  /** Tries what is due, then sets when to look again. */
  async function look(): Promise<void> {
    lookIn(LOOK_MS); // Also when this fails.
    const due = await takeDueMails(db, MOST_AT_ONCE, LEASE_MS);
    await Promise.all(due.map(deliverKept));
    const untilDue = (await msUntilDue(db)) ?? LOOK_MS;
    lookIn(Math.min(Math.max(untilDue, SOONEST_MS), LOOK_MS));
  }

  lookIn(0);
  // Mails are posted from within transactions too, which theirs are no part of.
  const outside = AsyncLocalStorage.snapshot();
  return {
    post: (mail) => outside(() => keepTrackOf(deliverNew(mail))),
    send,
    async check() {
      try {
        await transport.check();
      } catch (error) {
        state = isFinal(error) ? 'refuses' : 'away';
        throw error;
      }
    },
    state: () => state,
    countWaiting: () => countMails(db),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}

const openTransport = (config: MailConfig): Transport =>
  createTransport({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom ?? defaultSender(config),
    outbox: join(config.dataDir, 'outbox'),
  });

/** Outcome of a try: `refused` is the same at every other one. */
type Outcome = 'sent' | 'refused' | 'failed';

/** Creates the function that tries a mail once; all that the log has of a try is this. */
function createTry(
  { send }: Transport,
  log: FastifyBaseLogger,
  onTry: (outcome: Outcome) => void,
): (mail: Mail) => Promise<Outcome> {
  async function tryOnce(mail: Mail): Promise<Outcome> {
    try {
      const file = await send(mail);
      log.info(file ? { file } : {}, file ? 'a mail lies in the outbox' : 'a mail was sent');
      return 'sent';
    } catch (error) {
      log.warn({ err: error }, 'a mail could not be sent');
      return isFinal(error) ? 'refused' : 'failed';
    }
  }
  return async (mail) => {
    const outcome = await tryOnce(mail);
    onTry(outcome);
    return outcome;
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
