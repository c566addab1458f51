import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrate.ts';
import { migratedPglite } from './pglite/migrated-pglite.ts';
import { pgliteTemplate } from './pglite-template.test-support.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { startTestPostgres, type TestPostgres } from './postgres.test-support.ts';

let cluster: Promise<TestPostgres> | undefined;

/** A migrated, empty database for one test. Close it when done. */
export async function openTestDatabase(
  kind: Database['kind'],
  migrations = MIGRATIONS,
): Promise<Database> {
  if (kind === 'postgres') return openPostgres(await createTestDatabase(), migrations);
  const loadDataDir = await pgliteTemplate(migrations);
  return migratedPglite(await PGlite.create({ loadDataDir }), migrations);
}

/** Address of a new, empty PostgreSQL database, in a cluster that lasts as long as this process. */
export async function createTestDatabase(): Promise<string> {
  cluster ??= startTestPostgres();
  const { url } = await cluster;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url('postgres'));
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url(name);
}
