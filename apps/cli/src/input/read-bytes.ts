import { createReadStream } from 'node:fs';
import { READING_LIMITS } from '@shortlist/readers';

/**
 * The bytes of a file, or of standard input for `-`; undefined where there are more than `most`, which is what a document
 * may have, of which no more are read: a device or a pipe may never end. Rejects with the system's error where it cannot
 * be read.
 */
export async function readBytes(
  path: string,
  most: number = READING_LIMITS.fileBytes,
): Promise<Uint8Array | undefined> {
  const stream: AsyncIterable<Uint8Array> = path === '-' ? process.stdin : createReadStream(path);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the stream.
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
