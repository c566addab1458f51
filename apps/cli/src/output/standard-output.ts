import { toText } from '../to-text.ts';
import { unwritable } from './check-target.ts';

/** Makes the error that standard output cannot be written to, and why. */
export const standardOutputError = (error: unknown) =>
  unwritable(toText({ code: 'command.standardOutput' }), error);

/** Writes a text to standard output. Throws `CommandError` when it cannot be written. */
export async function print(text: string): Promise<void> {
  try {
    await writeToStandardOutput(text);
  } catch (error) {
    throw standardOutputError(error);
  }
}

/**
 * Writes to standard output and resolves when the system has taken it; rejects with the system's error.
 *
 * The reader may close it early ("| head"): the stream says so twice, to the writer and as an event,
 * and an event that nobody hears would end the program.
 */
export function writeToStandardOutput(written: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.once('error', reject);
    process.stdout.write(written, (error) => {
      if (error) return reject(error);
      process.stdout.off('error', reject);
      resolve();
    });
  });
}
