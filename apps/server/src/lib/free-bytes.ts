import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Bytes of a disk that this account may still write. */
export const freeBytesOf = ({ bavail, bsize }: StatsFs): number => bavail * bsize;

/** Asks how many bytes this account may still write on the disk of a folder. */
export const findFreeBytes = async (folder: string): Promise<number> =>
  freeBytesOf(await statfs(folder));
