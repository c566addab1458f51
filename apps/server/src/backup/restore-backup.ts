import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartRefused } from '#config/start-refused.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import type { FileStore } from '#files/file-store.ts';
import { openFiles } from '#files/open-files.ts';
import { syncToDisk } from '#lib/sync-to-disk.ts';
import { loadFiles } from './load-files.ts';
import { loadTables } from './load-queries.ts';
import type { BackupConfig } from './make-backup.ts';
import { type Manifest, readManifest, SECRET } from './manifest.ts';
import { migrationsUpTo } from './migrations-up-to.ts';
import { refuseFilled } from './refuse-filled.ts';

const ADVICE = 'Restore into an empty DATA_DIR.';

export type RestoreConfig = Omit<BackupConfig, 'sessionSecret'>;

/**
 * Restores a backup into an empty data folder, or an empty PostgreSQL database, of either engine: files first, then all rows or
 * none, compared with the backup's digests; then it is migrated to this release. Nothing is left of an attempt that fails; of one
 * that is killed, files in a bucket.
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
  } catch (error) {
    if (config.s3Url) await removeFiles(openFiles(config).store, manifest);
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Of files that were empty before; one that cannot be removed says nothing new about what failed. */
async function removeFiles(store: FileStore, { files }: Manifest): Promise<void> {
  for (const { key } of files) await store.remove(key).catch(() => undefined);
}

/** Throws `StartRefused` where the files would be mixed with others, or nobody can say. */
async function refuseStored(config: RestoreConfig): Promise<void> {
  const [place, advice] = config.s3Url
    ? ['The bucket of S3_URL', 'Give an empty one, or an empty folder of it.']
    : [join(config.dataDir, 'files'), ADVICE];
  const isEmpty = await openFiles(config)
    .store.isEmpty()
    .catch((cause: Error) => {
      throw new StartRefused(`${place} cannot be looked into: ${cause.message}`, { cause });
    });
  if (!isEmpty) throw new StartRefused(`${place} is not empty. ${advice}`);
}

async function refuseUsed(config: RestoreConfig): Promise<void> {
  const { dataDir, databaseUrl } = config;
  if (!databaseUrl) await refuseFilled(join(dataDir, 'db'), ADVICE);
  await refuseStored(config);
  if (existsSync(join(dataDir, SECRET))) {
    throw new StartRefused(`${join(dataDir, SECRET)} is there already. ${ADVICE}`);
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
