import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemError } from '../system-error.ts';
import { unwritable } from './check-target.ts';
import { standardOutputError, writeToStandardOutput } from './standard-output.ts';

/**
 * Writes a file whole or not at all; `-` is standard output.
 *
 * The bytes go to a file beside it, reach the disk, and only then take the name: others see the
 * old file or the new one, and a failure leaves neither a part nor litter. A link is followed. Devices
 * and pipes have no name to give and are written to directly.
 */
export async function writeOutput(path: string, bytes: Uint8Array): Promise<void> {
  try {
    if (path === '-') await writeToPipe(bytes);
    else if (await isDeviceOrPipe(path)) await writeFile(path, bytes);
    else await replaceFile(await realpath(path).catch(() => path), bytes);
  } catch (error) {
    throw path === '-' ? standardOutputError(error) : unwritable(path, error);
  }
}

async function isDeviceOrPipe(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

async function replaceFile(path: string, bytes: Uint8Array) {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    await writeThrough(beside, bytes);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writeToPipe(bytes: Uint8Array): Promise<void> {
  if (process.stdout.isTTY) throw systemError({ code: 'system.isTerminal' });
  await writeToStandardOutput(bytes);
}
