import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { StartRefused } from '#config/start-refused.ts';
import type { Database } from '../database.ts';
import { MIGRATIONS } from '../migrate.ts';
import { type DiskReserve, keepReserve } from './disk/disk-reserve.ts';
import { type Disk, DurableFileSystem, REAL_DISK } from './disk/durable-file-system.ts';
import { describeFailure, isDiskFull } from './disk/full-disk.ts';
import { refuseUnsynced } from './disk/refuse-unsynced.ts';
import { makeFolders, makeWholeFolder } from './folder/new-folder.ts';
import { acquireLock } from './folder/single-owner.ts';
import { copyTemplate } from './folder/template.ts';
import { keepCopy } from './keep-copy.ts';
import { startMaintenance } from './maintenance.ts';
import { migratedPglite } from './migrated-pglite.ts';

/**
 * Settings of the engine's buffers: it fills them with zeros at each start, of 128 MB by itself. With 16, reads and writes of a database of 65 MB
 * are as fast, since the system keeps its files.
 */
export const SMALL_BUFFERS = ['-c', 'shared_buffers=16MB'];

/** `--liftoff-only` in words that V8 takes once it runs: compiling the engine a second time, for speed, takes 500 MB (decision 165). */
const COMPILED_ONCE = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** As PGlite starts itself, but with fsync (it comes with -F, which turns that off). */
export const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The other methods end in calls that its file system answers without doing anything.
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'max_wal_size=256MB'],
  ...SMALL_BUFFERS,
];

export type PgliteOptions = {
  migrations?: string;
  disk?: Disk;
  /** True of a folder that is a copy itself: the way back is what it was copied from. */
  isCopy?: boolean | undefined;
};

/**
 * Opens PGlite in `folder`, made when absent, so that what was confirmed survives a killed process
 * and a power cut; migrates it. Only one process at a time gets it.
 *
 * Throws `StartRefused` when another process has the folder, the folder holds something else, its
 * disk is full or cannot be written, or this build of PGlite does not sync. Closing tidies up first.
 */
export async function openPglite(folder: string, options: PgliteOptions = {}): Promise<Database> {
  for (const flag of COMPILED_ONCE) setFlagsFromString(flag);
  try {
    return await openAsOwner(folder, options);
  } catch (cause) {
    if (cause instanceof StartRefused) throw cause;
    const isFull = await isDiskFull(cause, dirname(folder));
    throw new StartRefused(
      isFull
        ? `The disk of ${folder} is full. Make room on it, about 64 MB for a new database, and start again.`
        : `The database in ${folder} cannot be opened (${describeFailure(cause)}). See that the server's account can write there and that the folder is whole, or put it back from a backup.`,
      { cause },
    );
  }
}

async function openAsOwner(
  folder: string,
  { migrations = MIGRATIONS, disk = REAL_DISK, isCopy = false }: PgliteOptions,
): Promise<Database> {
  await makeFolders(dirname(folder));
  const release = await acquireLock(folder);
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) await makeDatabase(folder, disk, migrations);
    return await openWithReserve(folder, { migrations, disk, isCopy }, release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function openWithReserve(
  folder: string,
  options: Required<PgliteOptions>,
  release: () => Promise<void>,
): Promise<Database> {
  const reserve = keepReserve(folder);
  try {
    const engine = await openSafely(folder, options.disk, reserve);
    const database = await withHouseKept(engine, folder, options);
    return {
      ...database,
      isFull: reserve.isFull,
      copyFilesTo: (copy) => engine.runExclusive(() => cp(folder, copy, { recursive: true })),
      close: () => database.close().then(reserve.stop).then(release),
    };
  } catch (error) {
    await reserve.stop();
    throw error;
  }
}

async function withHouseKept(
  engine: PGlite,
  folder: string,
  { migrations, isCopy }: Required<PgliteOptions>,
): Promise<Database> {
  try {
    if (!isCopy) await keepCopy(engine, folder, migrations);
    const database = await migratedPglite(engine, migrations);
    const maintenance = startMaintenance(engine);
    return { ...database, close: () => maintenance.stop().then(database.close) };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function openSafely(folder: string, disk: Disk, reserve: DiskReserve): Promise<PGlite> {
  // A power cut can leave it empty, which PostgreSQL refuses. Who owns the folder is known already.
  await rm(join(folder, 'postmaster.pid'), { force: true });

  const fs = new DurableFileSystem(folder, disk, reserve.release);
  const engine = await PGlite.create({ fs, startParams: START_PARAMETERS });
  await refuseUnsynced(engine, fs);
  return engine;
}

async function makeDatabase(folder: string, disk: Disk, migrations: string): Promise<void> {
  try {
    await makeWholeFolder(folder, async (draft) => {
      if (copyTemplate(migrations, draft)) return;
      const fs = new DurableFileSystem(draft, disk);
      const engine = await PGlite.create({ fs, startParams: START_PARAMETERS });
      await engine.close();
    });
  } catch (cause) {
    if (await isDiskFull(cause, dirname(folder))) throw cause;
    throw new StartRefused(`No database could be made in ${folder} (${describeFailure(cause)})`, {
      cause,
    });
  }
}
