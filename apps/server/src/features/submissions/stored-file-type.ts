import { open } from 'node:fs/promises';
import type { FileType } from '@shortlist/contracts';
import { findFileType } from '@shortlist/readers/file-type';

/** Detects the type of the file at `path`, by what is in it and not by its name; undefined for anything else. */
export async function storedFileType(path: string): Promise<FileType | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    return await findFileType({
      size,
      async read(start, length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}
