import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { StartRefused } from '#config/start-refused.ts';
import { type Ask, askOne } from './before-upgrade.ts';

/** The end of the name of the one migration that is not rolling: it drops the tables that servers of 1.0.0 read and write. */
export const MIGRATION = 'one_table';

/** Version of the release that brings it, and with it the migrations that follow: none of them is rolling. */
export const RELEASE = '1.1.0';

/** Checks whether migrating would drop tables of 1.0.0 that have rows. */
async function dropsRows(ask: Ask, migrations: string): Promise<boolean> {
  const journal = join(migrations, 'meta/_journal.json');
  const tags: { tag: string }[] = JSON.parse(readFileSync(journal, 'utf8')).entries;
  if (!tags.some(({ tag }) => tag.endsWith(MIGRATION))) return false;
  const isThere = await askOne(ask, `select to_regclass('public.resumes') is not null as answer`);
  return isThere && askOne(ask, 'select exists (select 1 from resumes) as answer');
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
