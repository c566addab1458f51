import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './db/database.test-support.ts';
import { openPglite } from './db/pglite/open-pglite.ts';
import { isPostgresInstalled } from './db/postgres.test-support.ts';
import { PROGRAM_ENVIRONMENT } from './program-environment.test-support.ts';
import { temporaryFolder } from './temporary-folder.test-support.ts';

const PROGRAM = fileURLToPath(new URL('./copy-to-postgres.ts', import.meta.url));

const home = temporaryFolder('move');

/** Runs the program; gives its exit code and all that it says. */
function run(variables: Record<string, string>): Promise<{ code: number; says: string }> {
  const env = { ...PROGRAM_ENVIRONMENT, ...variables };
  return new Promise((resolve) =>
    execFile(process.execPath, [PROGRAM], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, says: `${stdout}${stderr}` }),
    ),
  );
}

describe.skipIf(!isPostgresInstalled)('the move to PostgreSQL, as a program', () => {
  it('copies the embedded database, and says how many rows of each table', async () => {
    const { db, close } = await openPglite(join(home, 'db'));
    await db.execute(
      sql`insert into users (id, name, email) values ('ada', 'Ada Ö', 'ada@example.org')`,
    );
    await db.execute(sql`insert into counters (key, count, started_at)
      select 'key ' || n, n, now() from generate_series(1, 300) n`);
    await close();

    const databaseUrl = await createTestDatabase();
    const { code, says } = await run({ DATA_DIR: home, DATABASE_URL: databaseUrl });
    expect(code, says).toBe(0);
    expect(says.split('\n')).toEqual(
      expect.arrayContaining(['users: 1 rows', 'counters: 300 rows', 'documents: 0 rows']),
    );

    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query(
      `select name, (select sum(count)::int from counters) as sum from users`,
    );
    await client.end();
    expect(rows).toEqual([{ name: 'Ada Ö', sum: 45_150 }]);
  });
});

it('the move to PostgreSQL says in a sentence that there is no embedded database, and makes none', async () => {
  const DATA_DIR = join(home, 'elsewhere');
  const ran = await run({ DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(ran).toEqual({
    code: 1,
    says: `There is no database in ${join(DATA_DIR, 'db')}. Set DATA_DIR.\n`,
  });
  expect(existsSync(DATA_DIR)).toBe(false);
});
