import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '#config/read-config.ts';
import { KEPT_FREE } from '#files/require-room.ts';
import { findFreeBytes } from '#lib/free-bytes.ts';
import { advice, type Check, type Finding, fault, ok } from './finding.ts';

const MB = 1024 * 1024;
/** Below this a disk is soon full. */
const SOON_FULL = 4 * KEPT_FREE;

/** Looks at how much room the disks of the data folder and of the backups have. */
export const checkDisk: Check = {
  name: 'disk',
  look: ({ settings }) => Promise.all(listDisks(settings).map(judge)),
};

/** Lists a folder of each disk: the data folder, or where it will be made, those in it that have a disk of their own, and that of the backups. */
function listDisks({ dataDir, backupDir, backupEveryH }: Settings): string[] {
  const folders = ['db', 'files', 'incoming'].map((name) => join(dataDir, name)).filter(existsSync);
  const byDisk = new Map<number, string>();
  const backups = backupEveryH > 0 ? [nearest(backupDir)] : [];
  for (const folder of [nearest(dataDir), ...folders, ...backups]) {
    const { dev } = statSync(folder);
    if (!byDisk.has(dev)) byDisk.set(dev, folder);
  }
  return [...byDisk.values()];
}

/** The folder itself, or the nearest one above it that is there. */
export const nearest = (folder: string): string =>
  existsSync(folder) ? folder : nearest(dirname(folder));

async function judge(folder: string): Promise<Finding> {
  const free = await findFreeBytes(folder);
  const found = `The disk of ${folder} has ${Math.floor(free / MB).toLocaleString('en')} MB free`;
  if (free < KEPT_FREE)
    return fault(
      `${found}: uploads and backups are refused below ${KEPT_FREE / MB} MB, and saves below 32 MB.`,
      'Make room, or move the folder to a larger disk.',
    );
  if (free < SOON_FULL) return advice(`${found}.`, 'Make room before it is full.');
  return ok(`${found}.`);
}
