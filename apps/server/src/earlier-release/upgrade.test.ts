import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '#db/migrate.ts';
import { openPglite } from '#db/pglite/open-pglite.ts';
import { openPostgres } from '#db/postgres/open-postgres.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { keptCopyOf } from '#db/upgrade-to-one-table.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { makeEarlierFolder, makeEarlierPostgres } from './open-earlier-database.test-support.ts';

const COUNT = 'select count(*)::int as resumes from resumes';

it('[HO9] an embedded database of 1.0.0 is kept beside the one that it becomes', async () => {
  const folder = join(temporaryFolder('upgraded'), 'db');
  await makeEarlierFolder(folder);
  for (let start = 0; start < 2; start += 1) await (await openPglite(folder)).close();
  const before = await PGlite.create(keptCopyOf(folder));
  const { rows } = await before.query<{ resumes: number }>(COUNT);
  expect(rows[0]?.resumes).toBeGreaterThan(0);
  await before.close();
});

it('a new embedded database leaves no copy', async () => {
  const folder = join(temporaryFolder('new'), 'db');
  await (await openPglite(folder)).close();
  expect(existsSync(keptCopyOf(folder))).toBe(false);
});

it.skipIf(!isPostgresInstalled)(
  '[HO9] a PostgreSQL database of 1.0.0 stays as it is until somebody says that a backup was made',
  async () => {
    const url = await makeEarlierPostgres();
    await expect(openPostgres(url, MIGRATIONS)).rejects.toThrow(
      'Stop every server of 1.0.0, make a backup (npm run backup), then start one server with MIGRATE=yes.',
    );
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(COUNT);
    await client.end();
    expect(rows[0].resumes).toBeGreaterThan(0);
    await (await openPostgres(url, MIGRATIONS, { mayMigrate: true })).close();
    await (await openPostgres(url, MIGRATIONS)).close();
  },
);
