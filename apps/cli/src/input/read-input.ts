import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { CommandError } from '../command.ts';
import { reasonOf } from '../system-error.ts';

/** What messages call the input: the file as it was typed, or "standard input" for `-`. */
export const inputName = (path: string) => (path === '-' ? 'standard input' : path);

const NO_TEXT =
  'not UTF-8 text. Save it as plain text in UTF-8; for a PDF or Word file, run "shortlist parse" first.';

/** The text of a file, or of standard input for `-`. Must be UTF-8; a byte order mark is dropped. */
export async function readInput(path: string): Promise<string> {
  const text = decode(await readBytes(path));
  // A file of another kind may happen to be valid UTF-8; text has no such character.
  if (text === undefined || text.includes('\0')) {
    throw new CommandError(`${inputName(path)}: ${NO_TEXT}`);
  }
  return text;
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return path === '-' ? await buffer(process.stdin) : await readFile(path);
  } catch (error) {
    throw new CommandError(`${inputName(path)}: cannot be read: ${reasonOf(error)}.`);
  }
}
