import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncToDisk } from '#lib/sync-to-disk.ts';

/** Returns the path at which a folder is being made; its presence later shows that the making was cut short. */
export const draftOf = (folder: string) => `${folder}.initialising`;

/**
 * Makes `folder` whole or not at all: `fill` writes into a draft beside it, which takes the name
 * only when every file in it is on the disk. What an interrupted attempt left is removed first.
 * The parent must exist, `folder` must not (an empty one may). Not for two at a time.
 */
export async function makeWholeFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = draftOf(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await fill(draft);
  await syncTree(draft);
  await rename(draft, folder);
  syncToDisk(dirname(folder));
}

/** Makes the folder and the missing ones above it; their names are on the disk on return. */
export async function makeFolders(folder: string): Promise<void> {
  const missing = [];
  for (let path = folder; !existsSync(path); path = dirname(path)) missing.push(path);
  await mkdir(folder, { recursive: true });
  for (const made of missing) syncToDisk(dirname(made));
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else syncToDisk(path);
  }
  syncToDisk(folder);
}
