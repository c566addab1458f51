import { READING_LIMITS } from '@shortlist/readers';
import { CommandError } from '../command.ts';
import { reasonOf } from '../system-error.ts';
import { toText } from '../to-text.ts';
import { readBytes } from './read-bytes.ts';

/** Returns what messages call the input: the file as it was typed, or "standard input" for `-`. */
export const inputName = (path: string) =>
  path === '-' ? toText({ code: 'command.standardInput' }) : path;

/** Makes the error that a file, or standard input, cannot be read, and why. */
export const unreadable = (path: string, error: unknown) =>
  new CommandError({
    code: 'command.unreadable',
    params: { file: inputName(path), reason: reasonOf(error) },
  });

/** The text of a file, or of standard input for `-`, of at most 10 MB. Must be UTF-8; a byte order mark is dropped. */
export async function readInput(path: string): Promise<string> {
  const bytes = await readBytes(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (!bytes) {
    const megabytes = READING_LIMITS.fileBytes / (1024 * 1024);
    throw new CommandError({
      code: 'command.tooLarge',
      params: { file: inputName(path), megabytes },
    });
  }
  const text = decode(bytes);
  // A file of another kind may happen to be valid UTF-8; text has no such character.
  if (text === undefined || text.includes('\0')) {
    throw new CommandError({ code: 'command.noText', params: { file: inputName(path) } });
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
