import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#files/file-store.ts';
import { type Manifest, storedFile } from './manifest.ts';

export type DumpedFiles = Pick<Manifest, 'files' | 'missingFiles'>;

/** Copies files of the store into a folder. A file that was deleted since its row was read is named as missing. */
export async function dumpFiles(
  store: FileStore,
  keys: readonly string[],
  folder: string,
): Promise<DumpedFiles> {
  const dumped: DumpedFiles = { files: [], missingFiles: [] };
  for (const key of keys) {
    const content = await store.get(key);
    if (!content) {
      dumped.missingFiles.push(key);
      continue;
    }
    const path = join(folder, storedFile(key));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    let bytes = 0;
    content.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
    });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
    dumped.files.push({ key, bytes, digest: hash.digest('hex') });
  }
  return dumped;
}
