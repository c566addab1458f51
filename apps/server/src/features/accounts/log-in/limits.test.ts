import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  changeEmail,
  changePassword,
  deleteUser,
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  signIn,
  signUp,
} from '@shortlist/contracts';
import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Reply, TestServer, Visitor } from '../../../test-server.test-support.ts';
import { LIMITS, type LimitName } from './limits.ts';

const WRONG = 'wrong horse battery';
const newAddress = () => `ada-${randomUUID()}@example.org`;

describe('limits', () => {
  let server: TestServer;
  let clock = Date.now();
  beforeAll(async () => {
    server = await TestServer.open({ now: () => new Date(clock) });
  });
  afterAll(() => server.close());

  const enter = (who: Visitor, email: string, password = PASSWORD) =>
    who.call(signIn, { body: { email, password } });

  /** Calls as often as is let through, then once more; answers what came to the last call. */
  async function exhaust(limit: LimitName, call: () => Promise<Reply>): Promise<Reply> {
    for (let nth = 0; nth < LIMITS[limit].most; nth += 1)
      expect((await call()).status).not.toBe(429);
    const last = await call();
    expect(last).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect(last.body.message).toBe(formatMessage(ENGLISH, en, LIMITS[limit].message));
    expect(Number(last.raw.headers['retry-after'])).toBeGreaterThan(0);
    clock += LIMITS[limit].windowMs;
    expect((await call()).status).not.toBe(429);
    return last;
  }

  it.each([
    { limit: 'signUpFrom' as const, url: signUp.url },
    { limit: 'guessFrom' as const, url: signIn.url },
    { limit: 'resetFrom' as const, url: requestPasswordReset.url },
    { limit: 'linkFrom' as const, url: resetPassword.url },
  ])('slow down $url from one address, no matter who is named', async ({ limit, url }) => {
    const from = server.visitor();
    await exhaust(limit, () =>
      from.send({
        method: 'POST',
        url,
        payload: {
          name: 'Ada',
          email: newAddress(),
          password: PASSWORD,
          token: 'x',
          newPassword: PASSWORD,
        },
      }),
    );
  });

  it.each([{ known: true }, { known: false }])(
    'slow down guesses at one account from anywhere, the same where it is known ($known) or not',
    async ({ known }) => {
      const email = newAddress();
      if (known) await server.accountHolder(email);
      await exhaust('guessAt', () => enter(server.visitor(), email, WRONG));
    },
  );

  it('never lock the owner out: a browser known from before goes on, and a mailed link opens another', async () => {
    clock = Date.now(); // Mailed links are timed by the real clock too.
    const email = newAddress();
    const ada = await server.accountHolder(email);
    await ada.send({ method: 'POST', url: '/api/auth/sign-out' });
    const guess = () => enter(server.visitor(), email, WRONG);
    while ((await guess()).status !== 429);
    expect((await enter(ada, email)).status).toBe(200);

    const elsewhere = server.visitor();
    expect((await enter(elsewhere, email)).status).toBe(429);
    await elsewhere.get(requestPasswordReset, { body: { email } });
    const token = await server.linkTo(email, /new password on this page/u);
    const newPassword = 'another horse battery';
    await elsewhere.get(resetPassword, { body: { token, newPassword } });
    expect((await enter(elsewhere, email, newPassword)).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });

  it('count a known browser by itself, and only for its own account', async () => {
    const email = newAddress();
    const ada = await server.accountHolder(email);
    await exhaust('guessInBrowser', () => enter(ada, email, WRONG));

    const other = newAddress();
    await server.accountHolder(other);
    for (let nth = 0; nth < LIMITS.guessAt.most; nth += 1)
      await enter(server.visitor(), other, WRONG);
    expect((await enter(ada, other)).status).toBe(429);
  });

  it('know a browser for everybody who shares it, the last eight of them', async () => {
    const people = Array.from({ length: 9 }, newAddress);
    for (const email of people) await server.accountHolder(email);
    const shared = server.visitor();
    for (const email of people) expect((await enter(shared, email)).status).toBe(200);
    for (const email of people) {
      const guess = () => enter(server.visitor(), email, WRONG);
      while ((await guess()).status !== 429);
    }
    const [first = '', ...others] = people;
    expect((await enter(shared, first)).status).toBe(429);
    for (const email of others) expect((await enter(shared, email)).status).toBe(200);
    const [, cookie = ''] =
      [...shared.cookies].find(([name]) => name.endsWith('known_browser')) ?? [];
    expect(cookie.split('~')).toHaveLength(8);
  });

  it('take nothing from a cookie that somebody else has written', async () => {
    const email = newAddress();
    const ada = await server.accountHolder(email);
    const guess = () => enter(server.visitor(), email, WRONG);
    while ((await guess()).status !== 429);
    const [name = '', cookie = ''] =
      [...ada.cookies].find(([each]) => each.endsWith('known_browser')) ?? [];
    const { rows } = await server.database.db.execute(sql`select * from known_browsers`);
    expect(JSON.stringify(rows)).not.toContain(cookie);
    const other = server.visitor();
    for (const forged of [
      '',
      '~',
      'x.y',
      cookie.slice(0, -1),
      'A'.repeat(cookie.length),
      `${'A'.repeat(16)}.${'A'.repeat(43)}`, // As the releases before signed them.
      '~'.repeat(3_000),
    ]) {
      other.cookies.set(name, forged);
      expect((await enter(other, email)).status).toBe(429);
    }
    other.cookies.set(name, `x.y~${cookie}`);
    expect((await enter(other, email)).status).toBe(200);
  });

  it('do not count what goes well', async () => {
    const email = newAddress();
    await server.accountHolder(email);
    for (let nth = 0; nth <= LIMITS.guessAt.most; nth += 1)
      expect((await enter(server.visitor(), email)).status).toBe(200);
  });

  it('slow down mails to one address, the same where it is unknown', async () => {
    const email = newAddress();
    await server.accountHolder(email);
    const ask = (address: string) => () =>
      server.visitor().call(requestPasswordReset, { body: { email: address } });
    const known = await exhaust('resetTo', ask(email));
    const unknown = await exhaust('resetTo', ask(newAddress()));
    expect(unknown.body.message).toBe(known.body.message);

    const ada = await server.accountHolder(newAddress());
    await exhaust('confirmationOf', () => ada.call(sendVerificationEmail, {}));
    for (const newEmail of [email, newAddress()]) {
      await exhaust('confirmationTo', async () => {
        const anybody = await server.accountHolder(newAddress());
        return anybody.call(changeEmail, { body: { newEmail, password: PASSWORD } });
      });
    }
  });

  it('slow down guesses at the password within a session, in all calls that ask for it', async () => {
    const ada = await server.accountHolder(newAddress());
    const calls = [
      () => ada.call(deleteUser, { body: { password: WRONG } }),
      () =>
        ada.call(changePassword, {
          body: { currentPassword: WRONG, newPassword: `${PASSWORD} 2` },
        }),
    ];
    let nth = 0;
    await exhaust('passwordOf', () => {
      nth += 1;
      return calls[nth % 2]?.() ?? Promise.reject(new Error('No such call.'));
    });
  });

  it('believe no forwarded address unless a proxy is trusted', async () => {
    const app = await TestServer.build(server.database, { config: { trustProxy: false } });
    const from = (address: string) => enter(new Visitor(app, address), newAddress(), WRONG);
    let refused = 0;
    for (let nth = 0; nth <= LIMITS.guessFrom.most; nth += 1)
      refused = (await from(`192.0.2.${nth}`)).status;
    expect(refused).toBe(429);
    await app.close();
  });
});

describe('the time that log in takes', () => {
  it('is that of a hash, whether the address is known or not', async () => {
    let asked = 0; // How often a hash was to take the work that is configured.
    const hashWork = {
      get logN() {
        asked += 1;
        return 5;
      },
      parallel: 2,
    };
    let hashes = 0;
    const counting = createHook({
      init(_id, type) {
        if (type === 'SCRYPTREQUEST') hashes += 1;
      },
    }).enable();
    const server = await TestServer.open({ hashWork });
    const email = newAddress();
    await server.accountHolder(email);
    const logIn = async (address: string) => {
      hashes = 0;
      asked = 0;
      await server.visitor().call(signIn, { body: { email: address, password: WRONG } });
      return { hashes, ofConfiguredWork: asked > 0 };
    };
    // The hash that an account has says itself how much work it takes: that which is configured.
    expect(await logIn(email)).toEqual({ hashes: 1, ofConfiguredWork: false });
    const { rows } = await server.database.db.execute(sql`select password from accounts`);
    expect(rows).toEqual([{ password: expect.stringContaining('$scrypt$ln=5,r=8,p=2$') }]);
    expect(await logIn(newAddress())).toEqual({ hashes: 1, ofConfiguredWork: true });
    counting.disable();
    await server.close();
  });
});
