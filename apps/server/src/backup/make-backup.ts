import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PRODUCT_NAME } from '@shortlist/contracts/product';
import type { Settings } from '#config/read-config.ts';
import { StartRefused } from '#config/start-refused.ts';
import { callServer } from '#control/call-server.ts';
import type { Database } from '#db/database.ts';
import { isDiskFull } from '#db/pglite/disk/full-disk.ts';
import { acquireLock } from '#db/pglite/folder/single-owner.ts';
import { sizeOfFolder } from '#db/pglite/keep-copy.ts';
import { openPglite } from '#db/pglite/open-pglite.ts';
import { openForReading } from '#db/postgres/open-for-reading.ts';
import { openFiles } from '#files/open-files.ts';
import { syncToDisk } from '#lib/sync-to-disk.ts';
import { draftName } from './backup-folder.ts';
import { dumpFiles, type EarlierFiles, findEarlierFiles } from './dump-files.ts';
import { dumpTables, measureDatabase } from './dump-queries.ts';
import { FORM, MANIFEST, Manifest, SECRET } from './manifest.ts';
import { NoRoom, requireBackupRoom } from './no-room.ts';
import { refuseFilled } from './refuse-filled.ts';

/** The longest that a server may take to copy the files of its database. */
const LONGEST_COPY_MS = 30 * 60_000;

export type BackupConfig = Pick<Settings, 'dataDir' | 'databaseUrl' | 's3Url' | 'sessionSecret'>;

/**
 * Writes a backup into a new folder, whole or not at all, while servers run: one state of the database first, then the files
 * that its rows speak of, and the secret where `dataDir` has it. Everything is for this account alone (modes 700 and 600).
 *
 * Throws `StartRefused` when `target` is there already and may not be replaced, or the database cannot be read, and `NoRoom`
 * when the disk has too little room.
 */
export async function makeBackup(
  config: BackupConfig,
  target: string,
  now: Date,
  { mayReplace = false, linkFrom }: { mayReplace?: boolean; linkFrom?: string | undefined } = {},
): Promise<Manifest> {
  const folder = resolve(target);
  if (!mayReplace) await refuseFilled(folder, 'Give the name of a folder to be made.');
  const draft = draftName(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(draft, config, { now, linkFrom });
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    syncToDisk(dirname(folder));
    return manifest;
  } catch (error) {
    const isFull = !(error instanceof NoRoom) && (await isDiskFull(error, draft));
    await rm(draft, { recursive: true, force: true });
    if (!isFull) throw error;
    throw new NoRoom(`The disk filled up while the backup was made; nothing is left of it.`, {
      cause: error,
    });
  }
}

async function fill(
  draft: string,
  config: BackupConfig,
  { now, linkFrom }: { now: Date; linkFrom: string | undefined },
): Promise<Manifest> {
  const earlier = await findEarlierFiles(linkFrom);
  // A folder of its own, for what the engine keeps beside its files.
  const copy = join(draft, 'copy');
  await mkdir(copy, { mode: 0o700 });
  const database = await openOneState(config, join(copy, 'db'));
  const { fileKeys, ...dumped } = await dumpRows(database, draft, earlier).finally(database.close);
  await rm(copy, { recursive: true, force: true });

  const manifest = Manifest.parse({
    form: FORM,
    product: PRODUCT_NAME,
    madeAt: now.toISOString(),
    engine: database.kind,
    ...dumped,
    ...(await dumpFiles(openFiles(config).store, fileKeys, { folder: draft, earlier })),
    secret: await writeSecret(config, draft),
  });
  const path = join(draft, MANIFEST);
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  return manifest;
}

/** Rows are at most as large as half of the tables and indexes that they lie in: they are compressed. */
const ROWS_SHARE = 0.5;

async function dumpRows({ db }: Database, draft: string, earlier: EarlierFiles) {
  const { databaseBytes, fileBytes } = await measureDatabase(db);
  const linked = [...earlier.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const newBytes = Math.max(0, fileBytes - linked);
  await requireBackupRoom(draft, databaseBytes * ROWS_SHARE + newBytes);
  return dumpTables(db, draft);
}

/** The PostgreSQL database itself, which reads one state; of an embedded one, a copy of its files. */
async function openOneState(
  { dataDir, databaseUrl }: BackupConfig,
  copy: string,
): Promise<Database> {
  if (databaseUrl) return openForReading(databaseUrl);
  await copyEmbeddedFiles(dataDir, copy);
  return openPglite(copy, { isCopy: true });
}

/** Has the server that runs copy the files of its database; copies them here where none runs. */
async function copyEmbeddedFiles(dataDir: string, copy: string): Promise<void> {
  const folder = join(dataDir, 'db');
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new StartRefused(`There is no database in ${folder}. Set DATA_DIR, or DATABASE_URL.`);
  }
  await requireBackupRoom(dirname(copy), (await sizeOfFolder(folder)) * (1 + ROWS_SHARE));
  const command = { verb: 'copy-database' as const, folder: copy };
  const outcome = await callServer(dataDir, command, LONGEST_COPY_MS);
  if (outcome?.ok) return;
  if (outcome) throw new StartRefused(outcome.message);
  const release = await acquireLock(folder);
  await cp(folder, copy, { recursive: true }).finally(release);
}

async function writeSecret(
  { dataDir, sessionSecret }: BackupConfig,
  draft: string,
): Promise<Manifest['secret']> {
  if (sessionSecret !== undefined) return 'in SESSION_SECRET';
  const kept = await readFile(join(dataDir, SECRET), 'utf8').catch((cause: unknown) => {
    throw new StartRefused(
      `The secret that signs sessions is neither in ${join(dataDir, SECRET)} nor in SESSION_SECRET. Set DATA_DIR or SESSION_SECRET as for the server.`,
      { cause },
    );
  });
  await writeFile(join(draft, SECRET), kept, { mode: 0o600, flush: true });
  return 'in the backup';
}
