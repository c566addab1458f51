import { randomFillSync } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { freeBytesOf } from '#lib/free-bytes.ts';

const MEGABYTE = 1024 * 1024;
/** Two segments of the write-ahead log. */
const RESERVE_BYTES = 32 * MEGABYTE;
/** With less than this free, what people send is refused, while there is still room for what is under way. */
const LEAST_FREE = 32 * MEGABYTE;
const LOOK_MS = 2_000;

export type DiskReserve = {
  /** Gives its room to what is being written now; false when it was given before. */
  release(): boolean;
  /** Checks whether the disk has no room for what people send. */
  isFull(): boolean;
  stop(): Promise<void>;
};

/**
 * Keeps a file beside `folder` that takes room on its disk, to be given up when the disk is full: a database that cannot
 * write its log has to end, and what another program fills up meanwhile is not known beforehand. The file is made again as
 * soon as there is room for twice as much; until then the disk counts as full.
 */
export function keepReserve(folder: string): DiskReserve {
  const file = `${folder}.reserve`;
  let wasReleased = false;
  let making: Promise<void> = Promise.resolve();

  const freeBytes = () => freeBytesOf(statfsSync(dirname(folder)));

  async function makeAgain(): Promise<void> {
    try {
      if (sizeOf(file) < RESERVE_BYTES) {
        if (freeBytes() < LEAST_FREE + RESERVE_BYTES) return;
        await fill(`${file}.new`);
        await rename(`${file}.new`, file);
      }
      wasReleased = false;
    } catch {
      await rm(`${file}.new`, { force: true }); // The disk has filled meanwhile; the next look tries again.
    }
  }

  const look = () => {
    making = making.then(makeAgain);
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();

  return {
    release() {
      if (sizeOf(file) === 0) return false;
      rmSync(file, { force: true });
      wasReleased = true;
      return true;
    },
    isFull: () => wasReleased || freeBytes() < LEAST_FREE,
    async stop() {
      clearInterval(timer);
      await making;
    },
  };
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** With bytes that no file system can make smaller. */
async function fill(path: string): Promise<void> {
  const bytes = randomFillSync(Buffer.alloc(MEGABYTE));
  const file = await open(path, 'w', 0o600);
  try {
    for (let written = 0; written < RESERVE_BYTES; written += MEGABYTE) await file.write(bytes);
  } finally {
    await file.close();
  }
}
