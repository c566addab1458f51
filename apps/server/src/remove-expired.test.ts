import {
  deleteEntry,
  ENDPOINTS,
  listVersions,
  requestPasswordReset,
  saveEntry,
  signIn,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeOldVersions } from './features/resumes/parts/version-queries.ts';
import { removeExpired } from './remove-expired.ts';
import { describeOnEachServer, PASSWORD } from './test-server.test-support.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describeOnEachServer('what has expired', (server) => {
  const count = async (table: string) => {
    const { rows } = await server().database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    return rows[0]?.n;
  };

  it('is not yet a deleted resume of 30 days, but really goes with its entries after that', async () => {
    const { db } = server().database;
    const ada = server().visitor();
    const kept = await ada.addResume('Kept');
    const resume_id = await ada.addResume('Deleted');
    await ada.get(saveEntry.project, { body: { resume_id, name: 'Arch' } });
    await ada.get(ENDPOINTS.deleteResume, { body: { resume_id } });
    const restore = () => ada.call(ENDPOINTS.restoreResume, { params: { resumeId: resume_id } });

    await removeExpired(db, server().files, inDays(29));
    expect((await restore()).status).toBe(200);
    expect((await ada.readResume(resume_id)).projects).toHaveLength(1);

    await ada.get(ENDPOINTS.deleteResume, { body: { resume_id } });
    await removeExpired(db, server().files, inDays(31));
    expect((await restore()).status).toBe(404);
    expect([await count('resumes'), await count('entries')]).toEqual([1, 0]);
    expect((await ada.readResume(kept)).resume_name).toBe('Kept');
  });

  it('is an earlier version of 90 days, and then the deleted entry that it was of', async () => {
    const { db } = server().database;
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    const { award_id: entryId } = await ada.get(saveEntry.award, {
      body: { resume_id, name: 'Arch' },
    });
    await ada.get(deleteEntry, { params: { resumeId: resume_id, entryId } });
    const kept = async () => {
      const { rows } = await db.execute(sql`select 1 from parts
        left join part_versions using (document, key) where document = ${resume_id} and kind = 'award'`);
      return rows.length;
    };
    await removeOldVersions(db, inDays(89));
    expect(await kept()).toBe(1);
    const { versions } = await ada.get(listVersions, { params: { documentId: resume_id } });
    expect(versions).toMatchObject([{ key: `award:${entryId}`, content: { name: 'Arch' } }]);
    await removeOldVersions(db, inDays(91));
    expect(await kept()).toBe(0);
  });

  it('restores no resume whose 30 days are over, though it is still there', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    await ada.get(ENDPOINTS.deleteResume, { body: { resume_id } });
    await server().database.db.execute(
      sql`update resumes set deleted_at = now() - interval '30 days 1 minute' where id = ${resume_id}`,
    );
    const reply = await ada.call(ENDPOINTS.restoreResume, { params: { resumeId: resume_id } });
    expect(reply.status).toBe(404);
  });

  it('removes guests 90 days after their last visit with all they made, and not a day sooner', async () => {
    const { db } = server().database;
    const ada = server().visitor();
    await ada.get(saveEntry.project, {
      body: { resume_id: await ada.addResume(), name: 'Arch' },
    });
    await removeExpired(db, server().files, inDays(90));
    expect((await ada.get(ENDPOINTS.listResumes, {})).resumes).toHaveLength(1);

    // A visit a month later restarts the 90 days.
    await db.execute(sql`update sessions set expires_at = expires_at - interval '30 days'`);
    await ada.get(ENDPOINTS.listResumes, {});
    await removeExpired(db, server().files, inDays(90));
    expect((await ada.get(ENDPOINTS.listResumes, {})).resumes).toHaveLength(1);

    await removeExpired(db, server().files, inDays(92));
    expect([await count('users'), await count('sessions')]).toEqual([0, 0]);
    expect([await count('resumes'), await count('entries')]).toEqual([0, 0]);
  });

  it('keeps an account and what it owns, however long nobody logs in; its sessions and links end', async () => {
    const { db } = server().database;
    const email = 'ada@example.org';
    const ada = await server().accountHolder(email);
    const id = await ada.addResume('Kept');
    await ada.get(requestPasswordReset, { body: { email } });
    await server().linkTo(email, /new password on this page/u);
    await removeExpired(db, server().files, inDays(1_000));
    for (const table of ['sessions', 'verifications', 'known_browsers'])
      expect(await count(table)).toBe(0);
    await ada.get(signIn, { body: { email, password: PASSWORD } });
    expect((await ada.readResume(id)).resume_name).toBe('Kept');
  });

  it('removes old counters after a day', async () => {
    const { db } = server().database;
    await server().visitor().addResume();
    expect(await count('counters')).toBeGreaterThan(0);
    await removeExpired(db, server().files, inDays(2));
    expect(await count('counters')).toBe(0);
  });
});
