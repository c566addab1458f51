import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { expect, it } from 'vitest';
import { backUpBeforeUpgrade } from '#backup/back-up-before-upgrade.ts';
import { listBackups } from '#backup/backup-folder.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { keptCopyOf } from '#db/pglite/keep-copy.ts';
import { openPglite } from '#db/pglite/open-pglite.ts';
import { openPostgres } from '#db/postgres/open-postgres.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
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
  '[HO9] [RN3] a PostgreSQL database of 1.0.0 stays as it is until somebody says that a backup was made, and has another made',
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
    const dataDir = temporaryFolder('before');
    const backupDir = join(dataDir, 'backups');
    const config = { ...{ dataDir, backupDir, databaseUrl: url }, s3Url: undefined };
    const backUp = () => backUpBeforeUpgrade({ ...config, sessionSecret: 'is set elsewhere' });
    await (await openPostgres(url, MIGRATIONS, { mayMigrate: true, backUp })).close();
    await (await openPostgres(url, MIGRATIONS, { backUp })).close();
    const [{ name, manifest } = {}] = await listBackups(backupDir);
    expect(name).toBe('before-upgrade');
    expect(manifest?.tables.find((table) => table.name === 'resumes')?.rows).toBe(rows[0].resumes);
  },
);
