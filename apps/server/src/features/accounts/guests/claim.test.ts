import { randomUUID } from 'node:crypto';
import {
  createResume,
  deleteResume,
  getSession,
  getToken,
  listResumes,
  makeCalendar,
  restoreDocument,
  saveEntry,
  signIn,
  signUp,
} from '@shortlist/contracts';
import { RESUME } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserId } from '#db/db.ts';
import { describeOnEachServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';
import { FEATURES } from '../../index.ts';
import { claimGuest } from './claim-queries.ts';

const newAddress = () => `ada-${randomUUID()}@example.org`;
const idOf = async (who: Visitor) => ((await who.get(getSession, {}))?.user.id ?? '') as UserId;
const listIds = async (who: Visitor) =>
  (await who.get(listResumes, {})).resumes.map(({ resume_id }) => resume_id).sort();

describeOnEachServer('what a guest has made', (server) => {
  const enter = (who: Visitor, email: string) =>
    who.get(signIn, { body: { email, password: PASSWORD } });

  async function guestWith(resumes: number): Promise<{ guest: Visitor; ids: string[] }> {
    const guest = server().visitor();
    const ids: string[] = [];
    for (let nth = 0; nth < resumes; nth += 1) ids.push(await guest.addResume(`Resume ${nth}`));
    return { guest, ids: ids.sort() };
  }

  /** Resumes made at once, as many as it takes to fill an account. */
  const fill = (owner: UserId, resumes: number) =>
    server().database.db.execute(sql`
      insert into documents (id, owner, kind, title, created_at, edited_at)
      select gen_random_uuid(), ${owner}, 'resume', 'Filler', now(), now() from generate_series(1, ${resumes})`);

  it('[AC2] moves to the account on signing up, all 50 resumes, and the guest is gone', async () => {
    const { guest, ids } = await guestWith(50);
    const guestId = await idOf(guest);
    const { project_id } = await guest.get(saveEntry.project, {
      body: { resume_id: ids[0] ?? '', name: 'Arch' },
    });
    const before = await guest.readResume(ids[0] ?? '');
    const old = new Map(guest.cookies);

    const { claimed } = await guest.get(signUp, {
      body: { name: 'Ada', email: newAddress(), password: PASSWORD },
    });
    expect(claimed).toEqual({ guest: guestId, resumes: 50 });
    expect(await listIds(guest)).toEqual(ids);
    const after = await guest.readResume(ids[0] ?? '');
    expect(after).toEqual(before);
    expect(after.projects.map(({ id }) => id)).toEqual([project_id]);

    guest.cookies = old;
    expect((await guest.call(listResumes, {})).status).toBe(401);
  });

  it('[AC2] moves to the account on logging in, beside what is there, deleted resumes too', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const mine = await ada.addResume('Mine');
    const { guest, ids } = await guestWith(3);
    const [deleted = '', ...kept] = ids;
    await guest.get(deleteResume, { body: { resume_id: deleted } });

    const { claimed } = await enter(guest, email);
    expect(claimed?.resumes).toBe(2);
    expect(await listIds(ada)).toEqual([mine, ...kept].sort());
    await ada.get(restoreDocument, { params: { documentId: deleted } });
    expect(await listIds(ada)).toEqual([mine, ...ids].sort());
  });

  it('[AC2] moves with documents of every kind; the answer counts resumes', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const { guest, ids } = await guestWith(2);
    const { db } = server().database;
    const [letter = '', resume = ''] = ids;
    await db.execute(sql`update documents set kind = 'letter' where id = ${letter}`);
    expect((await enter(guest, email)).claimed?.resumes).toBe(1);
    expect(await listIds(ada)).toEqual([resume]);
    const { rows } = await db.execute(
      sql`select kind from documents where owner = ${await idOf(ada)} order by kind`,
    );
    expect(rows).toEqual([{ kind: 'letter' }, { kind: 'resume' }]);
  });

  it('[AC2] moves once: the same guest again finds nothing to move', async () => {
    const ada = await server().accountHolder(newAddress());
    const grace = await server().accountHolder(newAddress());
    const { guest, ids } = await guestWith(2);
    const { db } = server().database;
    const guestId = await idOf(guest);
    const claim = async (by: Visitor) =>
      claimGuest(db, { guest: guestId, account: await idOf(by) }, FEATURES);
    expect(await claim(ada)).toEqual({ resumes: 2 });
    expect(await claim(ada)).toEqual({ resumes: 0 });
    expect(await claim(grace)).toEqual({ resumes: 0 });
    expect([await listIds(ada), await listIds(grace)]).toEqual([ids, []]);
  });

  it('[AC2] is never divided: of two log ins at once, one takes all and the other nothing', async () => {
    const emails = [newAddress(), newAddress()];
    const owners = [
      await server().accountHolder(emails[0]),
      await server().accountHolder(emails[1]),
    ];
    const { guest, ids } = await guestWith(5);
    const twins = emails.map(() => {
      const twin = server().visitor();
      twin.cookies = new Map(guest.cookies);
      return twin;
    });
    const answers = await Promise.all(twins.map((twin, index) => enter(twin, emails[index] ?? '')));
    expect(answers.map(({ claimed }) => claimed?.resumes ?? 0).sort()).toEqual([0, 5]);
    const lists = await Promise.all(owners.map(listIds));
    expect(lists.flat().sort()).toEqual(ids);
    expect(lists.map(({ length }) => length).sort()).toEqual([0, 5]);
  });

  it('[AC2] moves with one address of a calendar, where several with one become an account at once, which makes one meanwhile', async () => {
    const ada = await server().accountHolder(newAddress());
    const account = await idOf(ada);
    const { db } = server().database;
    const guests: UserId[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const { guest } = await guestWith(1);
      await guest.get(makeCalendar, {});
      guests.push(await idOf(guest));
    }
    const claims = guests.map((guest) => claimGuest(db, { guest, account }, FEATURES));
    const [{ status }] = await Promise.all([ada.call(makeCalendar, {}), ...claims]);
    expect([status, await listIds(ada)]).toMatchObject([200, { length: 3 }]);
    const { rows } = await db.execute(sql`select from calendar_feeds where owner = ${account}`);
    expect(rows).toHaveLength(1);
  });

  it('[AC2] that is being made during a log in is in the account, or is refused with 401', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const { guest, ids } = await guestWith(1);
    const tab = server().visitor();
    tab.cookies = new Map(guest.cookies);
    const making = Array.from({ length: 6 }, () =>
      tab.call(createResume, { body: { resumeName: 'Meanwhile' } }),
    );
    const [replies] = await Promise.all([Promise.all(making), enter(guest, email)]);
    expect(replies.every(({ status }) => status === 200 || status === 401)).toBe(true);
    const made = replies.filter(({ status }) => status === 200).map(({ body }) => body.resume_id);
    expect(await listIds(ada)).toEqual([...ids, ...made].sort());
  });

  it('[AC2] moves whole past the limit on resumes; then there is no room for new ones', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const { guest } = await guestWith(2);
    await fill(await idOf(ada), RESUME.most);
    await enter(guest, email);
    expect(await listIds(ada)).toHaveLength(RESUME.most + 2);
    expect(await ada.call(createResume, { body: { resumeName: 'More' } })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/Delete one to make room/u) },
    });
  });

  it('[AC2] stays the guest’s when moving fails, who can log in again later', async () => {
    const email = newAddress();
    const ada = await server().accountHolder(email);
    const { guest, ids } = await guestWith(3);
    const { db } = server().database;
    await db.execute(sql`
      create function refuse_moves() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql`);
    await db.execute(sql`
      create trigger refuse_moves before update of owner on documents for each row execute function refuse_moves()`);
    const failed = await guest.call(signIn, { body: { email, password: PASSWORD } });
    await db.execute(sql`drop trigger refuse_moves on documents`);
    await db.execute(sql`drop function refuse_moves`);

    expect(failed.status).toBe(500);
    expect(failed.raw.cookies).toEqual([]);
    expect(await listIds(guest)).toEqual(ids);
    expect((await guest.call(getToken, {})).body.code).toBe('no_account');
    expect((await enter(guest, email)).claimed?.resumes).toBe(3);
    expect(await listIds(ada)).toEqual(ids);
  });

  it('of an account stays there when somebody else logs in to theirs in the same browser', async () => {
    const [email, hers] = [newAddress(), newAddress()];
    const ada = await server().accountHolder(email);
    const id = await ada.addResume('Mine');
    await server().accountHolder(hers);
    const { claimed } = await enter(ada, hers);
    expect(claimed).toBeNull();
    expect(await listIds(ada)).toEqual([]);
    await enter(ada, email);
    expect(await listIds(ada)).toEqual([id]);
  });
});
