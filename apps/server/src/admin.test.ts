import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeEmail, getSession, verifyEmail } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { createCallers } from '#http/callers.ts';
import { handleErrors } from '#http/errors/error-handler.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import { FEATURES } from './features/index.ts';
import { holdToAccess } from './http/access.ts';
import { createMailer } from './mail/mailer.ts';
import { readOutbox } from './mail/read-mail.test-support.ts';
import { RealServers } from './outages/real-servers.test-support.ts';
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

describe('npm run admin beside a server that runs', () => {
  const real = new RealServers();
  afterAll(() => real.clear());
  const email = 'ada@example.org';

  const run = (...words: string[]) =>
    new Promise<string>((resolve) => {
      const env = { ...PROGRAM_ENVIRONMENT, DATA_DIR: real.folder };
      execFile(process.execPath, [ADMIN, ...words], { env }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });

  /** A browser that keeps its cookies. */
  const cookies = new Map<string, string>();
  async function ask(url: string, path: string, body?: object) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${url}/api/${path}`, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const set of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return reply;
  }
  const statusOf = async (url: string) => (await ask(url, 'admin/inquiries')).status;
  async function mailedToken() {
    const mail = readOutbox(real.folder).find(({ to }) => to === email);
    return /\?token=(\S+)/u.exec(mail?.text ?? '')?.[1];
  }

  it('has that server give the role and take it away, at once; after a kill it does so itself', async () => {
    const server = await real.start();
    const { url } = server;
    await ask(url, 'auth/sign-up/email', { name: 'Ada', email, password: PASSWORD });
    expect(await run('grant', email)).toMatch(/has not confirmed its address/u);
    await expect.poll(mailedToken).toBeDefined();
    await ask(url, 'auth/verify-email', { token: await mailedToken() });
    expect(await statusOf(url)).toBe(404);

    expect(await run('grant', email.toUpperCase())).toBe('ADA@EXAMPLE.ORG is now an admin.\n');
    expect(await statusOf(url)).toBe(200);
    const archive = join(real.folder, 'archive.json');
    expect(await run('archive', email, archive)).toBe(
      `All that is kept of ada@example.org is in ${archive}.\n`,
    );
    expect(readFileSync(archive, 'utf8')).toMatch(/"name":"Ada"/u);

    expect(await run('revoke', email)).toBe('ada@example.org is no longer an admin.\n');
    expect(await statusOf(url)).toBe(404);

    await real.end(server, 'SIGKILL');
    expect(existsSync(join(real.folder, 'control', 'server.sock'))).toBe(true);
    expect(await run('grant', email)).toBe('ada@example.org is now an admin.\n');
    const { db, close } = await openDatabase({ dataDir: real.folder, databaseUrl: undefined });
    const { rows } = await db.execute(sql`select is_admin from users where email = ${email}`);
    await close();
    expect(rows).toEqual([{ is_admin: true }]);
  }, 240_000);
});
