import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { MIGRATIONS } from './migrate.ts';
import { dropSpareDatabases } from './pglite/folder/make-template.ts';
import { copyTemplate, templateName } from './pglite/folder/template.ts';
import { migratedPglite } from './pglite/migrated-pglite.ts';

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

/** Begins with the build's own template where there is one, without what is in it: `initdb` takes two seconds of the processor. */
async function makeArchive(migrations: string, folder: string): Promise<Blob> {
  const isCopy = await copyTemplate(MIGRATIONS, folder);
  const engine = await PGlite.create(isCopy ? { dataDir: folder } : {});
  if (isCopy && migrations !== MIGRATIONS)
    await engine.exec('drop schema public, drizzle cascade; create schema public');
  const { db } = await migratedPglite(engine, migrations);
  if (!isCopy) await dropSpareDatabases(db);
  await db.execute(sql`checkpoint`);
  // Not compressed: each of the many databases would pay for it with a third of its processor time.
  const archive = await engine.dumpDataDir('none');
  await engine.close();
  await rm(folder, { recursive: true, force: true });
  return archive;
}
