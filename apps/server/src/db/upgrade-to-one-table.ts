import { existsSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';
import { StartRefused } from '#config/start-refused.ts';
import { makeWholeFolder } from './pglite/folder/new-folder.ts';

/** Runs one statement on a connection of either engine. */
type Ask = (text: string) => Promise<{ rows: unknown[] }>;

/** The end of the name of the one migration that is not rolling: it drops the tables that servers of 1.0.0 read and write. */
export const MIGRATION = 'one_table';

/** Version of the release that brings it, and with it the migrations that follow: none of them is rolling. */
export const RELEASE = '1.1.0';

/** Returns the folder in which the embedded database of 1.0.0 is kept, for the way back. */
export const keptCopyOf = (folder: string) => `${folder}-of-1.0.0`;

/** Checks whether migrating would drop tables of 1.0.0 that have rows. */
async function dropsRows(ask: Ask, migrations: string): Promise<boolean> {
  const journal = join(migrations, 'meta/_journal.json');
  const tags: { tag: string }[] = JSON.parse(readFileSync(journal, 'utf8')).entries;
  if (!tags.some(({ tag }) => tag.endsWith(MIGRATION))) return false;
  const isThere = await askOne(ask, `select to_regclass('public.resumes') is not null as answer`);
  return isThere && askOne(ask, 'select exists (select 1 from resumes) as answer');
}

async function askOne(ask: Ask, text: string): Promise<boolean> {
  const { rows } = await ask(text);
  return (rows as { answer: boolean }[])[0]?.answer === true;
}

/** Copies the folder of an embedded database of 1.0.0 beside it, whole or not at all, before it is migrated. */
export async function keepCopy(engine: PGlite, folder: string, migrations: string): Promise<void> {
  if (!(await dropsRows((text) => engine.query(text), migrations))) return;
  const copy = keptCopyOf(folder);
  // Of a start that was killed before it migrated.
  if (existsSync(copy)) await rm(copy, { recursive: true });
  await makeWholeFolder(copy, (draft) =>
    engine.runExclusive(() => cp(folder, draft, { recursive: true })),
  );
}

/** Throws `StartRefused` where a PostgreSQL database of 1.0.0 would be migrated and nobody has said that a backup was made. */
export async function refuseWithoutBackup(
  client: Client,
  migrations: string,
  mayMigrate: boolean,
): Promise<void> {
  if (mayMigrate || !(await dropsRows((text) => client.query(text), migrations))) return;
  throw new StartRefused(
    'This release moves all resumes of release 1.0.0 into other tables, once. Stop every server of 1.0.0, make a backup (npm run backup), then start one server with MIGRATE=yes.',
  );
}
