import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { createTestDatabase } from '#db/database.test-support.ts';
import type { Database } from '#db/database.ts';
import { openFiles } from '#files/open-files.ts';
import { startS3 } from '#files/s3-server.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';

export const SECRET = 'a secret that is long enough for a server';

/** Environment that a server or a program is given. */
export type Place = {
  dataDir: string;
  databaseUrl: string | undefined;
  s3Url: string | undefined;
  sessionSecret: undefined;
};

/** Makes places for the tests of a file; they go with it. */
export function makePlaces() {
  const home = temporaryFolder('backup');
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());

  let paths = 0;
  const newPath = () => {
    paths += 1;
    return join(home, String(paths));
  };

  /** With PostgreSQL, files are in a folder of a bucket; with the embedded database, in the data folder. */
  async function newPlace(kind: Database['kind']): Promise<Place> {
    const dataDir = newPath();
    mkdirSync(dataDir);
    const isApart = kind === 'postgres';
    return {
      dataDir,
      databaseUrl: isApart ? await createTestDatabase() : undefined,
      s3Url: isApart ? s3.url(`uploads/${basename(dataDir)}`) : undefined,
      sessionSecret: undefined,
    };
  }

  return { newPath, newPlace, wrongS3Url: () => s3.url('uploads', 'wrong') };
}

/** Returns the content of a file of the place; undefined where there is none. */
export async function fileIn(at: Place, key: string): Promise<string | undefined> {
  const content = await openFiles(at).store.get(key);
  return content && text(content);
}

/** Puts a file into the store of a place. */
export async function addFile(at: Place, key: string, content: string): Promise<void> {
  const path = join(at.dataDir, `${key}.new`);
  writeFileSync(path, content);
  await openFiles(at).store.put(key, path);
  rmSync(path, { force: true });
}

export const contentOf = (key: string) => `%PDF of ${key}`;

/** Three applications with a file each, one of them deleted, in the database and the file store. */
export async function addApplications(at: Place, { db }: Database): Promise<void> {
  await db.execute(sql`insert into jobs (id, title, department, location, apply_link, description,
    responsibilities, qualifications, posted_at, words) values ('cook', 'Köchin 王', '', '', '', '', '', '', now(), 'cook')`);
  await db.execute(sql`insert into applications
    (first_name, last_name, email, sent_at, words, job_id, job_title, sponsorship, deleted_at)
    select 'Zoë', ${'\\\n"\u2028'}, '', now(), '', 'cook', '', 'No', case when n = 1 then now() end
    from generate_series(1, 3) n`);
  const { rows } = await db.execute<{ key: string }>(sql`
    insert into files (key, record_kind, record_id, kind, name, type, size, started_at)
    select gen_random_uuid(), 'application', id, 'resume', 'cv.pdf', 'pdf', 4, now() from applications returning key`);
  for (const { key } of rows) await addFile(at, key, contentOf(key));
}
