import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  MANIFEST,
  type Manifest,
  readManifest,
  SECRET,
  storedFile,
  tableFile,
} from './manifest.ts';

/** A whole backup in a folder of backups. */
export type KeptBackup = { name: string; madeAt: Date; bytes: number; manifest: Manifest };

/** Name of the backup that is made before a database of PostgreSQL is brought up to another release; the next takes its place. */
export const BEFORE_UPGRADE = 'before-upgrade';

/** Names of backups that the server makes by itself, by their moment: 2026-11-29T210500Z. */
const SCHEDULED = /^backup-\d{4}-\d\d-\d\dT\d{6}Z$/u;

/** Name of a moment that a file may have, to the second. */
export const momentName = (moment: Date) =>
  moment
    .toISOString()
    .replace(/\.\d+Z$/u, 'Z')
    .replaceAll(':', '');

/** Checks whether a backup bears the name of those that the server makes by itself. */
export const isScheduled = ({ name }: { name: string }) => SCHEDULED.test(name);

export const scheduledName = (moment: Date) => `backup-${momentName(moment)}`;

/** Name of a folder until it is whole, and of one that is being removed: what a kill leaves there is no backup. */
export const draftName = (name: string) => `${name}.unfinished`;
const removedName = (name: string) => `${name}.removed`;

const ENDS = [draftName(''), removedName('')];
const isHalf = (name: string) => ENDS.some((end) => name.endsWith(end));

/** Checks whether something is half of a scheduled backup. That of an upgrade is tidied by whoever makes it: others may be at work beside it. */
const isCutOff = (name: string) =>
  ENDS.some((end) => name.endsWith(end) && SCHEDULED.test(name.slice(0, -end.length)));

/** Lists the whole backups in a folder, whoever made them, the newest first; none where there is no folder. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const entries = await listEntries(folder);
  const found = await Promise.all(
    entries.filter((name) => !isHalf(name)).map((name) => findBackup(folder, name)),
  );
  return found
    .filter((backup) => backup !== undefined)
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

const listEntries = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });

/** Backups that were looked at, by their manifests: they never change, and those of many files are long. */
const known = new Map<string, { readAt: number; backup: KeptBackup }>();

async function findBackup(folder: string, name: string): Promise<KeptBackup | undefined> {
  const path = join(folder, name);
  try {
    const { mtimeMs } = await stat(join(path, MANIFEST));
    const before = known.get(path);
    if (before?.readAt === mtimeMs) return before.backup;
    const backup = await readBackup(path, name);
    known.set(path, { readAt: mtimeMs, backup });
    return backup;
  } catch {
    known.delete(path);
    return undefined;
  }
}

async function readBackup(path: string, name: string): Promise<KeptBackup> {
  const manifest = await readManifest(path);
  const stored = new Set(manifest.files.map(({ key }) => storedFile(key)));
  const sizes = await Promise.all(
    listFiles(manifest)
      .filter((file) => !stored.has(file))
      .map(async (file) => (await stat(join(path, file))).size),
  );
  const bytes = [...sizes, ...manifest.files.map((file) => file.bytes)].reduce((a, b) => a + b, 0);
  return { name, madeAt: new Date(manifest.madeAt), bytes, manifest };
}

/** Lists the files of a backup; the manifest comes last, so that what was cut off has none. */
export const listFiles = ({ tables, files, secret }: Manifest): string[] => [
  ...(secret === 'in the backup' ? [SECRET] : []),
  ...tables.map(({ name }) => tableFile(name)),
  ...files.map(({ key }) => storedFile(key)),
  MANIFEST,
];

/**
 * Removes all but the newest `keep` of the whole backups that servers made by themselves. Whatever else lies in the folder
 * stays.
 */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  const scheduled = (await listBackups(folder)).filter(isScheduled);
  for (const { name } of scheduled.slice(keep)) {
    // A kill in the middle of it leaves nothing that looks whole.
    const removed = join(folder, removedName(name));
    await rename(join(folder, name), removed);
    known.delete(join(folder, name));
    await rm(removed, { recursive: true });
  }
}

/** Removes what servers that were killed have begun to make or to remove in a folder. */
export async function tidyBackups(folder: string): Promise<void> {
  for (const name of (await listEntries(folder)).filter(isCutOff))
    await rm(join(folder, name), { recursive: true, force: true });
}
