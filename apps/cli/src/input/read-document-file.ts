import { readProblem } from '@shortlist/readers';
import { CommandError } from '../command.ts';
import { toText } from '../to-text.ts';
import { readBytes } from './read-bytes.ts';
import { inputName, unreadable } from './read-input.ts';

/** The bytes of a document, or of standard input for `-`. Throws `CommandError` when it cannot be read, or is too large. */
export async function readDocumentFile(file: string): Promise<Uint8Array> {
  const bytes = await readBytes(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  if (bytes) return bytes;
  throw new CommandError({
    code: 'command.notParsed',
    params: { file: inputName(file), reason: toText(readProblem('too-large').message) },
  });
}
