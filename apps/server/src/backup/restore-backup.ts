import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartRefused } from '#config/start-refused.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { explainOutage } from '#db/outage.ts';
import { isDiskFull } from '#db/pglite/disk/full-disk.ts';
import { acquireLock } from '#db/pglite/folder/single-owner.ts';
import { openFiles } from '#files/open-files.ts';
import { StoreFailure } from '#files/store-failure.ts';
import { syncToDisk } from '#lib/sync-to-disk.ts';
import {
  finishRestore,
  LAID_IN,
  markOfStore,
  type RestoreConfig,
  STORE,
} from './finish-restore.ts';
import { loadFiles } from './load-files.ts';
import { loadTables, refuseFilledDatabase } from './load-queries.ts';
import { MANIFEST, type Manifest, readManifest, SECRET } from './manifest.ts';
import { migrationsUpTo } from './migrations-up-to.ts';
import { NoRoom } from './no-room.ts';
import { refuseFilled } from './refuse-filled.ts';
import { DRAFT, READY } from './restore-names.ts';

const ADVICE = 'Restore into an empty DATA_DIR.';

/**
 * Restores a backup into an empty data folder, or an empty PostgreSQL database, of either engine: files first, then all rows or
 * none, compared with the backup's digests; then it is migrated to this release. Nothing is left of an attempt that fails; one that
 * is killed is finished or removed by the next, and by the next start. `laidIn`, a path in `DATA_DIR`, is moved aside with it.
 *
 * Throws `StartRefused` when there is something already, or the backup is damaged or of a later release.
 */
export async function restoreBackup(
  config: RestoreConfig,
  source: string,
  laidIn = '',
): Promise<Manifest> {
  const folder = resolve(source);
  const manifest = await readManifest(folder);
  await mkdir(config.dataDir, { recursive: true });
  const release = await acquireLock(join(config.dataDir, 'db'));
  try {
    await finishRestore(config);
    await refuseUsed(config);
    await draft(config, { folder, manifest, laidIn }).catch(async (error: unknown) => {
      const refusal = await explain(config, error);
      // One that is whole by then is in its place, and migrated by the next start.
      if (!(await finishRestore(config).catch(() => false))) throw refusal;
    });
    await finishRestore(config);
    return manifest;
  } finally {
    await release();
  }
}

type Source = { folder: string; manifest: Manifest; laidIn: string };

async function draft(config: RestoreConfig, source: Source): Promise<void> {
  await begin(config, source);
  await fill(config, source);
}

/** Begins a draft in `DATA_DIR`, which says what the store may have from then on. */
async function begin(config: RestoreConfig, { folder, manifest, laidIn }: Source) {
  const { dataDir } = config;
  const secret = await readSecret(folder, manifest);
  const path = join(dataDir, DRAFT);
  await mkdir(path, { mode: 0o700 });
  await copyFile(join(folder, MANIFEST), join(path, MANIFEST));
  syncToDisk(join(path, MANIFEST));
  const write = (name: string, text: string) =>
    writeFile(join(path, name), text, { mode: 0o600, flush: true });
  await write(LAID_IN, laidIn);
  await write(STORE, markOfStore(config));
  if (secret !== undefined) await write(SECRET, secret);
  syncToDisk(path);
}

/** Fills the draft; whole, it takes another name at once. */
async function fill(config: RestoreConfig, { folder, manifest }: Source): Promise<void> {
  const path = join(config.dataDir, DRAFT);
  const into = { ...config, dataDir: path };
  const scratch = join(path, 'scratch');
  await loadFiles(openFiles(into).store, folder, { ...manifest, scratch });
  const migrations = await restoreRows(into, folder, manifest);
  if (migrations !== MIGRATIONS) await migrate(into);
  syncToDisk(path);
  await rename(path, join(config.dataDir, READY));
  syncToDisk(config.dataDir);
}

/** Tells a full disk, and a database that went away, from a backup that cannot be read; gives any other error back. To be asked before the draft is removed. */
async function explain({ dataDir, databaseUrl }: RestoreConfig, error: unknown): Promise<unknown> {
  if (error instanceof StoreFailure) return error; // It says so itself.
  const outage = databaseUrl && explainOutage(error);
  if (outage) return new StartRefused(outage, { cause: error });
  if (!(await isDiskFull(error, dataDir))) return error;
  return new NoRoom(
    `The disk of ${dataDir} filled up while the backup was restored; nothing is left of that. Make room there.`,
    { cause: error },
  );
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
  if (databaseUrl) await refuseFilledDatabase(databaseUrl);
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
  await loadTables(asItWas, folder, manifest).finally(asItWas.close);
  return migrations;
}

/** Brings what a release before has written up to this one; the backup is the way back. */
async function migrate(config: RestoreConfig): Promise<void> {
  const database = await openDatabase({ ...config, mayMigrate: true, isCopy: true });
  await database.close();
}

async function readSecret(folder: string, { secret }: Manifest): Promise<string | undefined> {
  if (secret !== 'in the backup') return undefined;
  return readFile(join(folder, SECRET), 'utf8').catch((cause: Error) => {
    throw new StartRefused(`The backup is damaged: ${SECRET} cannot be read (${cause.message}).`, {
      cause,
    });
  });
}
