import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#files/file-store.ts';
import { type Manifest, readManifest, storedFile } from './manifest.ts';

export type DumpedFiles = Pick<Manifest, 'files' | 'missingFiles'>;
type DumpedFile = DumpedFiles['files'][number];

/** Files of an earlier backup by their keys, each with its path. */
export type EarlierFiles = ReadonlyMap<string, DumpedFile & { path: string }>;

/** Finds what an earlier backup has of files; nothing where there is none, or it cannot be read. */
export async function findEarlierFiles(backup: string | undefined): Promise<EarlierFiles> {
  const manifest = backup && (await readManifest(backup).catch(() => undefined));
  if (!manifest) return new Map();
  return new Map(
    manifest.files.map((file) => [file.key, { ...file, path: join(backup, storedFile(file.key)) }]),
  );
}

type Into = { folder: string; earlier: EarlierFiles };

/**
 * Copies files of the store into a folder; one that an earlier backup has becomes another name of that, which takes no room. A
 * file that was deleted since its row was read is named as missing.
 */
export async function dumpFiles(
  store: FileStore,
  keys: readonly string[],
  { folder, earlier }: Into,
): Promise<DumpedFiles> {
  const dumped: DumpedFiles = { files: [], missingFiles: [] };
  for (const key of keys) {
    const path = join(folder, storedFile(key));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = (await linkFile(earlier.get(key), path)) ?? (await copyFile(store, key, path));
    if (file) dumped.files.push(file);
    else dumped.missingFiles.push(key);
  }
  return dumped;
}

/** Gives a file another name; undefined where there is none of its length, or its disk is another. */
async function linkFile(
  file: ReturnType<EarlierFiles['get']>,
  path: string,
): Promise<DumpedFile | undefined> {
  if (!file) return undefined;
  const { path: from, ...about } = file;
  try {
    if ((await stat(from)).size !== file.bytes) return undefined;
    await link(from, path);
    return about;
  } catch {
    return undefined;
  }
}

async function copyFile(
  store: FileStore,
  key: string,
  path: string,
): Promise<DumpedFile | undefined> {
  const content = await store.get(key);
  if (!content) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  content.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  return { key, bytes, digest: hash.digest('hex') };
}
