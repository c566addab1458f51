import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migratedPglite } from './pglite/migrated-pglite.ts';

const packageFile = new URL('../../package.json', import.meta.url);

/**
 * An archive of an empty, migrated database, from which PGlite starts in a quarter of the time that
 * making one takes. Kept in the system's temporary folder for the files and runs that follow; other
 * migrations or another PGlite make another one.
 */
export async function pgliteTemplate(migrations: string): Promise<Blob> {
  const file = join(tmpdir(), `shortlist-pglite-${await digest(migrations)}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const engine = await PGlite.create();
    await migratedPglite(engine, migrations);
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

async function digest(migrations: string): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite']);
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) hash.update(name).update(await readFile(join(migrations, name)));
  hash.update(await readFile(join(migrations, 'meta', '_journal.json')));
  return hash.digest('hex').slice(0, 16);
}
