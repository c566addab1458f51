import { StartRefused } from '#config/start-refused.ts';
import { KEPT_FREE } from '#files/require-room.ts';
import { findFreeBytes } from '#lib/free-bytes.ts';

/** The disk has not the room that a backup takes. The message says where, and how much that is. */
export class NoRoom extends StartRefused {
  override name = 'NoRoom';
}

const MB = 1024 * 1024;

/** Bytes that a backup leaves free: twice what uploads need, or the next of them would stop. */
const LEFT_FREE = 2 * KEPT_FREE;

/** Throws `NoRoom` where the disk of a folder has less than so many bytes beside what a server needs. */
export async function requireBackupRoom(folder: string, bytes: number): Promise<void> {
  const [free, needed] = [await findFreeBytes(folder), bytes + LEFT_FREE];
  if (free >= needed) return;
  throw new NoRoom(
    `There is no room for a backup in ${folder}: about ${Math.ceil(needed / MB)} MB have to be free, ${LEFT_FREE / MB} of them for the server itself, and ${Math.floor(free / MB)} MB are. Make room there, or set BACKUP_DIR to a folder of another disk.`,
  );
}
