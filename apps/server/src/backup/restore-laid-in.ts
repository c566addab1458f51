import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#config/read-config.ts';
import { StartRefused } from '#config/start-refused.ts';
import { acquireLock } from '#db/pglite/folder/single-owner.ts';
import { isOutOfRoom } from '#lib/free-bytes.ts';
import { finishRestore } from './finish-restore.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { ARCHIVE, DRAFT, FOLDER, READY, UNPACKED } from './restore-names.ts';
import { unpackBackup } from './unpack-backup.ts';

/**
 * Restores the backup that was laid into `DATA_DIR`, while there is nothing else, and moves it aside; answers what it says of
 * itself. A start that was killed meanwhile is followed by one that finishes what it began.
 *
 * Throws `StartRefused` when there is something in the database already, or the backup cannot be restored: who laid it in
 * does not want the server without it.
 */
export async function restoreLaidIn(config: Settings): Promise<Manifest | undefined> {
  const { dataDir } = config;
  const unpacked = join(dataDir, UNPACKED);
  await tidyBegun(config, unpacked);
  const laidIn = findLaidIn(dataDir);
  if (laidIn === undefined) return undefined;
  const path = join(dataDir, laidIn);
  try {
    const folder = laidIn === ARCHIVE ? await unpackBackup(path, unpacked) : path;
    requireSecret(config, await readManifest(folder));
    return await restoreBackup(config, folder, laidIn);
  } catch (cause) {
    const why = isOutOfRoom(cause) ? 'There is no room on its disk.' : reasonOf(cause);
    throw new StartRefused(
      `${path} was not restored, and the server was not started. ${why} To start with what is there, move ${path} away.`,
      { cause },
    );
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

/** Finishes what a start or a restore that was killed has left, unless another process is at it: then throws `StartRefused`. */
async function tidyBegun(config: Settings, unpacked: string): Promise<void> {
  const left = [join(config.dataDir, DRAFT), join(config.dataDir, READY), unpacked];
  if (!left.some(existsSync)) return;
  const release = await acquireLock(join(config.dataDir, 'db'));
  try {
    await finishRestore(config);
    await rm(unpacked, { recursive: true, force: true });
  } finally {
    await release();
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof StartRefused) return cause.message;
  throw cause;
}

function findLaidIn(dataDir: string): string | undefined {
  const found = [FOLDER, ARCHIVE].filter((name) => existsSync(join(dataDir, name)));
  if (found.length < 2) return found[0];
  throw new StartRefused(
    `There are ${FOLDER} and ${ARCHIVE} in ${dataDir}. Move the one away that is not to be restored.`,
  );
}

/** Another secret than that of the backup would end all sessions, and what is sealed could not be read. */
function requireSecret({ sessionSecret }: Settings, { secret }: Manifest): void {
  if (secret === 'in the backup' || sessionSecret !== undefined) return;
  throw new StartRefused(
    'The secret that signs sessions is not in this backup. Set SESSION_SECRET as it was when it was made.',
  );
}
