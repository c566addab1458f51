import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncToDisk } from '#lib/sync-to-disk.ts';
import { StartRefused } from './start-refused.ts';

const SECRET_BYTES = 32;

export const keptSecretIn = (dataDir: string) => join(dataDir, 'session-secret');

/** Checks whether a secret that was kept is as long as one is made. */
export const isWholeSecret = (kept: string): boolean => kept.length >= SECRET_BYTES;

/**
 * The secret kept in `dataDir/session-secret`, made there (mode 600) when there is none.
 *
 * Servers that start at the same moment on one folder agree on one secret, and a start that is cut
 * short leaves a whole secret or none. Throws `StartRefused` when the folder cannot be used or the
 * file holds less than a secret: to make a new one in silence would end every session.
 */
export function keepSecret(dataDir: string): string {
  const file = keptSecretIn(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    const kept = findKeptSecret(dataDir) ?? makeOnce(dataDir, file);
    if (isWholeSecret(kept)) return kept;
  } catch (cause) {
    throw new StartRefused(`DATA_DIR should be a folder to write in: ${String(cause)}`, { cause });
  }
  throw new StartRefused(
    `${file} holds no whole secret. Put it back from a backup, or remove it: everybody is then logged out.`,
  );
}

/** Finds the secret that is kept in `dataDir`; undefined where there is none. */
export function findKeptSecret(dataDir: string): string | undefined {
  try {
    return readFileSync(keptSecretIn(dataDir), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A link, unlike a rename, never replaces what another server has put there meanwhile. */
function makeOnce(dataDir: string, file: string): string {
  const draft = join(dataDir, `.session-secret-${randomUUID()}`);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  writeFileSync(draft, secret, { mode: 0o600, flag: 'wx' });
  syncToDisk(draft);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  syncToDisk(dataDir);
  return readFileSync(file, 'utf8').trim();
}
