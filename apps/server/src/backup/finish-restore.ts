import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileStore } from '#files/file-store.ts';
import { openFiles } from '#files/open-files.ts';
import { syncToDisk } from '#lib/sync-to-disk.ts';
import { momentName } from './backup-folder.ts';
import type { BackupConfig } from './make-backup.ts';
import { type Manifest, readManifest, SECRET } from './manifest.ts';
import { DRAFT, READY } from './restore-names.ts';
import { clearRestored, isRestored } from './restored-queries.ts';

export type RestoreConfig = Omit<BackupConfig, 'sessionSecret'>;

/** A file in a draft and in a restore that is whole: the path in `DATA_DIR` at which the backup was laid in, if it was. */
export const LAID_IN = 'laid-in';

/** A file in a draft: a digest of which bucket it puts files into. */
export const STORE = 'store';

/** A digest of where files are kept, without what opens it. */
export function markOfStore({ s3Url = '' }: Pick<RestoreConfig, 's3Url'>): string {
  const place = s3Url === '' ? '' : new URL(s3Url);
  if (place) [place.username, place.password] = ['', ''];
  return createHash('sha256').update(String(place)).digest('hex');
}

/**
 * Finishes a restore that was begun: one that is whole takes its place, of any other nothing is left. Says whether there was one
 * that is whole. What it has done is not undone by a kill, and it may be called again.
 */
export async function finishRestore(config: RestoreConfig): Promise<boolean> {
  const { dataDir, databaseUrl } = config;
  const [draft, ready] = [join(dataDir, DRAFT), join(dataDir, READY)];
  if (existsSync(draft)) {
    const manifest = await readManifest(draft).catch(() => undefined);
    const isWhole = manifest && databaseUrl && (await isRestored(databaseUrl, manifest));
    if (isWhole) await rename(draft, ready);
    else await removeDraft(config, manifest);
  }
  if (!existsSync(ready)) return false;
  await takePlace(dataDir);
  if (databaseUrl) await clearRestored(databaseUrl);
  await rm(ready, { recursive: true });
  return true;
}

/** Removes a draft, and before it the files that it has put into the store, which was empty; of another store it removes nothing. */
async function removeDraft(config: RestoreConfig, manifest: Manifest | undefined): Promise<void> {
  const draft = join(config.dataDir, DRAFT);
  const mark = await readFile(join(draft, STORE), 'utf8').catch(() => undefined);
  if (manifest && config.s3Url && mark === markOfStore(config))
    await removeFiles(openFiles(config).store, manifest);
  await rm(draft, { recursive: true });
}

/** A store that does not remove one file hardly removes the others, and says nothing new about what failed. */
async function removeFiles(store: FileStore, { files }: Manifest): Promise<void> {
  try {
    for (const { key } of files) await store.remove(key);
  } catch {}
}

/** Moves what was restored to where the server looks for it, and the backup, where it was laid in, aside. */
async function takePlace(dataDir: string): Promise<void> {
  const ready = join(dataDir, READY);
  for (const name of ['files', 'db', SECRET]) {
    if (!existsSync(join(ready, name))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rename(join(ready, name), join(dataDir, name));
  }
  const laidIn = await readFile(join(ready, LAID_IN), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      // A removal that was cut off: all is in its place.
      if (error.code === 'ENOENT') return '';
      throw error;
    },
  );
  const from = join(dataDir, laidIn);
  if (laidIn !== '' && existsSync(from)) {
    const { madeAt } = await readManifest(ready);
    await rename(from, asideOf(dataDir, laidIn, new Date(madeAt)));
  }
  syncToDisk(dataDir);
}

/** A name that nothing has yet. */
function asideOf(dataDir: string, laidIn: string, madeAt: Date): string {
  const name = join(dataDir, `restored-${momentName(madeAt)}`);
  const end = extname(laidIn);
  for (let nth = 1; ; nth += 1) {
    const path = `${name}${nth === 1 ? '' : `-${nth}`}${end}`;
    if (!existsSync(path)) return path;
  }
}
