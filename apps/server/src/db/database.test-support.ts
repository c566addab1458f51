import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { lastingFolder, temporaryFolder } from '../temporary-folder.test-support.ts';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrate.ts';
import { migratedPglite } from './pglite/migrated-pglite.ts';
import { openPgliteCopy } from './pglite-template.test-support.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { startTestPostgres, type TestPostgres } from './postgres.test-support.ts';

let cluster: Promise<TestPostgres> | undefined;
/** The one connection over which databases are made. */
let maker: pg.Pool | undefined;
/** The names of the migrated databases that others are copied from, by the folder of their migrations. */
const templates = new Map<string, Promise<string>>();

/** A migrated, empty database for one test. Close it when done. */
export async function openTestDatabase(
  kind: Database['kind'],
  migrations = MIGRATIONS,
): Promise<Database> {
  if (kind === 'postgres') return openPostgres(await copyMigrated(migrations), migrations);
  return migratedPglite(await openPgliteCopy(temporaryFolder('pglite'), migrations), migrations);
}

/** Embedded databases that were opened here to be used again, and those of them that nobody uses now. */
const reusable = new WeakSet<Database>();
const spare: Database[] = [];

/**
 * An empty embedded database, used before or new: opening one takes a tenth of a second of the processor, emptying one a third of that.
 * `letGo` it when done.
 */
export async function borrowPglite(): Promise<Database> {
  const database =
    spare.pop() ??
    (await migratedPglite(await openPgliteCopy(lastingFolder('pglite')), MIGRATIONS));
  reusable.add(database);
  return database;
}

/** Empties a borrowed database for the next test file, and closes any other. Does nothing to one that was closed. */
export async function letGo(database: Database): Promise<void> {
  if (!reusable.has(database)) return database.close();
  if (!(await database.ready())) return;
  const tables = await database.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'
      and pg_relation_size(format('%I.%I', schemaname, tablename)::regclass) > 0`,
  );
  const names = tables.rows.map(({ name }) => name).join(', ');
  if (names) await database.db.execute(sql.raw(`truncate ${names} restart identity cascade`));
  spare.push(database);
}

/** Address of a new, empty PostgreSQL database, in a cluster that lasts as long as this process. */
export async function createTestDatabase(): Promise<string> {
  return urlOf(await createDatabase());
}

/** Address of a copy of a migrated database: copying it takes a fraction of the time of migrating another. */
async function copyMigrated(migrations: string): Promise<string> {
  let template = templates.get(migrations);
  if (!template) {
    template = createMigrated(migrations);
    templates.set(migrations, template);
  }
  return urlOf(await createDatabase(await template));
}

async function createMigrated(migrations: string): Promise<string> {
  const name = await createDatabase();
  const database = await openPostgres(await urlOf(name), migrations);
  await database.close(); // Nobody may be connected to a database that is copied.
  return name;
}

async function urlOf(name: string): Promise<string> {
  cluster ??= startTestPostgres();
  return (await cluster).url(name);
}

/** Makes a database; returns its name. Its files are copied: to log each block, as is usual, takes twice as much. */
async function createDatabase(template = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  maker ??= new pg.Pool({
    ...{ connectionString: await urlOf('postgres'), max: 1, idleTimeoutMillis: 0 },
    allowExitOnIdle: true,
  });
  await maker.query(`create database ${name} template ${template} strategy file_copy`);
  return name;
}
