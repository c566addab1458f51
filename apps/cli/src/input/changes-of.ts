import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/**
 * Yields at once, and whenever one of these files has changed and was then left alone from one look to the next. Files are
 * looked at by their names ten times a second, so that one is found again whatever an editor puts in its place, also behind
 * a link and on a disk of another machine, neither of which the system tells of. Ends with the signal.
 */
export async function* changesOf(
  files: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<void> {
  let told: string | undefined;
  let seen = await stampsOf(files);
  while (!signal.aborted) {
    const now = await stampsOf(files);
    if (now === seen && now !== told) {
      told = now;
      yield;
    }
    seen = now;
    await setTimeout(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

/** A text that is another one when a file is written to, replaced, removed or there again. */
const stampsOf = async (files: readonly string[]): Promise<string> =>
  (await Promise.all(files.map(stampOf))).join('\n');

async function stampOf(file: string): Promise<string> {
  try {
    const { ino, mtimeNs, size } = await stat(file, { bigint: true });
    return [ino, mtimeNs, size].join(' ');
  } catch {
    return '';
  }
}
