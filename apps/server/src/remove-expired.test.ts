import {
  deletePart,
  ENDPOINTS,
  listPartVersions,
  requestPasswordReset,
  saveEntry,
  signIn,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeOldVersions } from './features/documents/parts/version-queries.ts';
import { seedJobs } from './features/jobs/seed-jobs.ts';
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
    const restore = () =>
      ada.call(ENDPOINTS.restoreDocument, { params: { documentId: resume_id } });

    await removeExpired({ db, files: server().files, now: inDays(29) });
    expect((await restore()).status).toBe(200);
    expect((await ada.readResume(resume_id)).projects).toHaveLength(1);

    await ada.get(ENDPOINTS.deleteResume, { body: { resume_id } });
    await removeExpired({ db, files: server().files, now: inDays(31) });
    expect((await restore()).status).toBe(404);
    // Those of the other one.
    expect([await count('documents'), await count('parts')]).toEqual([1, 4]);
    expect((await ada.readResume(kept)).resume_name).toBe('Kept');
  });

  it('is a deleted document of any kind', async () => {
    const { db } = server().database;
    const ada = server().visitor();
    for (const kind of ['resume', 'letter']) {
      const resume_id = await ada.addResume(kind);
      await ada.get(ENDPOINTS.deleteResume, { body: { resume_id } });
      await db.execute(sql`update documents set kind = ${kind} where id = ${resume_id}`);
    }
    const before = (await count('documents')) ?? 0;
    await removeExpired({ db, files: server().files, now: inDays(31) });
    expect(await count('documents')).toBe(before - 2);
  });

  it('is an earlier version of 90 days, and then the deleted entry that it was of', async () => {
    const { db } = server().database;
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    const { award_id: entryId } = await ada.get(saveEntry.award, {
      body: { resume_id, name: 'Arch' },
    });
    await ada.get(deletePart, {
      params: { documentId: resume_id, key: `award:${entryId}` },
    });
    const kept = async () => {
      const { rows } = await db.execute(sql`select 1 from parts
        left join part_versions using (document, key) where document = ${resume_id} and kind = 'award'`);
      return rows.length;
    };
    await removeOldVersions(db, inDays(89));
    expect(await kept()).toBe(1);
    const { versions } = await ada.get(listPartVersions, { querystring: { ids: resume_id } });
    expect(versions).toMatchObject([{ key: `award:${entryId}`, content: { name: 'Arch' } }]);
    await removeOldVersions(db, inDays(91));
    expect(await kept()).toBe(0);
  });

  it('restores no resume whose 30 days are over, though it is still there', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    await ada.get(ENDPOINTS.deleteResume, { body: { resume_id } });
    await server().database.db.execute(
      sql`update documents set deleted_at = now() - interval '30 days 1 minute' where id = ${resume_id}`,
    );
    const reply = await ada.call(ENDPOINTS.restoreDocument, { params: { documentId: resume_id } });
    expect(reply.status).toBe(404);
  });

  it('removes guests 90 days after their last visit with all they made, and not a day sooner', async () => {
    const { db } = server().database;
    const ada = server().visitor();
    await ada.get(saveEntry.project, {
      body: { resume_id: await ada.addResume(), name: 'Arch' },
    });
    await removeExpired({ db, files: server().files, now: inDays(90) });
    expect((await ada.get(ENDPOINTS.listResumes, {})).resumes).toHaveLength(1);

    // A visit a month later restarts the 90 days.
    await db.execute(sql`update sessions set expires_at = expires_at - interval '30 days'`);
    await ada.get(ENDPOINTS.listResumes, {});
    await removeExpired({ db, files: server().files, now: inDays(90) });
    expect((await ada.get(ENDPOINTS.listResumes, {})).resumes).toHaveLength(1);

    await removeExpired({ db, files: server().files, now: inDays(92) });
    expect([await count('users'), await count('sessions')]).toEqual([0, 0]);
    expect([await count('documents'), await count('parts')]).toEqual([0, 0]);
  });

  it('keeps an account and what it owns, however long nobody logs in; its sessions and links end', async () => {
    const { db } = server().database;
    const email = 'ada@example.org';
    const ada = await server().accountHolder(email);
    const id = await ada.addResume('Kept');
    await ada.get(requestPasswordReset, { body: { email } });
    await server().linkTo(email, /new password on this page/u);
    await removeExpired({ db, files: server().files, now: inDays(1_000) });
    for (const table of ['sessions', 'verifications', 'known_browsers'])
      expect(await count(table)).toBe(0);
    await ada.get(signIn, { body: { email, password: PASSWORD } });
    expect((await ada.readResume(id)).resume_name).toBe('Kept');
  });

  it('removes old counters after a day', async () => {
    const { db } = server().database;
    await server().visitor().addResume();
    expect(await count('counters')).toBeGreaterThan(0);
    await removeExpired({ db, files: server().files, now: inDays(2) });
    expect(await count('counters')).toBe(0);
  });

  describe('when it is more than a batch', () => {
    const run = (statement: string) => server().database.db.execute(sql.raw(statement));
    const watched = ['documents', 'part_versions', 'sessions', 'users', 'applications'];
    const old = `now() - interval '200 days'`;

    // Each statement that deletes says how many rows it took.
    beforeEach(async () => {
      await run('truncate users, applications cascade');
      await run('create table removals (name text, gone int)');
      await run(`create function note_removal() returns trigger language plpgsql as $$ begin
        insert into removals select tg_table_name, count(*) from gone having count(*) > 0; return null; end $$`);
      for (const table of watched)
        await run(`create trigger note_removal after delete on ${table}
          referencing old table as gone for each statement execute function note_removal()`);
    });
    afterEach(async () => {
      await run('drop function note_removal cascade');
      await run('drop table removals');
    });

    /** 450 of each that are due: resumes, versions, applications, and guests with a session and a resume; and 3 that are not. */
    async function fill(): Promise<void> {
      await seedJobs(server().database.db, new Date());
      await run(`insert into users (id, name, email, is_anonymous, created_at)
        select 'guest' || n, '', 'guest' || n, true, ${old} from generate_series(1, 453) n`);
      await run(`insert into sessions (id, token, user_id, expires_at)
        select id, id, id, case when id in ('guest451', 'guest452', 'guest453') then now() + interval '1 day' else ${old} end from users`);
      const addResumes = (owner: string, deletedAt: string) =>
        run(`insert into documents (id, owner, kind, title, created_at, edited_at, deleted_at)
        select gen_random_uuid(), ${owner}, 'resume', '', now(), now(), ${deletedAt} from generate_series(1, 453) n`);
      await addResumes(`'guest' || n`, 'null');
      await addResumes(`'guest451'`, `case when n <= 450 then ${old} else now() end`);
      await run(`insert into parts (document, key, kind, content, made_at)
        select id, 'summary', 'summary', '{}', now() from documents where owner = 'guest451'`);
      await run(`insert into part_versions (document, key, revision, content, bytes, made_at)
        select document, key, n, '{}', 1, case when n <= 450 then ${old} else now() end
        from (select parts.* from parts join documents on id = document and documents.deleted_at is null limit 1) kept, generate_series(1, 453) n`);
      await run(`insert into applications (first_name, last_name, email, sent_at, words, job_id, job_title, sponsorship, deleted_at)
        select '', '', '', now(), '', (select min(id) from jobs), '', 'No', case when n <= 450 then ${old} end from generate_series(1, 453) n`);
    }

    /** Counts the rows of each table that were deleted in all, and by the largest statement. */
    async function removals() {
      const { rows } = await server().database.db.execute(
        sql`select name, sum(gone)::int as all, max(gone)::int as most from removals group by name order by name`,
      );
      return rows;
    }

    const REMOVED = [
      { name: 'applications', all: 450, most: 200 },
      { name: 'documents', all: 900, most: 200 },
      { name: 'part_versions', all: 450, most: 200 },
      { name: 'sessions', all: 450, most: 200 },
      { name: 'users', all: 450, most: 200 },
    ];

    it('is gone after one turn, 200 rows at a time; what is not due stays', async () => {
      await fill();
      await removeExpired({ db: server().database.db, files: server().files, now: new Date() });
      expect(await removals()).toEqual(REMOVED);
      expect(await Promise.all(watched.map(count))).toEqual([6, 3, 3, 3, 3]);
    });

    it('is removed once, though two servers remove at the same time', async () => {
      await fill();
      const { database, files } = server();
      await Promise.all(
        [1, 2].map(() => removeExpired({ db: database.db, files, now: new Date() })),
      );
      expect((await removals()).map(({ name, all }) => ({ name, all }))).toEqual(
        REMOVED.map(({ name, all }) => ({ name, all })),
      );
      expect(await Promise.all(watched.map(count))).toEqual([6, 3, 3, 3, 3]);
    });

    it('is left to another time after the batch under way where the server is stopped', async () => {
      await fill();
      const { database, files } = server();
      const all = async () =>
        (await Promise.all(watched.map(count))).reduce<number>((sum, rows = 0) => sum + rows, 0);
      const before = await all();
      const stopping = new AbortController();
      const removing = removeExpired({
        db: database.db,
        files,
        now: new Date(),
        signal: stopping.signal,
      });
      stopping.abort();
      await removing;
      expect(await all()).toBe(before - 200);
    });
  });
});
