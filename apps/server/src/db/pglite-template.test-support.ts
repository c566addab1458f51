import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dropSpareDatabases } from './pglite/folder/make-template.ts';
import { templateName } from './pglite/folder/template.ts';
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
    const engine = await PGlite.create();
    const { db } = await migratedPglite(engine, migrations);
    await dropSpareDatabases(db);
    // Not compressed: each of the many databases would pay for it with a third of its processor time.
    const archive = await engine.dumpDataDir('none');
    await engine.close();

    // Whole or not at all, since several test files may do this at once.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await archive.arrayBuffer()));
    await rename(draft, file);
    return archive;
  }
}
