import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, lstat, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearest } from './check-disk.ts';
import { type Check, type Finding, fault, ok } from './finding.ts';

/** Looks at whether this account can write in the data folder, and whether what lies there is its own. */
export const checkFolder: Check = {
  name: 'folder',
  async look({ settings: { dataDir } }) {
    const code = await whyNotWrite(dataDir);
    if (code !== undefined)
      return [
        fault(
          `Nothing can be written in ${dataDir} (${code}).`,
          HOW_TO_WRITE[code] ??
            `Run this as the account of the server; the folder has to be its own (chown -R ACCOUNT: ${dataDir}).`,
        ),
      ];
    return [await judgeOwners(dataDir)];
  },
};

const HOW_TO_WRITE: Record<string, string> = {
  ENOTDIR: 'Set DATA_DIR to a folder; this is a file, or lies below one.',
  ENOSPC: 'The disk is full: make room on it.',
  EROFS: 'Its disk is mounted for reading only: mount it for writing, or set another DATA_DIR.',
};

/** The code of the error of writing there, or of making the folder; undefined where that works. */
async function whyNotWrite(dataDir: string): Promise<string | undefined> {
  const probe = join(dataDir, `.doctor-${randomUUID()}`);
  try {
    if (!existsSync(dataDir)) {
      await access(nearest(dataDir), constants.W_OK);
      return (await stat(nearest(dataDir))).isDirectory() ? undefined : 'ENOTDIR';
    }
    await writeFile(probe, 'x', { mode: 0o600, flag: 'wx' });
    await rm(probe);
    return undefined;
  } catch (error) {
    await rm(probe, { force: true }).catch(() => undefined);
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** Looks for what commands run as root have left: it belongs to root, and the server cannot write it. */
async function judgeOwners(dataDir: string): Promise<Finding> {
  if (!existsSync(dataDir)) return ok(`${dataDir} can be made.`);
  const { uid } = await stat(dataDir);
  // A disk that is mounted here has a folder of root's of its own.
  const names = (await readdir(dataDir)).filter((name) => name !== 'lost+found');
  // What a running server has removed since is nobody's.
  const owners = names.map((name) => lstat(join(dataDir, name)).catch(() => ({ uid })));
  const found = await Promise.all(owners);
  const foreign = names.filter((_, at) => found[at]?.uid !== uid);
  if (foreign.length === 0) return ok(`${dataDir} can be written.`);
  return fault(
    `${foreign.join(', ')} in ${dataDir} belongs to another account than the folder.`,
    `chown -R --reference=${dataDir} ${dataDir}`,
  );
}
