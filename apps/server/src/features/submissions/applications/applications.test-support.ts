import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import { seedJobs } from '#features/jobs/seed-jobs.ts';
import type { TestServer } from '../../../test-server.test-support.ts';
import { apply, listFiles, type SentForm } from '../sent-form.test-support.ts';

/** Answer of `left` where nothing was stored. */
export const NOTHING = { applications: 0, rows: 0, answers: 0, stored: 0, incoming: 0 };

/** Empties the server before each test, and listens; gives what tests send to it and find in it. */
export function prepareApplications(server: () => TestServer) {
  let address = '';
  beforeAll(async () => {
    await seedJobs(server().database.db, new Date());
    address = await server().app.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(async () => {
    const { db } = server().database;
    await db.execute(sql`delete from files where record_id is not null`);
    await db.execute(sql`delete from applications`);
    await db.execute(sql`delete from self_identification`);
    for (const path of storedFiles()) await server().files.store.remove(keyOf(path));
  });

  const filesIn = (folder: string) => listFiles(join(server().dataDir, folder));
  const storedFiles = () => filesIn('files');
  const keyOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const count = async (table: string) => {
    const { rows } = await server().database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    return rows[0]?.n;
  };
  const send = (form?: SentForm) => apply(server().visitor(), form);
  /** Everything that an application leaves behind. */
  const left = async () => ({
    applications: await count('applications'),
    rows: await count('files'),
    answers: await count('self_identification'),
    stored: storedFiles().length,
    incoming: filesIn('incoming').length,
  });
  return { send, left, storedFiles, filesIn, keyOf, address: () => address };
}
