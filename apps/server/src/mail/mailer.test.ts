import { once } from 'node:events';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestPasswordReset, signUp } from '@shortlist/contracts';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { describeError } from '../http/describe-error.ts';
import { PASSWORD, TestServer } from '../test-server.test-support.ts';
import { createMailer, type MailConfig } from './mailer.ts';
import { readMail, readOutbox } from './read-mail.test-support.ts';

const MAIL = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: `Zażółć gęślą ${'jaźń '.repeat(40)}\n`,
};

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/** A real mail server; `refuse` gives the code that it refuses each recipient with, if any. */
async function startSmtp(refuse: (nth: number) => number | undefined = () => undefined) {
  const received: { envelope: string[]; message: string }[] = [];
  let recipients = 0;
  const settings: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      recipients += 1;
      const code = refuse(recipients);
      done(code ? Object.assign(new Error('not now'), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ envelope, message: Buffer.concat(parts).toString() });
        done();
      });
    },
  };
  const server = new SMTPServer(settings);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  toClose.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, tries: () => recipients };
}

function open(config: Partial<MailConfig>, retriesMs: readonly number[] = []) {
  const logged: string[] = [];
  const settings = { level: 'trace', serializers: { err: describeError } }; // As the server logs.
  const log = pino(settings, { write: (line: string) => void logged.push(line) });
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-mail-'));
  const whole = {
    smtpUrl: undefined,
    mailFrom: undefined,
    publicUrl: undefined,
    dataDir,
    ...config,
  };
  const mailer = createMailer(whole, log, retriesMs);
  toClose.push(mailer.close);
  return { mailer, logged, dataDir };
}

it('hands a mail to the server of SMTP_URL, any letters in it, and logs none of its words', async () => {
  const smtp = await startSmtp();
  const { mailer, logged } = open({
    smtpUrl: smtp.url,
    mailFrom: 'Shortlist <hello@example.org>',
  });
  mailer.post(MAIL);
  await expect.poll(() => smtp.received).toHaveLength(1);
  const [{ envelope, message } = { envelope: [], message: '' }] = smtp.received;
  expect(envelope).toEqual([MAIL.to]);
  const mail = readMail(message);
  expect(mail.from).toBe('Shortlist <hello@example.org>');
  expect(mail.text.trim()).toBe(MAIL.text.trim());
  await expect.poll(() => logged.join('')).toContain('a mail was sent');
  expect(logged.join('')).not.toMatch(/ada|Gr|Za/u);
});

it('tries again where the server is busy, and gives up after the last time', async () => {
  const busyTwice = await startSmtp((nth) => (nth <= 2 ? 451 : undefined));
  const first = open({ smtpUrl: busyTwice.url }, [1, 1, 1]);
  first.mailer.post(MAIL);
  await expect.poll(() => busyTwice.received).toHaveLength(1);
  expect(busyTwice.tries()).toBe(3);

  const busy = await startSmtp(() => 451);
  const second = open({ smtpUrl: busy.url }, [1, 1]);
  second.mailer.post(MAIL);
  await expect.poll(() => second.logged.join('')).toContain('a mail was given up');
  expect(busy.tries()).toBe(3);
  expect(second.logged.join('')).not.toContain('ada@');
});

it('does not try again what the server refuses for good', async () => {
  const smtp = await startSmtp(() => 550);
  const { mailer, logged } = open({ smtpUrl: smtp.url }, [1, 1]);
  mailer.post(MAIL);
  await expect.poll(() => logged.join('')).toContain('could not be sent');
  await mailer.close();
  expect(smtp.tries()).toBe(1);
});

it('closes at once where a mail waits for another try', async () => {
  // Waiting for that try would take longer than any test may.
  const { mailer, logged } = open({ smtpUrl: 'smtp://127.0.0.1:1' }, [86_400_000]);
  mailer.post(MAIL);
  await expect.poll(() => logged.join('')).toContain('could not be sent');
  await mailer.close();
});

it('without SMTP_URL writes a file that only its owner reads, and says so in the log', async () => {
  const { mailer, logged, dataDir } = open({});
  mailer.post(MAIL);
  await expect.poll(() => readOutbox(dataDir)).toHaveLength(1);
  const [mail] = readOutbox(dataDir);
  expect(mail).toMatchObject({ to: MAIL.to, from: 'Shortlist <no-reply@localhost>' });
  expect(mail?.text.trim()).toBe(MAIL.text.trim());
  const [file = ''] = readdirSync(join(dataDir, 'outbox'));
  expect(statSync(join(dataDir, 'outbox', file)).mode & 0o777).toBe(0o600);
  await expect.poll(() => logged.join('')).toContain(file);
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
  await expect.poll(() => smtp.received).toHaveLength(1);
  const mail = readMail(smtp.received[0]?.message ?? '');
  expect(mail.from).toBe('Shortlist <no-reply@resumes.example>');
  expect(mail.text).toMatch(/https:\/\/resumes\.example\/verify-email\?token=\S+/u);
  expect(mail.text).not.toContain('evil');
  await server.close();
});
