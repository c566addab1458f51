import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from '../command.ts';
import { reasonOf, systemError } from '../system-error.ts';

/** Throws `CommandError` where a file has no folder to stand in, before anything is read for it; `-` is standard output. */
export async function checkTarget(path: string): Promise<void> {
  if (path === '-') return;
  const isThere = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const folder = dirname(path);
  await access(`${folder}/`, constants.W_OK).catch((error: NodeJS.ErrnoException) => {
    const isMissing = error.code === 'ENOENT';
    throw unwritable(
      path,
      isMissing ? systemError({ code: 'system.noFolder', params: { folder } }) : error,
    );
  });
}

/** Makes the error that a file cannot be written, and why. */
export const unwritable = (file: string, error: unknown) =>
  new CommandError({ code: 'command.unwritable', params: { file, reason: reasonOf(error) } });
