import { access, constants, copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { KEPT_FREE, requireRoom } from './require-room.ts';
import { StoreFailure } from './store-failure.ts';

/**
 * Keeps files in `folder`, which is made when absent, readable for the server's own account only.
 * Takes none while its disk, which may be another than that of `incoming`, has less than `keptFree`
 * bytes to spare; then, as on a full disk, `put` throws ENOSPC.
 */
export function openFolderStore(folder: string, keptFree = KEPT_FREE): FileStore {
  const pathOf = (key: string) => join(folder, key);

  return {
    async put(key, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await requireRoom(folder, keptFree);
      await syncToDisk(path);
      await moveWhole(path, pathOf(key));
      await syncToDisk(folder);
    },

    async get(key) {
      try {
        const file = await open(pathOf(key));
        return file.createReadStream();
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      }
    },

    async remove(key) {
      await rm(halfOf(pathOf(key)), { force: true });
      await rm(pathOf(key), { force: true });
    },

    async isEmpty() {
      try {
        return (await readdir(folder)).length === 0;
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return true;
        throw error;
      }
    },

    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.W_OK);
      } catch (cause) {
        const { code } = cause as NodeJS.ErrnoException;
        throw new StoreFailure(`The folder of files cannot be written in (${code}).`, {
          code: `store ${code}`,
          isRefusal: false,
          cause,
        });
      }
    },
  };
}

/** A rename puts the whole file there at once; from another disk it has to be copied first. */
async function moveWhole(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyWhole(from, to);
  }
}

/** Returns the path of a file until it is whole; a server that is killed meanwhile leaves it there. */
const halfOf = (path: string) => `${path}.half`;

async function copyWhole(from: string, to: string): Promise<void> {
  const half = halfOf(to);
  try {
    await copyFile(from, half);
    await syncToDisk(half);
    await rename(half, to);
  } finally {
    await rm(half, { force: true });
  }
}

/** In the background, unlike the one of `lib`: files are large, and others are being served. */
async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
