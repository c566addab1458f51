import { readFile, stat } from 'node:fs/promises';
import { READING_LIMITS, readProblem } from '@shortlist/readers';
import { CommandError } from '../command.ts';
import { toText } from '../to-text.ts';
import { inputName, unreadable } from './read-input.ts';

/**
 * The bytes of a document, or of standard input for `-`. Throws `CommandError` when it cannot be read, or
 * is larger than any resume, of which no more is read in than that.
 */
export async function readDocumentFile(file: string): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined;
  try {
    bytes = await (file === '-' ? readWithin(process.stdin) : readSmall(file));
  } catch (error) {
    throw unreadable(file, error);
  }
  if (bytes === undefined) {
    const reason = toText(readProblem('too-large').message);
    throw new CommandError({
      code: 'command.notParsed',
      params: { file: inputName(file), reason },
    });
  }
  return bytes;
}

/** The bytes of a file; undefined for one that is too large, which is not read in. */
async function readSmall(file: string): Promise<Uint8Array | undefined> {
  const { size } = await stat(file);
  return size <= READING_LIMITS.fileBytes ? readFile(file) : undefined;
}

/** The bytes of a stream; undefined, and no more is read, once they are too many. */
async function readWithin(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > READING_LIMITS.fileBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
