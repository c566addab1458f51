import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { Db } from '../db/db.ts';
import { openDatabase } from '../db/open-database.ts';
import { openFiles } from '../files/open-files.ts';
import { removeExpired } from '../remove-expired.ts';
import { RealServers } from './real-servers.test-support.ts';

const DELETED = 210;
/** `npm run soak kill` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** Files left on the disk when the server of each round is killed; two of an application that is kept stay. */
const KILLED_AT = Array.from(
  { length: ROUNDS },
  (_, round) => 400 - Math.floor((400 * round) / ROUNDS),
);

const real = new RealServers();
afterAll(() => real.clear());

const folder = join(real.folder, 'files');
const listFiles = () => readdirSync(folder).sort();

async function withDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir: real.folder, databaseUrl: undefined });
  return use(database.db).finally(database.close);
}

/** Applications of two files each: many that were deleted an hour ago, and one that was not. */
async function addApplications(db: Db): Promise<void> {
  await db.execute(sql`insert into jobs (id, title, department, location, apply_link, description,
    responsibilities, qualifications, posted_at, words) values ('cook', '', '', '', '', '', '', '', now(), '')`);
  await db.execute(sql`insert into applications
    (first_name, last_name, email, sent_at, words, job_id, job_title, sponsorship, deleted_at, deletion_id)
    select '', '', '', now(), '', 'cook', '', 'No',
      case when n > 0 then now() - interval '1 hour' end, case when n > 0 then gen_random_uuid() end
    from generate_series(0, ${DELETED}) n`);
  const { rows } = await db.execute<{ key: string }>(sql`
    insert into files (key, record_kind, record_id, kind, name, type, size, started_at)
    select gen_random_uuid(), 'application', id, kind, 'cv.pdf', 'pdf', 4, now() - interval '1 hour'
    from applications, (values ('resume'), ('coverLetter')) kinds (kind) returning key`);
  mkdirSync(folder);
  for (const { key } of rows) writeFileSync(join(folder, key), '%PDF');
}

/** Finds what has a part of it missing: an application without a file, a file that no row names. */
async function findHalves(db: Db) {
  const { rows: whole } = await db.execute<{ files: number }>(sql`
    select count(files.key)::int as files from applications left join files on record_id = id::text group by id`);
  const { rows } = await db.execute<{ key: string; attached: boolean }>(
    sql`select key, record_id is not null as attached from files`,
  );
  const onDisk = new Set(listFiles());
  const known = new Set(rows.map(({ key }) => key));
  return {
    applications: whole.filter(({ files }) => files !== 2),
    lost: rows.filter(({ key, attached }) => attached && !onDisk.has(key)),
    unknown: [...onDisk].filter((key) => !known.has(key)),
  };
}

it(
  '[ST4] deleted applications are removed whole, however often the server is killed meanwhile',
  async () => {
    const kept = await withDatabase(async (db) => {
      await addApplications(db);
      const { rows } = await db.execute<{ key: string }>(sql`select key from files
      join applications on record_id = id::text where deleted_at is null order by key`);
      return rows.map(({ key }) => key);
    });
    expect(listFiles()).toHaveLength(2 * DELETED + 2);

    const leftByKills: number[] = [];
    for (const left of KILLED_AT) {
      const starting = real.start().catch(() => undefined);
      while (listFiles().length > left) await sleep(1);
      await real.killAll();
      await starting;
      leftByKills.push(listFiles().length);
      const halves = await withDatabase(findHalves);
      expect(halves).toEqual({ applications: [], lost: [], unknown: [] });
    }
    // On a busy machine the server can be done before a kill comes: not before all.
    expect(Math.max(...leftByKills)).toBeGreaterThan(kept.length);

    await withDatabase(async (db) => {
      const files = openFiles({ dataDir: real.folder, s3Url: undefined });
      await removeExpired({ db, files, now: new Date(Date.now() + 7_200_000) });
      const { rows } = await db.execute(sql`select deleted_at from applications`);
      expect(rows).toEqual([{ deleted_at: null }]);
      expect(listFiles()).toEqual(kept);
      expect(await findHalves(db)).toEqual({ applications: [], lost: [], unknown: [] });
    });
  },
  240_000 + ROUNDS * 60_000,
);
