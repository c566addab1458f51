import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { CommandError } from './command.ts';
import { reasonOf } from './system-error.ts';

/** What messages call the input: the file as it was typed, or "standard input" for `-`. */
export const inputName = (path: string) => (path === '-' ? 'standard input' : path);

/** The text of a file, or of standard input for `-`. Must be UTF-8; a byte order mark is dropped. */
export async function readInput(path: string): Promise<string> {
  const bytes = await readBytes(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandError(`${inputName(path)}: not UTF-8 text.`);
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return path === '-' ? await buffer(process.stdin) : await readFile(path);
  } catch (error) {
    throw new CommandError(`${inputName(path)}: cannot be read: ${reasonOf(error)}.`);
  }
}
