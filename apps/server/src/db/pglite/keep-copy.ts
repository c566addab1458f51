import { existsSync } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StartRefused } from '#config/start-refused.ts';
import { findFreeBytes } from '#lib/free-bytes.ts';
import { isUpgrade } from '../before-upgrade.ts';
import { makeWholeFolder } from './folder/new-folder.ts';

/** Returns the folder in which an embedded database is kept as the release before had it, for the way back. */
export const keptCopyOf = (folder: string) => `${folder}-before-upgrade`;

const MB = 1024 * 1024;
/** Room for the migration itself. */
const LEFT_FREE = 64 * MB;

/**
 * Copies the folder of an embedded database beside it, whole or not at all, before migrations of this release change its rows; in
 * the place of the copy of an upgrade before. Throws `StartRefused` where there is no room for it.
 */
export async function keepCopy(engine: PGlite, folder: string, migrations: string): Promise<void> {
  if (!(await isUpgrade((text) => engine.query(text), migrations))) return;
  const copy = keptCopyOf(folder);
  await requireRoomFor(folder, copy);
  await rm(copy, { recursive: true, force: true });
  await makeWholeFolder(copy, (draft) =>
    engine.runExclusive(() => cp(folder, draft, { recursive: true })),
  );
}

async function requireRoomFor(folder: string, copy: string): Promise<void> {
  const replaced = existsSync(copy) ? await sizeOfFolder(copy) : 0;
  const free = (await findFreeBytes(dirname(folder))) + replaced;
  const needed = (await sizeOfFolder(folder)) + LEFT_FREE;
  if (free >= needed) return;
  throw new StartRefused(
    `This release changes the database, which is copied to ${copy} before. That takes ${Math.ceil(needed / MB)} MB, and ${Math.floor(free / MB)} MB are free. Make room and start again; nothing was changed.`,
  );
}

/** Measures the files of a folder, in bytes. Some may go meanwhile. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const sizes = files.map((file) =>
    stat(join(folder, file)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
