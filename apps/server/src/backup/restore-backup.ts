import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartRefused } from '#config/start-refused.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { openFiles } from '#files/open-files.ts';
import { syncToDisk } from '#lib/sync-to-disk.ts';
import { loadFiles } from './load-files.ts';
import { loadTables } from './load-queries.ts';
import type { BackupConfig } from './make-backup.ts';
import { type Manifest, readManifest, SECRET } from './manifest.ts';
import { migrationsUpTo } from './migrations-up-to.ts';
import { refuseFilled } from './refuse-filled.ts';

export type RestoreConfig = Omit<BackupConfig, 'sessionSecret'>;

/**
 * Restores a backup into an empty data folder, or an empty PostgreSQL database, of either engine: files first, then all rows or
 * none, compared with the backup's digests; then it is migrated to this release. Nothing is left of an attempt that fails, but
 * for files in a bucket, which the next attempt writes again.
 *
 * Throws `StartRefused` when there is something already, or the backup is damaged or of a later release.
 */
export async function restoreBackup(config: RestoreConfig, source: string): Promise<Manifest> {
  const folder = resolve(source);
  const manifest = await readManifest(folder);
  await refuseUsed(config);
  const draft = join(config.dataDir, `restoring-${randomUUID()}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const into = { ...config, dataDir: draft };
    await loadFiles(openFiles(into).store, folder, {
      ...manifest,
      scratch: join(draft, 'scratch'),
    });
    await restoreRows(into, folder, manifest);
    await takePlace(draft, config.dataDir);
    await restoreSecret(folder, config.dataDir, manifest);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function refuseUsed({ dataDir, databaseUrl, s3Url }: RestoreConfig): Promise<void> {
  const advice = 'Restore into an empty DATA_DIR.';
  if (!databaseUrl) await refuseFilled(join(dataDir, 'db'), advice);
  if (!s3Url) await refuseFilled(join(dataDir, 'files'), advice);
  if (existsSync(join(dataDir, SECRET))) {
    throw new StartRefused(`${join(dataDir, SECRET)} is there already. ${advice}`);
  }
}

async function restoreRows(
  config: RestoreConfig,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const migrations = await migrationsUpTo(manifest.migration, config.dataDir);
  const asItWas = await openDatabase(config, migrations);
  await loadTables(asItWas.db, folder, manifest).finally(asItWas.close);
  if (migrations === MIGRATIONS) return;
  // What came after the release that made the backup.
  const asItIs = await openDatabase(config);
  await asItIs.close();
}

/** Moves what was restored to where the server looks for it. */
async function takePlace(draft: string, dataDir: string): Promise<void> {
  for (const name of ['files', 'db']) {
    if (!existsSync(join(draft, name))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rename(join(draft, name), join(dataDir, name));
  }
  syncToDisk(dataDir);
}

async function restoreSecret(folder: string, dataDir: string, { secret }: Manifest) {
  if (secret !== 'in the backup') return;
  const kept = await readFile(join(folder, SECRET), 'utf8');
  await writeFile(join(dataDir, SECRET), kept, { mode: 0o600, flag: 'wx', flush: true });
  syncToDisk(dataDir);
}
