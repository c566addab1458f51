import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileType } from '@shortlist/contracts';
import { KEPT_FREE, requireRoom } from './require-room.ts';

/** The longest request takes ten minutes: what was last written to before this was left by a server that was killed. */
const ABANDONED_MS = 900_000;

/**
 * A file that has come in whole and is what it should be. `kind` is its place in its record, `size` is in bytes, `digest` the SHA-256 of what we made
 * ourselves, in hex.
 */
export type ReceivedFile<Kind extends string = string> = {
  kind: Kind;
  path: string;
  name: string;
  type: FileType;
  size: number;
  digest?: string;
};

export type Incoming = {
  /** Writes a stream to a new file, and gives its path. What cannot be written whole leaves nothing. */
  receive(bytes: Readable): Promise<string>;
  /** Removes a received file, also one that is not there any more. */
  remove(path: string): Promise<void>;
  /** Removes what a server that was killed has left behind. */
  removeAbandoned(now: Date): Promise<void>;
};

/**
 * Opens the place of files while they come in: `folder`, made when absent. Nothing is written while the disk has less
 * than `keptFree` bytes to spare; then, as on a full disk, it throws ENOSPC.
 */
export function openIncoming(folder: string, keptFree = KEPT_FREE): Incoming {
  const remove = (path: string) => rm(path, { force: true });

  return {
    remove,

    async receive(bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await requireRoom(folder, keptFree);
      const path = join(folder, randomUUID());
      try {
        await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return path;
      } catch (error) {
        await remove(path);
        throw error;
      }
    },

    async removeAbandoned(now) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (now.getTime() - mtimeMs > ABANDONED_MS) await remove(path);
      }
    },
  };
}
