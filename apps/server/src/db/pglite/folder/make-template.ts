import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { syncToDisk } from '#lib/sync-to-disk.ts';
import { openPglite } from '../open-pglite.ts';
import { TEMPLATES, templateName } from './template.ts';

/** Makes the template that first starts copy, unless it is there; several processes may at once. Removes older ones. */
export async function makeTemplate(migrations = MIGRATIONS): Promise<void> {
  const name = templateName(migrations);
  const template = join(TEMPLATES, name);
  if (existsSync(template)) return;

  await mkdir(TEMPLATES, { recursive: true });
  const draft = await mkdtemp(join(TEMPLATES, 'draft-'));
  try {
    const database = await openPglite(join(draft, 'db'), { migrations });
    await dropSpareDatabases(database.db);
    await database.close(); // Its last checkpoint has everything on the disk.
    await rename(join(draft, 'db'), template);
    syncToDisk(TEMPLATES);
  } catch (error) {
    if (!existsSync(template)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  for (const other of await readdir(TEMPLATES)) {
    if (other.startsWith('database-') && other !== name)
      await rm(join(TEMPLATES, other), { recursive: true });
  }
}

/** Drops what `create database` copies, which nobody calls in an embedded database: two thirds of the files, of which each first start would copy all. */
async function dropSpareDatabases(db: Db): Promise<void> {
  await db.execute(sql`update pg_database set datistemplate = false`);
  for (const name of ['template0', 'template1'])
    await db.execute(sql`drop database if exists ${sql.identifier(name)}`);
}

if (import.meta.main) await makeTemplate();
