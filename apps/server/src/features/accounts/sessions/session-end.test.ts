import {
  endSessionsOf,
  getSession,
  listActions,
  listSessions,
  signIn,
  updateUser,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readOutbox } from '../../../mail/read-mail.test-support.ts';
import { removeExpired } from '../../../remove-expired.ts';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';

const DAY_MS = 86_400_000;

describeOnServer('the end of sessions', (server) => {
  const database = () => server().database.db;
  const rename = (who: Visitor) => who.call(updateUser, { body: { name: 'Ada' } });

  /** As if all sessions had been begun so many days ago, last used now or a day and more ago. */
  const age = (days: number, unusedDays: number) =>
    database().execute(sql`update sessions set created_at = now() - ${days} * interval '1 day',
      expires_at = now() + ${90 - unusedDays} * interval '1 day'`);

  it.each([0, 3])(
    'of an account is 180 days after the log in, last used %i days ago; nothing of it can be done then',
    async (unusedDays) => {
      const email = `ada${unusedDays}@example.org`;
      const ada = await server().accountHolder(email);
      const elsewhere = server().visitor();
      await elsewhere.get(signIn, { body: { email, password: PASSWORD } });
      await age(179.9, unusedDays);
      expect((await rename(ada)).status).toBe(200);
      const { current, total } = await ada.get(listSessions, { querystring: {} });
      expect(Date.parse(current.expiresAt) - Date.now()).toBeLessThan(0.11 * DAY_MS);
      expect(total).toBe(1);
      const told = await ada.get(getSession, {});
      expect(told?.session.expiresAt).toBe(current.expiresAt);

      await database().execute(sql`update sessions set created_at = created_at - interval '1 day'
        where id = ${current.id}`);
      for (let time = 0; time < 2; time += 1) {
        const { status, body } = await rename(ada);
        expect({ status, code: body.code }).toEqual({ status: 401, code: 'no_session' });
      }
      expect(await ada.get(getSession, {})).toBeNull();
      await ada.get(signIn, { body: { email, password: PASSWORD } });
      expect((await rename(ada)).status).toBe(200);
    },
  );

  it('of a guest is none while it is used: their work has no other owner', async () => {
    const guest = server().visitor();
    const resume_id = await guest.addResume('Bridges');
    for (const unusedDays of [0, 3]) {
      await age(1_000, unusedDays);
      expect((await guest.readResume(resume_id)).resume_name).toBe('Bridges');
    }
    await removeExpired({ db: database(), files: server().files, now: new Date() });
    expect((await guest.readResume(resume_id)).resume_name).toBe('Bridges');
  });

  it('is that of its row too: of accounts after 180 days, of others never while it is used', async () => {
    await server().accountHolder('grace@example.org');
    await age(181, 0);
    const count = async () => (await database().execute(sql`select 1 from sessions`)).rows.length;
    const before = await count();
    await removeExpired({ db: database(), files: server().files, now: new Date() });
    expect([before > 1, await count()]).toEqual([true, 1]);
  });

  it('[AC9] comes by an admin, by the address alone; it is on record, and the owner hears of it', async () => {
    const email = 'mary@example.org';
    const mary = await server().accountHolder(email);
    await database().execute(sql`update users set email_verified = true where email = ${email}`);
    const other = server().visitor();
    await other.get(signIn, { body: { email, password: PASSWORD } });
    const admin = await server().admin();
    const end = (of: string) => admin.call(endSessionsOf, { body: { email: of } });

    const unknown = await end('nobody@example.org');
    expect([unknown.status, unknown.body.field]).toEqual([400, 'email']);
    expect((await end('Mary@Example.org ')).body.ended).toBe(2);
    for (const who of [mary, other]) expect((await rename(who)).status).toBe(401);
    expect((await rename(admin)).status).toBe(200);
    expect(await server().mailTo(email, /logged you out in every browser/u)).not.toContain(
      'Browser:',
    );
    expect((await end(email)).body.ended).toBe(0);
    const { actions } = await admin.get(listActions, { querystring: {} });
    expect(actions.filter(({ action }) => action === 'loggedOut')).toMatchObject([
      { kind: 'account', subject: email, by: { email: expect.stringMatching(/^admin/u) } },
      { subject: email },
    ]);

    await mary.get(signIn, { body: { email, password: PASSWORD } });
    const mails = readOutbox(server().dataDir).filter(({ to }) => to === email);
    expect(mails.filter(({ text }) => /logged you out/u.test(text))).toHaveLength(1);
  });
});
