import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeEmail, getSession, signUp, verifyEmail } from '@shortlist/contracts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import { holdToAccess } from './http/access.ts';
import { handleErrors } from './http/error-handler.ts';
import { createMailer } from './mail/mailer.ts';
import { PASSWORD, TestServer, type Visitor } from './test-server.test-support.ts';

const ADMIN = fileURLToPath(new URL('./admin.ts', import.meta.url));
const CHIEF = 'chief@example.org'; // ADMIN_EMAIL of the test servers.

const isAdmin = async (who: Visitor) => (await who.get(getSession, {}))?.user.isAdmin;

async function confirm(server: TestServer, who: Visitor, email: string) {
  await who.get(verifyEmail, { body: { token: await server.linkTo(email, /press the button/u) } });
}

describe('an admin by ADMIN_EMAIL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  }, 60_000);
  afterAll(() => server.close());

  it('is the account with that address once it is confirmed, and not a moment before', async () => {
    const first = await server.accountHolder(CHIEF);
    expect(await isAdmin(first)).toBe(false);
    await confirm(server, first, CHIEF);
    expect(await isAdmin(first)).toBe(true);
    expect(await isAdmin(await server.accountHolder('other@example.org'))).toBe(false);
    expect(await isAdmin(server.visitor())).toBeUndefined();
  });

  it('is none any more after moving to another address', async () => {
    const chief = server.visitor();
    await chief.send({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: CHIEF, password: PASSWORD },
    });
    expect(await isAdmin(chief)).toBe(true);
    const newEmail = 'retired@example.org';
    await chief.get(changeEmail, { body: { newEmail, password: PASSWORD } });
    await confirm(server, chief, newEmail);
    expect(await isAdmin(chief)).toBe(false);
  });

  it('alone finds what is an admin’s; to everybody else it does not exist', async () => {
    const chief = await server.accountHolder('chief2@example.org');
    await confirm(server, chief, 'chief2@example.org');
    const app = await appWithAdminRoute(server, 'chief2@example.org');
    const guest = server.visitor();
    await guest.addResume();
    const ended = server.visitor();
    await ended.addResume();
    const endedCookies = new Map(ended.cookies);
    await ended.send({ method: 'POST', url: '/api/auth/sign-out' });

    const ask = (cookies: Map<string, string>, url = '/api/admin/inquiries') =>
      app.inject({ method: 'GET', url, cookies: Object.fromEntries(cookies) });
    const nothing = await ask(new Map(), '/api/admin/nothing');
    expect(nothing.statusCode).toBe(404);
    const others = [
      new Map<string, string>(),
      guest.cookies,
      endedCookies,
      (await server.accountHolder('third@example.org')).cookies,
    ];
    for (const cookies of others) {
      const { statusCode, body } = await ask(cookies);
      expect([statusCode, body]).toEqual([404, nothing.body]);
    }
    expect((await ask(chief.cookies)).statusCode).toBe(200);
    await app.close();
  });
});

/** The guard around a route that only this test has: the product's own come with its admin area. */
async function appWithAdminRoute({ database, dataDir }: TestServer, adminEmail: string) {
  const app = Fastify();
  handleErrors(app);
  const config = {
    adminEmail,
    publicUrl: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    dataDir,
    sessionSecret: 'a secret of the tests, long enough to sign with',
  };
  const { callers } = createAccounts({
    config,
    db: database.db,
    mailer: createMailer({ config, db: database.db, log: app.log }),
    origin: () => 'http://127.0.0.1',
    now: () => new Date(),
    log: app.log,
  });
  app.setNotFoundHandler(() => {
    throw Object.assign(new Error('none'), { statusCode: 404 });
  });
  await app.register(async (api) => {
    holdToAccess(api, callers);
    const route = { method: 'GET', url: '/api/admin/inquiries', access: 'admin' } as const;
    api.route({ ...route, handler: async () => ({ inquiries: [] }) });
  });
  return app;
}

describe('npm run admin', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-admin-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [ADMIN, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  /** A server on the same folder, for as long as `task` takes. */
  async function withServer(task: (server: TestServer) => Promise<void>) {
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    const server = await TestServer.open({ config: { dataDir } }, database);
    await task(server).finally(() => server.close());
  }

  it('gives the role to a confirmed account only, and takes it away again', async () => {
    const email = 'ada@example.org';
    const ada = new Map<string, string>();
    const isAdminNow = (server: TestServer) => {
      const who = server.visitor();
      who.cookies = new Map(ada);
      return isAdmin(who);
    };
    await withServer(async (server) => {
      const who = server.visitor();
      await who.get(signUp, { body: { name: 'Ada', email, password: PASSWORD } });
      for (const [name, value] of who.cookies) ada.set(name, value);
      await server.mailTo(email);
      expect(run('grant', email).status).toBe(1); // The server has the database.
    });

    expect(run('grant', 'nobody@example.org')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/no account with this address/u),
    });
    expect(run('grant', email)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/has not confirmed its address/u),
    });
    await withServer(async (server) => {
      const who = server.visitor();
      who.cookies = new Map(ada);
      await confirm(server, who, email);
    });
    expect(run('grant', email.toUpperCase())).toMatchObject({ status: 0 });
    await withServer(async (server) => expect(await isAdminNow(server)).toBe(true));
    expect(run('revoke', email)).toMatchObject({ status: 0 });
    await withServer(async (server) => expect(await isAdminNow(server)).toBe(false));
  }, 60_000);

  it.each([[[]], [['grant']], [['make', 'ada@example.org']], [['grant', 'a', 'b']]])(
    'says how it is used when asked %j',
    (args) => {
      expect(run(...args)).toMatchObject({ status: 1, said: expect.stringMatching(/^Usage: /u) });
    },
  );
});
