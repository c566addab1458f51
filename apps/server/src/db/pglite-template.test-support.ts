import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { MIGRATIONS } from './migrate.ts';
import { dropSpareDatabases } from './pglite/folder/make-template.ts';
import { copyTemplate, templateName } from './pglite/folder/template.ts';
import { migratedPglite } from './pglite/migrated-pglite.ts';
import { SMALL_BUFFERS } from './pglite/open-pglite.ts';

/** As PGlite starts itself, but with the buffers of the product. */
export const UNSYNCED = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];

/**
 * An archive of an empty, migrated database, from which PGlite starts in a quarter of the time that
 * making one takes. Kept in the system's temporary folder for the files and runs that follow; other
 * migrations or another PGlite make another one.
 */
export async function pgliteTemplate(migrations: string): Promise<Blob> {
  const file = join(tmpdir(), `shortlist-pglite-small-${templateName(migrations)}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const draft = `${file}.${randomUUID()}`;
    const archive = await makeArchive(migrations, `${draft}.folder`);
    // Whole or not at all, since several test files may do this at once.
    await writeFile(draft, Buffer.from(await archive.arrayBuffer()));
    await rename(draft, file);
    return archive;
  }
}

/**
 * Opens an embedded database in a new folder, without any table. A copy of the build's own template where there is one, emptied:
 * `initdb` takes two seconds of the processor.
 */
export async function openEmptyPglite(folder: string): Promise<PGlite> {
  if (!copyTemplate(MIGRATIONS, folder)) return PGlite.create(folder);
  const engine = await PGlite.create({ dataDir: folder, startParams: UNSYNCED });
  await engine.exec('drop schema public, drizzle cascade; create schema public');
  return engine;
}

async function makeArchive(migrations: string, folder: string): Promise<Blob> {
  const engine = await openEmptyPglite(folder);
  const { db } = await migratedPglite(engine, migrations);
  await dropSpareDatabases(db);
  // Not compressed: each of the many databases would pay for it with a third of its processor time.
  const archive = await engine.dumpDataDir('none');
  await engine.close();
  await rm(folder, { recursive: true, force: true });
  return archive;
}
