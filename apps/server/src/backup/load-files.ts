import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartRefused } from '#config/start-refused.ts';
import type { FileStore } from '#files/file-store.ts';
import { type Manifest, storedFile } from './manifest.ts';

type Loading = Pick<Manifest, 'files'> & { scratch: string };

/**
 * Puts the files of a backup into the store, by way of copies in `scratch`, since a store may take a file away. Throws
 * `StartRefused` where one is damaged or missing.
 */
export async function loadFiles(
  store: FileStore,
  folder: string,
  { files, scratch }: Loading,
): Promise<void> {
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  for (const { key, digest } of files) {
    const copy = join(scratch, key);
    if ((await copyAndHash(join(folder, storedFile(key)), copy)) !== digest) {
      throw new StartRefused(`The backup is damaged: the file ${storedFile(key)} has changed.`);
    }
    await store.put(key, copy);
  }
}

async function copyAndHash(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const content = createReadStream(from);
  content.on('data', (chunk) => hash.update(chunk));
  try {
    await pipeline(content, createWriteStream(to, { mode: 0o600 }));
  } catch (cause) {
    throw new StartRefused(`The backup is damaged: ${from} cannot be read (${String(cause)}).`, {
      cause,
    });
  }
  return hash.digest('hex');
}
