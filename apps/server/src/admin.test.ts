import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changeEmail, getSession, verifyEmail } from '@shortlist/contracts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallers } from '#http/callers.ts';
import { handleErrors } from '#http/errors/error-handler.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import { FEATURES } from './features/index.ts';
import { holdToAccess } from './http/access.ts';
import { createMailer } from './mail/mailer.ts';
import { PROGRAM_ENVIRONMENT } from './program-environment.test-support.ts';
import { temporaryFolder } from './temporary-folder.test-support.ts';
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
  });
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
    signUp: 'open',
    oidcOnly: false,
    oidcProviders: [],
    dataDir,
    sessionSecret: 'a secret of the tests, long enough to sign with',
  } as const;
  const { signIn } = createAccounts({
    config,
    database,
    mailer: createMailer({ config, db: database.db, log: app.log }),
    origin: () => 'http://127.0.0.1',
    now: () => new Date(),
    log: app.log,
    features: FEATURES,
  });
  app.setNotFoundHandler(() => {
    throw Object.assign(new Error('none'), { statusCode: 404 });
  });
  await app.register(async (api) => {
    holdToAccess(api, createCallers([signIn]));
    const route = { method: 'GET', url: '/api/admin/inquiries', access: 'admin' } as const;
    api.route({ ...route, handler: async () => ({ inquiries: [] }) });
  });
  return app;
}

describe('npm run admin', () => {
  const dataDir = temporaryFolder('admin');

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [ADMIN, ...args], {
      env: { ...PROGRAM_ENVIRONMENT, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  it.each([[['make', 'ada@example.org']], [['grant', 'a', 'b']]])(
    'says how it is used when asked %j',
    (args) => {
      expect(run(...args)).toMatchObject({ status: 1, said: expect.stringMatching(/^Usage: /u) });
    },
  );
});
