import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** A new folder; it goes when the file of tests has ended, and with it what the file's servers have left there. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `shortlist-${name}-`));
  made.push(folder);
  return folder;
}

/** A new folder that lasts as long as this process, however that ends. */
export function lastingFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `shortlist-${name}-`));
  // Nothing can come from its standard input once this process has ended.
  const remover = ['-c', 'read -r _; rm -rf "$0"', folder];
  spawn('sh', remover, { stdio: ['pipe', 'ignore', 'ignore'] }).unref();
  return folder;
}

/** Tries again where a process that has just ended still writes. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
