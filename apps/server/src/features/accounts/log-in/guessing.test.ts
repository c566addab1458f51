import { randomUUID } from 'node:crypto';
import {
  changePassword,
  getToken,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeSessions,
  signIn,
  signOut,
} from '@shortlist/contracts';
import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  describeOnServer,
  PASSWORD,
  TestServer,
  Visitor,
} from '../../../test-server.test-support.ts';
import { LIMITS } from './limits.ts';

const WRONG = 'wrong horse battery';
const NEW_PASSWORD = 'another horse battery';
const newAddress = () => `ada-${randomUUID()}@example.org`;

/** Guesses that an account lets through in a quarter of an hour: from anywhere, and from all browsers that it is known in. */
const FROM_ANYWHERE = 10;
const FROM_KNOWN_BROWSERS = 20;
const MOST_BROWSERS = 8;
const MOST_LOG_INS = 20;
const MOST_SESSIONS = 50;

describeOnServer('guesses and log ins', (server) => {
  const enter = (who: Visitor, email: string, password = PASSWORD) =>
    who.call(signIn, { body: { email, password } });

  /** As after a quarter of an hour. */
  const forgetCounts = () => server().database.db.execute(sql`delete from counters`);

  /** The marks of `times` log ins, each in its own browser, by somebody who waits where that is asked. */
  async function collectMarks(email: string, times: number): Promise<Visitor[]> {
    const browsers: Visitor[] = [];
    while (browsers.length < times) {
      const browser = server().visitor();
      const { status } = await enter(browser, email);
      if (status === 200) browsers.push(browser);
      else await forgetCounts();
    }
    await forgetCounts();
    return browsers;
  }

  /** Guesses; returns how many guesses were looked at, of `each` from every browser. */
  async function guess(browsers: Visitor[], email: string, each: number): Promise<number> {
    let tried = 0;
    for (const browser of browsers)
      for (let nth = 0; nth < each; nth += 1)
        if ((await enter(browser, email, WRONG)).status !== 429) tried += 1;
    return tried;
  }

  async function reset(email: string, who: Visitor, newPassword: string): Promise<void> {
    await who.get(requestPasswordReset, { body: { email } });
    const token = await server().linkTo(email, /new password on this page/u);
    await who.get(resetPassword, { body: { token, newPassword } });
  }

  it('[ST3] are bounded by account, whatever cookies the guesser holds', async () => {
    const email = newAddress();
    await server().accountHolder(email);
    const browsers = await collectMarks(email, 30);
    const { rows } = await server().database.db.execute(
      sql`select 1 from known_browsers join users on users.id = user_id where email = ${email}`,
    );
    expect(rows).toHaveLength(MOST_BROWSERS);

    // The oldest marks are those of strangers by now; the newest guess first, which have more room.
    const tried = await guess(browsers.reverse(), email, 10);
    expect(tried).toBe(FROM_KNOWN_BROWSERS);
    const stranger = server().visitor();
    expect(await enter(stranger, email, WRONG)).toMatchObject({
      status: 429,
      body: { code: 'slow_down' },
    });

    await forgetCounts();
    const strangersFirst = await guess([stranger, ...browsers.slice(0, 9)], email, 11);
    expect(strangersFirst).toBe(FROM_ANYWHERE + FROM_KNOWN_BROWSERS);
  });

  it('[ST3] are bounded by network address too, whatever cookies the guesser holds', async () => {
    const people = Array.from({ length: 8 }, newAddress);
    const thief = server().visitor();
    for (const email of people) {
      await server().accountHolder(email);
      await enter(thief, email);
    }
    await forgetCounts();
    let tried = 0;
    for (const email of people) tried += await guess([thief], email, 10);
    expect(tried).toBe(30);
    expect(await enter(thief, people[0] ?? '')).toMatchObject({ status: 429 });
  });

  it('[ST3] share their counts between servers on one database', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const other = await TestServer.build(server().database);
    const elsewhere = new Visitor(other, '192.0.2.1');
    elsewhere.cookies = ada.cookies;
    const tried = (await guess([ada], email, 6)) + (await guess([elsewhere], email, 6));
    expect(tried).toBe(10);
    await other.close();
  });

  it.each([
    { by: 'a reset', isByMail: true },
    { by: 'a new password', isByMail: false },
  ])('[ST3] have no room for a mark from before $by', async ({ isByMail }) => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const browsers = await collectMarks(email, MOST_BROWSERS - 1);
    await guess(browsers, email, 10); // What a thief has used up is not the owner's to wait for.
    if (isByMail) await reset(email, ada, NEW_PASSWORD);
    else {
      await forgetCounts();
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      await ada.get(changePassword, { body });
    }
    const stranger = server().visitor();
    while ((await enter(stranger, email, WRONG)).status !== 429);
    expect(await guess(browsers, email, 1)).toBe(0);

    await ada.call(signOut, {});
    expect((await enter(ada, email, NEW_PASSWORD)).status).toBe(200);
  });

  it('[ST3] keep the owner out of no known browser while others guess', async () => {
    const email = newAddress();
    const [ada, thief] = [await server().accountHolder(email), server().visitor()];
    await enter(thief, email); // On a computer that others use too.
    await ada.call(signOut, {});
    await guess([server().visitor(), thief], email, 30);
    expect((await enter(thief, email)).status).toBe(429);
    expect((await enter(ada, email)).status).toBe(200);
  });

  it('[ST3] that go well are limited by account, and tell when to come again', async () => {
    const email = newAddress();
    await server().accountHolder(email);
    await forgetCounts();
    const sessions = async () =>
      (
        await server().database.db.execute(
          sql`select 1 from sessions join users on users.id = user_id where email = ${email}`,
        )
      ).rows.length;
    for (let nth = 0; nth < MOST_LOG_INS; nth += 1)
      expect((await enter(server().visitor(), email)).status).toBe(200);
    const before = await sessions();
    const late = server().visitor();
    const reply = await enter(late, email);
    expect(reply).toMatchObject({ status: 429, body: { code: 'slow_down' } });
    expect(reply.body.message).toMatch(/^Too many logins in a short time\./u);
    expect(Number(reply.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect([late.cookies.size, await sessions()]).toEqual([0, before]);
  });

  it('[ST3] that go well are limited by network address, each taking the work of a hash', async () => {
    const [email, from] = [newAddress(), server().visitor()];
    await server().accountHolder(email);
    await forgetCounts();
    expect((await enter(from, email)).status).toBe(200);
    await server().database.db.execute(
      sql`update counters set count = ${LIMITS.logInFrom.most} - 1 where key like 'logInFrom:%'`,
    );
    expect((await enter(from, email)).status).toBe(200);
    // No password was looked at: none of these is a guess that takes room from the owner elsewhere.
    for (let nth = 0; nth <= LIMITS.guessAt.most; nth += 1) {
      const reply = await enter(from, email);
      expect(reply).toMatchObject({
        status: 429,
        body: { message: formatMessage(ENGLISH, en, LIMITS.logInFrom.message) },
      });
    }
    expect((await enter(server().visitor(), email)).status).toBe(200);
  });

  it('leave at most fifty sessions, listed in pages, and all others end at once', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const first = server().visitor();
    await enter(first, email);
    await server().database.db.execute(
      sql`update sessions set updated_at = now() - interval '2 days'
          where created_at = (select max(created_at) from sessions)`,
    );
    await collectMarks(email, MOST_SESSIONS - 1);
    expect((await first.call(getToken, {})).status).toBe(401);

    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { others, total, next, current }: Awaited<ReturnType<typeof list>> = await list(after);
      expect(total).toBe(MOST_SESSIONS - 1);
      expect(others.length).toBeLessThanOrEqual(10);
      expect(others.map(({ id }) => id)).not.toContain(current.id);
      seen.push(...others.map(({ id }) => id));
      after = next;
    }
    expect(new Set(seen).size).toBe(MOST_SESSIONS - 1);

    await ada.get(revokeSessions, { querystring: { which: 'others' } });
    expect(await list('')).toMatchObject({ others: [], total: 0, next: null });

    async function list(from: string) {
      return ada.get(listSessions, { querystring: { after: from } });
    }
  });
});
