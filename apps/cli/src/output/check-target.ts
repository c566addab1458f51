import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unwritable } from './unwritable.ts';

/** Throws `CommandError` where a file has no folder to stand in, before anything is read for it; `-` is standard output. */
export async function checkTarget(path: string): Promise<void> {
  if (path === '-') return;
  const isThere = await access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await access(`${dirname(path)}/`, constants.W_OK).catch((error: unknown) => {
    throw unwritable(path, error);
  });
}
