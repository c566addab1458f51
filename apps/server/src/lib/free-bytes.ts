import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** Bytes of a disk that this account may still write. */
export const freeBytesOf = ({ bavail, bsize }: StatsFs): number => bavail * bsize;

/** Asks how many bytes this account may still write on the disk of a folder. */
export const findFreeBytes = async (folder: string): Promise<number> =>
  freeBytesOf(await statfs(folder));

/** Node's codes for a disk, or a share of one, that is full. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Checks whether an error says that the disk is full. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error && FULL.has((error as NodeJS.ErrnoException).code ?? '');
