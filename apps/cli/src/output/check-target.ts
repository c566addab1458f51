import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemError } from '../system-error.ts';
import { unwritable } from './unwritable.ts';

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
