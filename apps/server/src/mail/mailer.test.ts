import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { requestPasswordReset, signUp } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeError } from '#http/errors/describe-error.ts';
import { openTestDatabase } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { ENGINES, isPostgresInstalled } from '../db/postgres.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { PASSWORD, TestServer } from '../test-server.test-support.ts';
import { createMailer, type MailConfig } from './mailer.ts';
import { readMail, readOutbox } from './read-mail.test-support.ts';
import { startSmtpServer } from './smtp-server.test-support.ts';

const MAIL = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: `Zażółć gęślą ${'jaźń '.repeat(40)}\n`,
};

/** Longer than Vitest waits by itself: machines are busy with other tests. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

const USUAL = isPostgresInstalled ? 'postgres' : 'pglite';

/** Of the tests that need none of their own; each finds it without a mail. */
let shared: Database;
beforeAll(async () => {
  shared = await openTestDatabase(USUAL);
});
afterAll(() => shared.close());

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
  await shared.db.execute(sql`delete from mails`);
});

/** A mail server that ends with its test; `refuse` gives the code that it refuses each recipient with, if any. */
async function startSmtp(refuse?: (nth: number) => number | undefined) {
  const smtp = await startSmtpServer({ ...(refuse && { refuse }) });
  toClose.push(smtp.stop);
  return smtp;
}

async function open(
  config: Partial<MailConfig>,
  retriesMs: readonly number[] = [],
  database = shared,
) {
  const logged: string[] = [];
  const settings = { level: 'trace', serializers: { err: describeError } }; // As the server logs.
  const log = pino(settings, { write: (line: string) => void logged.push(line) });
  const dataDir = temporaryFolder('mail');
  const whole = {
    smtpUrl: undefined,
    mailFrom: undefined,
    publicUrl: undefined,
    dataDir,
    sessionSecret: 'a secret of the tests, long enough to sign with',
    ...config,
  };
  const mailer = createMailer({ config: whole, db: database.db, log, retriesMs });
  toClose.unshift(mailer.close);
  return { mailer, logged, dataDir };
}

it('hands a mail to the server of SMTP_URL, any letters in it, and logs none of its words', async () => {
  const smtp = await startSmtp();
  const { mailer, logged } = await open({
    smtpUrl: smtp.url,
    mailFrom: 'Shortlist <hello@example.org>',
  });
  mailer.post(MAIL);
  await eventually(() => smtp.received).toHaveLength(1);
  const [{ envelope, message } = { envelope: [], message: '' }] = smtp.received;
  expect(envelope).toEqual([MAIL.to]);
  const mail = readMail(message);
  expect(mail.from).toBe('Shortlist <hello@example.org>');
  expect(mail.text.trim()).toBe(MAIL.text.trim());
  await eventually(() => logged.join('')).toContain('a mail was sent');
  expect(logged.join('')).not.toMatch(/ada@|Gr|Za/u);
});

it('tries again where the server is busy, and gives up after the last time', async () => {
  const busyTwice = await startSmtp((nth) => (nth <= 2 ? 451 : undefined));
  const first = await open({ smtpUrl: busyTwice.url }, [1, 1, 1]);
  first.mailer.post(MAIL);
  await eventually(() => busyTwice.received).toHaveLength(1);
  expect(busyTwice.tries()).toBe(3);

  const busy = await startSmtp(() => 451);
  const second = await open({ smtpUrl: busy.url }, [1, 1]);
  second.mailer.post(MAIL);
  await eventually(() => second.logged.join('')).toContain('a mail was given up');
  expect(busy.tries()).toBe(3);
  expect(second.logged.join('')).not.toContain('ada@');
});

it('[OP3] sends a mail once a mail server that was gone is back, without a restart', async () => {
  const gone = await startSmtpServer();
  await gone.stop();
  const { mailer, logged } = await open({ smtpUrl: gone.url }, Array(100).fill(100));
  mailer.post(MAIL);
  await eventually(() => logged.join('')).toContain('could not be sent');
  expect(mailer.state()).toBe('away');

  const back = await startSmtpServer({ port: gone.port });
  toClose.push(back.stop);
  await eventually(() => back.received).toHaveLength(1);
  await eventually(mailer.state).toBe('works');
  expect(logged.join('')).not.toContain('given up');
});

it('does not try again what the server refuses for good', async () => {
  const smtp = await startSmtp(() => 550);
  const { mailer, logged } = await open({ smtpUrl: smtp.url }, [1, 1]);
  mailer.post(MAIL);
  await eventually(() => logged.join('')).toContain('could not be sent');
  await mailer.close();
  expect(smtp.tries()).toBe(1);
});

it('closes at once where a mail waits for another try', async () => {
  // Waiting for that try would take longer than any test may.
  const { mailer, logged } = await open({ smtpUrl: 'smtp://127.0.0.1:1' }, [86_400_000]);
  mailer.post(MAIL);
  await eventually(() => logged.join('')).toContain('could not be sent');
  await mailer.close();
});

describe.each(ENGINES)('mails that wait, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  const countWaiting = async () => {
    const { rows } = await database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from mails`,
    );
    return rows[0]?.n;
  };

  /** Leaves `MAIL` tried once, in vain, by a mailer that has ended; it is due in a moment. */
  async function leaveMail() {
    const { mailer, logged } = await open({ smtpUrl: 'smtp://127.0.0.1:1' }, [60_000], database);
    mailer.post(MAIL);
    await eventually(() => logged.join('')).toContain('could not be sent');
    await mailer.close();
    await database.db.execute(sql`update mails set due_at = now() + interval '0.1 seconds'`);
  }

  it('[AC2] outlive a restart: the next server sends them, once', async () => {
    await leaveMail();
    expect(await countWaiting()).toBe(1);
    const { rows } = await database.db.execute(sql`select sealed from mails`);
    expect(JSON.stringify(rows)).not.toMatch(/ada@|jaźń/u);

    const smtp = await startSmtp();
    for (const _server of [1, 2]) await open({ smtpUrl: smtp.url }, [], database);
    await eventually(() => smtp.received).toHaveLength(1);
    expect(readMail(smtp.received[0]?.message ?? '')).toMatchObject({ to: MAIL.to });
    await eventually(countWaiting).toBe(0);
    expect(smtp.tries()).toBe(1);
  });

  it('are counted on over restarts, and given up after the last try', async () => {
    await leaveMail();
    const { logged } = await open({ smtpUrl: 'smtp://127.0.0.1:1' }, [1], database);
    await eventually(() => logged.join('')).toContain('a mail was given up');
    await eventually(countWaiting).toBe(0);
  });

  it('are given up where the secret is another, and the log says so', async () => {
    await leaveMail();
    const sessionSecret = 'another secret of the tests, as long as the first';
    const { logged, dataDir } = await open({ sessionSecret }, [1], database);
    await eventually(() => logged.join('')).toContain('SESSION_SECRET');
    await eventually(countWaiting).toBe(0);
    expect(readOutbox(dataDir)).toEqual([]);
  });
});

it('sends a mail once where the database keeps none, and says so', async () => {
  const database = await openTestDatabase(USUAL);
  toClose.push(() => database.close());
  await database.db.execute(sql`drop table mails`);
  const { mailer, logged, dataDir } = await open({}, [1], database);
  mailer.post(MAIL);
  await eventually(() => readOutbox(dataDir)).toHaveLength(1);
  expect(logged.join('')).toContain('a mail could not be kept');
  expect(logged.join('')).not.toMatch(/ada@|jaźń/u);
});

it('without SMTP_URL writes a file that only its owner reads, and says so in the log', async () => {
  const { mailer, logged, dataDir } = await open({});
  mailer.post(MAIL);
  await eventually(() => readOutbox(dataDir)).toHaveLength(1);
  const [mail] = readOutbox(dataDir);
  expect(mail).toMatchObject({ to: MAIL.to, from: 'Shortlist <no-reply@localhost>' });
  expect(mail?.text.trim()).toBe(MAIL.text.trim());
  const [file = ''] = readdirSync(join(dataDir, 'outbox'));
  expect(statSync(join(dataDir, 'outbox', file)).mode & 0o777).toBe(0o600);
  await eventually(() => logged.join('')).toContain(file);
});

it.each([
  { server: 'is down', listen: false, comesLater: 'a mail was given up' },
  { server: 'says nothing', listen: true, comesLater: 'a mail could not be sent' },
])('[AC2] lets nobody wait where the mail server $server', async ({ listen, comesLater }) => {
  const mute = createServer();
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const sockets: { destroy(): void }[] = [];
  mute.on('connection', (socket) => sockets.push(socket));
  if (!listen) mute.close();
  const logged: string[] = [];
  const server = await TestServer.open({
    config: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      publicUrl: 'http://resumes.example',
      logLevel: 'warn',
    },
    logTo: { write: (line) => void logged.push(line) },
  });
  const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD };
  expect((await server.visitor().call(signUp, { body })).status).toBe(200);
  expect((await server.visitor().call(requestPasswordReset, { body })).status).toBe(200);
  expect(logged.join('')).not.toContain(comesLater);
  for (const socket of sockets) socket.destroy();
  mute.close();
  await server.close();
});

it('[AC2] sends the mails of an account, with links to the public address', async () => {
  const smtp = await startSmtp();
  const config = { smtpUrl: smtp.url, publicUrl: 'https://resumes.example' };
  const server = await TestServer.open({ config });
  const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD };
  await server.visitor().send({
    method: 'POST',
    url: signUp.url,
    payload: body,
    headers: { host: 'evil.example' },
  });
  await eventually(() => smtp.received).toHaveLength(1);
  const mail = readMail(smtp.received[0]?.message ?? '');
  expect(mail.from).toBe('Shortlist <no-reply@resumes.example>');
  expect(mail.text).toMatch(/https:\/\/resumes\.example\/verify-email\?token=\S+/u);
  expect(mail.text).not.toContain('evil');
  await server.close();
});

it('[AC2] sends the mail of a sign-up after a restart where the mail server was away', async () => {
  const logged: string[] = [];
  const publicUrl = 'https://resumes.example';
  const server = await TestServer.open({
    config: { smtpUrl: 'smtp://127.0.0.1:1', publicUrl, logLevel: 'info' },
    logTo: { write: (line) => void logged.push(line) },
  });
  const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD };
  await server.visitor().call(signUp, { body });
  await eventually(() => logged.join('')).toContain('could not be sent');
  await server.app.close();
  expect(logged.join('')).not.toContain('could not be kept');

  const smtp = await startSmtp();
  const next = await TestServer.build(server.database, {
    config: { smtpUrl: smtp.url, publicUrl },
  });
  await eventually(() => smtp.received).toHaveLength(1);
  expect(readMail(smtp.received[0]?.message ?? '').to).toBe(body.email);
  await next.close();
  await server.database.close();
});
