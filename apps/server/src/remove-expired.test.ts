import { ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeExpired } from './remove-expired.ts';
import { describeOnEachServer } from './test-server.test-support.ts';

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
    await ada.get(ENDPOINTS.saveProject, { body: { resume_id, name: 'Arch' } });
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

  it('removes ended sessions, guests who left nothing behind, and old counters', async () => {
    const { db } = server().database;
    await removeExpired(db, server().files, inDays(120));
    const ada = server().visitor();
    await ada.get(ENDPOINTS.deleteResume, { body: { resume_id: await ada.addResume() } });
    const [guests, sessions] = [await count('users'), await count('sessions')];

    await removeExpired(db, server().files, inDays(2));
    expect([await count('users'), await count('sessions')]).toEqual([guests, sessions]);
    expect(await count('counters')).toBe(0);

    await removeExpired(db, server().files, inDays(120));
    expect(await count('users')).toBe(Number(guests) - 1);
    expect(await count('sessions')).toBe(0);
  });
});
