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
  const secret = await readSecret(folder, manifest);
  const draft = join(config.dataDir, `restoring-${randomUUID()}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const into = { ...config, dataDir: draft };
    const migrations = await restoreFilesAndRows(into, folder, manifest);
    if (migrations !== MIGRATIONS) await migrate(into);
    await takePlace(draft, config.dataDir);
    if (secret !== undefined) await writeSecret(config.dataDir, secret);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Files first, then all rows or none; where the rows do not come, the files go out of the store again. Answers as `restoreRows`. */
async function restoreFilesAndRows(config: RestoreConfig, folder: string, manifest: Manifest) {
  const { store } = openFiles(config);
  const put: string[] = [];
  try {
    await loadFiles(store, folder, {
      ...manifest,
      scratch: join(config.dataDir, 'scratch'),
      onPut: (key) => put.push(key),
    });
    return await restoreRows(config, folder, manifest);
  } catch (error) {
    await removeFiles(store, put);
    throw error;
  }
}

/** A store that does not remove one file hardly removes the others, and says nothing new about what failed. */
async function removeFiles(store: FileStore, keys: readonly string[]): Promise<void> {
  try {
    for (const key of keys) await store.remove(key);
  } catch {}
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

/** Answers the folder of migrations that the restored database has had. */
async function restoreRows(
  config: RestoreConfig,
  folder: string,
  manifest: Manifest,
): Promise<string> {
  const migrations = await migrationsUpTo(manifest.migration, config.dataDir);
  const asItWas = await openDatabase(config, migrations);
  await loadTables(asItWas.db, folder, manifest).finally(asItWas.close);
  return migrations;
}

/** Brings what a release before has written up to this one; the backup is the way back. */
async function migrate(config: RestoreConfig): Promise<void> {
  const database = await openDatabase({ ...config, mayMigrate: true });
  await database.close();
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

async function readSecret(folder: string, { secret }: Manifest): Promise<string | undefined> {
  if (secret !== 'in the backup') return undefined;
  return readFile(join(folder, SECRET), 'utf8').catch((cause: Error) => {
    throw new StartRefused(`The backup is damaged: ${SECRET} cannot be read (${cause.message}).`, {
      cause,
    });
  });
}

async function writeSecret(dataDir: string, secret: string): Promise<void> {
  await writeFile(join(dataDir, SECRET), secret, { mode: 0o600, flag: 'wx', flush: true });
  syncToDisk(dataDir);
}
