import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandError } from '../command.ts';
import { reasonOf, systemError } from '../system-error.ts';

/** Makes a folder and those above it where they are missing. Throws `CommandError` when it cannot be made. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await makeWithParents(path);
  } catch (error) {
    throw new CommandError({
      code: 'command.folderNotMade',
      params: { folder: path, reason: reasonOf(error) },
    });
  }
}

/** Node's own recursive `mkdir` never ends in folders like /proc, which answer ENOENT to whatever is made in them. */
async function makeWithParents(path: string): Promise<void> {
  const refusal = await refusalOf(path);
  if (refusal === undefined) return;
  const parent = dirname(path);
  if (refusal.code !== 'ENOENT' || parent === path) throw refusal;
  await makeWithParents(parent);
  const again = await refusalOf(path);
  if (again)
    throw again.code === 'ENOENT'
      ? systemError({ code: 'system.takesNoFolders', params: { folder: parent } })
      : again;
}

/** Makes a folder and returns why the system does not; undefined where it is there now. */
async function refusalOf(path: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    await mkdir(path);
    return undefined;
  } catch (error) {
    const found = await stat(path).catch(() => undefined);
    return found?.isDirectory() ? undefined : (error as NodeJS.ErrnoException);
  }
}
