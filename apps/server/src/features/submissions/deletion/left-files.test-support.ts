import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestServer } from '../../../test-server.test-support.ts';
import { listFiles } from '../sent-form.test-support.ts';

/** Counts the applications, rows of files, and files of a server. */
export async function leftIn({ database, dataDir }: TestServer) {
  const { rows } = await database.db.execute<{ applications: number; rows: number }>(sql`select
    (select count(*)::int from applications) as applications, (select count(*)::int from files) as rows`);
  const [stored, incoming] = ['files', 'incoming'].map(
    (name) => listFiles(join(dataDir, name)).length,
  );
  return { ...rows[0], stored, incoming };
}

/** The answer to an upload for which there is no room. */
export const FULL = {
  status: 507,
  body: {
    code: 'no_room',
    message:
      'There is no room for files on our side right now, so nothing was stored. Please try again later, or write to us with Contact Us.',
  },
};
