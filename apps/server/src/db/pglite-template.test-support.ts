import { PGlite } from '@electric-sql/pglite';
import { MIGRATIONS } from './migrate.ts';
import { copyTemplate } from './pglite/folder/template.ts';
import { SMALL_BUFFERS } from './pglite/open-pglite.ts';

/** As PGlite starts itself, but with the buffers of the product. */
export const UNSYNCED = [...PGlite.defaultStartParams, ...SMALL_BUFFERS];

/**
 * Opens an embedded database in an empty folder: a copy of the template of these migrations, which the build makes for the product's; without any table
 * where there is none.
 */
export const openPgliteCopy = async (folder: string, migrations = MIGRATIONS): Promise<PGlite> =>
  copyTemplate(migrations, folder)
    ? PGlite.create({ dataDir: folder, startParams: UNSYNCED })
    : openEmptyPglite(folder);

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
