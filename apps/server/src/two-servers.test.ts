import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ENDPOINTS, signIn } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './db/database.test-support.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { isPostgresInstalled } from './db/postgres.test-support.ts';
import { LIMITS } from './features/accounts/log-in/limits.ts';
import {
  addConfirmed,
  addDue,
  switchOn,
} from './features/reminders/reminders-scene.test-support.ts';
import { addMail } from './mail/queries.ts';
import { sealMail } from './mail/seal.ts';
import { startSmtpServer } from './mail/smtp-server.test-support.ts';
import { temporaryFolder } from './temporary-folder.test-support.ts';
import { TestServer, Visitor } from './test-server.test-support.ts';

/** Number that a server takes at a time, and number of what is there: each server is to come back for more. */
const MAILS_AT_ONCE = 10;
const ADDRESSES = Array.from({ length: 30 }, (_, nth) => `ada${nth}@example.org`);
const PUBLIC_URL = 'https://resumes.example';
const SECRET = 'a secret that two servers share';

describe.skipIf(!isPostgresInstalled)('[OP1] two servers on one PostgreSQL', () => {
  const folder = temporaryFolder('two-servers');
  const dataDirs = [join(folder, 'one'), join(folder, 'two')];
  let databases: Database[];
  let one: TestServer;
  let two: TestServer;
  let answerMails = () => {};
  const hold = new Promise<void>((resolve) => {
    answerMails = resolve;
  });
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase();
    databases = await Promise.all(
      dataDirs.map((dataDir) => openDatabase({ databaseUrl, dataDir })),
    );
    await leaveMails(databases[0] as Database);
    smtp = await startSmtpServer({ hold });
    const config = { sessionSecret: SECRET, smtpUrl: smtp.url, publicUrl: PUBLIC_URL };
    const opening = databases.map((database, at) =>
      TestServer.open({ config: { ...config, dataDir: dataDirs[at] } }, database),
    );
    [one, two] = (await Promise.all(opening)) as [TestServer, TestServer];
  });
  afterAll(async () => {
    answerMails();
    await Promise.all([one.close(), two.close()]);
    await smtp.stop();
  });

  /** Mails as a server leaves them that has ended, each of them due. */
  async function leaveMails({ db }: Database): Promise<void> {
    for (const to of ADDRESSES) {
      const sealed = sealMail({ to, subject: 'Grüße', text: 'Good day.' }, SECRET);
      await addMail(db, { id: randomUUID(), sealed, leaseMs: 0 });
    }
  }

  /** The same browser, at the other server. */
  function atTwo(who: Visitor): Visitor {
    const there = new Visitor(two.app, '10.9.9.9');
    there.cookies = who.cookies;
    return there;
  }

  it('send each mail that waits once: what the one is sending, the other leaves', async () => {
    const numberOf = () => smtp.received.length;
    await expect.poll(numberOf).toBe(2 * MAILS_AT_ONCE); // Neither takes more before these are answered.
    answerMails();
    const waiting = async () =>
      (await databases[0]?.db.execute(sql`select 1 from mails`))?.rows.length;
    await expect.poll(waiting).toBe(0);
    const addresses = smtp.received.map(({ envelope }) => envelope[0]);
    expect(addresses.toSorted()).toEqual(ADDRESSES.toSorted());
  });

  it('know a session that the other has opened, what it has saved, and when it has ended', async () => {
    const ada = one.visitor();
    const resume_id = await ada.addResume();
    await ada.get(ENDPOINTS.saveSkills, { body: { resume_id, skills: 'Steel' } });
    const there = atTwo(ada);
    expect(await there.readResume(resume_id)).toMatchObject({
      skills: { skills_description: 'Steel' },
    });

    const kept = new Map(ada.cookies);
    await there.send({ method: 'POST', url: '/api/auth/sign-out' });
    for (const server of [one, two]) {
      const later = server.visitor();
      later.cookies = new Map(kept);
      expect((await later.call(ENDPOINTS.listResumes, {})).status).toBe(401);
    }
  });

  it('[AP6] remind each person once, though both look when they begin to listen', async () => {
    const people = [];
    for (let nth = 0; nth < 12; nth += 1) people.push(await addConfirmed(one));
    for (const person of people) {
      await addDue(person);
      await switchOn(person, 0, 'UTC');
    }
    const { db } = databases[0] as Database;
    await db.execute(sql`update reminders set settled_on = ''`); // Their hour is over today.
    const reminded = () =>
      smtp.received.flatMap(({ message, envelope }) =>
        /^List-Unsub/mu.test(message) ? envelope : [],
      );
    await Promise.all([one, two].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
    const isSettled = async () =>
      (await db.execute(sql`select 1 from reminders where settled_on = ''`)).rows.length === 0;
    await expect.poll(() => reminded().length).toBeGreaterThanOrEqual(people.length);
    expect(await isSettled()).toBe(true);
    const emails = people.map(({ email }) => email);
    expect(reminded().toSorted()).toEqual(emails.toSorted());
  });

  it('count tries to log in together', async () => {
    const body = { email: 'nobody@example.org', password: 'wrong horse battery' };
    const guess = async (server: TestServer) =>
      (await server.visitor().call(signIn, { body })).status;
    const { most } = LIMITS.guessAt;
    for (let nth = 0; nth < most; nth += 1) expect(await guess(nth % 2 ? two : one)).toBe(400);
    expect([await guess(one), await guess(two)]).toEqual([429, 429]);
  });
});
