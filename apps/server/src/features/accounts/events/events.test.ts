import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changePassword,
  listAccountEvents,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserId } from '#db/db.ts';
import { archiveAccount } from '../../../archive-account.ts';
import { readOutbox } from '../../../mail/read-mail.test-support.ts';
import { removeExpired } from '../../../remove-expired.ts';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_PASSWORD = 'another horse battery';

describeOnServer('what happened to an account', (server) => {
  const database = () => server().database.db;

  /** An account with a confirmed address that was made a day ago. */
  async function openAccount(email: string): Promise<Visitor> {
    const who = await server().accountHolder(email);
    await database().execute(sql`update users set email_verified = true,
      created_at = created_at - interval '1 day' where email = ${email}`);
    return who;
  }

  const enter = (who: Visitor, email: string, password = PASSWORD) =>
    who.send({
      ...{ method: signIn.method, url: signIn.url, payload: { email, password } },
      headers: { 'user-agent': FIREFOX },
    });

  const listOf = async (who: Visitor) =>
    (await who.get(listAccountEvents, {})).events.map(({ what, browser }) => ({ what, browser }));

  const mailsTo = (email: string, about: RegExp) =>
    readOutbox(server().dataDir).filter(({ to, text }) => to === email && about.test(text)).length;

  it('[AC9] begins without the browser that signed up, and tells by mail of the first other one alone', async () => {
    const email = 'ada@example.org';
    const ada = await openAccount(email);
    expect(await listOf(ada)).toEqual([]);
    const other = server().visitor();
    for (let nth = 0; nth < 2; nth += 1) expect((await enter(other, email)).status).toBe(200);
    expect(await listOf(ada)).toEqual([{ what: 'new_browser', browser: 'Firefox on Windows' }]);
    const mail = await server().mailTo(email, /browser that has not been used/u);
    expect(mail).toMatch(/When: \w+ \d+, \d{4} at \d\d:\d\d UTC\nBrowser: Firefox on Windows\n/u);
    expect(mail).not.toMatch(/10\.0\.\d|127\.0/u);
    expect(mailsTo(email, /browser that has not been used/u)).toBe(1);
    expect((await enter(ada, email)).status).toBe(200);
    expect(await listOf(ada)).toHaveLength(1);
  });

  it('[AC9] is no list of wrong passwords, and mails nothing to an address that nobody confirmed', async () => {
    const email = 'grace@example.org';
    const grace = await openAccount(email);
    await database().execute(sql`update users set email_verified = false where email = ${email}`);
    expect((await enter(server().visitor(), email, 'wrong horse')).status).toBe(400);
    expect(await listOf(grace)).toEqual([]);
    expect((await enter(server().visitor(), email)).status).toBe(200);
    expect(await listOf(grace)).toHaveLength(1);
    await server().visitor().get(requestPasswordReset, { body: { email } });
    await server().mailTo(email, /new password on this page/u); // What was posted before it is there.
    expect(mailsTo(email, /browser that has not been used/u)).toBe(0);
  });

  it('[AC9] has changes of the password, and is its owner’s alone', async () => {
    const email = 'mary@example.org';
    const mary = await openAccount(email);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await mary.get(changePassword, { body });
    await mary.get(requestPasswordReset, { body: { email } });
    const token = await server().linkTo(email, /new password on this page/u);
    await mary.get(resetPassword, { body: { token, newPassword: PASSWORD } });
    await mary.get(signIn, { body: { email, password: PASSWORD } });
    const what = 'password_changed';
    expect((await listOf(mary)).map((event) => event.what)).toEqual([what, what]);
    const stranger = server().visitor();
    await stranger.get(signUp, {
      body: { name: 'Eve', email: 'eve@example.org', password: PASSWORD },
    });
    expect(await listOf(stranger)).toEqual([]);
  });

  it('[AC9] is kept for a year and 500 events, and is in the archive', async () => {
    const email = 'jane@example.org';
    const jane = await openAccount(email);
    const { rows } = await database().execute<{ id: UserId }>(
      sql`select id from users where email = ${email}`,
    );
    const owner = rows[0]?.id as UserId;
    await database().execute(sql`insert into account_events (user_id, at, what)
      select ${owner}, now() - n * interval '1 minute', 'factor_on' from generate_series(1, 600) n`);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    await jane.get(changePassword, { body });
    const { rows: kept } = await database().execute<{ n: number }>(
      sql`select count(*)::int n from account_events where user_id = ${owner}`,
    );
    expect(kept[0]?.n).toBe(500);
    const shown = await listOf(jane);
    expect(shown).toHaveLength(50);
    expect(shown[0]).toEqual({ what: 'password_changed', browser: expect.any(String) });

    const file = join(temporaryFolder('archive'), 'archive.json');
    await archiveAccount({ db: database(), store: server().files.store }, { email, file });
    const { accounts } = JSON.parse(readFileSync(file, 'utf8')) as { accounts: object[] };
    expect(accounts.at(-1)).toEqual({
      event: { at: expect.any(String), what: 'password_changed', browser: expect.any(String) },
    });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const { files } = server();
    await removeExpired({ db: database(), files, now: inDays(364) });
    const count = async () =>
      (await database().execute(sql`select 1 from account_events where user_id = ${owner}`)).rows
        .length;
    expect(await count()).toBe(500);
    await removeExpired({ db: database(), files, now: inDays(366) });
    expect(await count()).toBe(0);
  });
});
