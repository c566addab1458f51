import type { FileHandle } from 'node:fs/promises';

/** Parts of a file. Whatever a file says about itself, no more than `MOST_BYTES` are read at once. */
export type ByteReader = {
  size: number;
  /** The bytes from `start` on: `length` of them, or fewer where the file ends before. */
  read(start: number, length: number): Promise<Buffer>;
};

const MOST_BYTES = 1_048_576;

export async function readerOf(file: FileHandle): Promise<ByteReader> {
  const { size } = await file.stat();
  return {
    size,
    async read(start, length) {
      const fits = Math.max(0, Math.min(length, MOST_BYTES, size - start));
      const { buffer, bytesRead } = await file.read(Buffer.alloc(fits), 0, fits, start);
      return buffer.subarray(0, bytesRead);
    },
  };
}
