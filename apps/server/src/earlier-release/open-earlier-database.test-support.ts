import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { createTestDatabase } from '#db/database.test-support.ts';
import type { Database } from '#db/database.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { migratedPglite } from '#db/pglite/migrated-pglite.ts';
import { openPostgres } from '#db/postgres/open-postgres.ts';

const read = (name: string) => readFileSync(new URL(`./recorded/${name}`, import.meta.url), 'utf8');

/** What the earlier release answered to somebody, and how they get in again. */
export type EarlierPerson = {
  name: string;
  /** Of a guest: the cookies that open their session. */
  cookies?: Record<string, string>;
  logIn?: { email: string; password: string };
  answers: { path: string; status: number; text: string }[];
};

export const EARLIER_PEOPLE = JSON.parse(read('answers.json')) as EarlierPerson[];

/** The statements that make the database that an earlier release has left. */
export const readEarlierDump = () => read('database.sql');

/** A copy of the database that an earlier release has left, migrated to what it is today. */
export async function openEarlierDatabase(kind: Database['kind']): Promise<Database> {
  const dump = readEarlierDump();
  if (kind === 'pglite') {
    const engine = await PGlite.create();
    await engine.exec(dump);
    return migratedPglite(engine, MIGRATIONS);
  }
  const url = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(dump);
  await client.end();
  return openPostgres(url, MIGRATIONS);
}
