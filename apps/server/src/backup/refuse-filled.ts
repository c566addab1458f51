import { readdir } from 'node:fs/promises';
import { StartRefused } from '#config/start-refused.ts';

/** Throws `StartRefused`, with what to do, when a folder has something in it; it may be empty or not there. */
export async function refuseFilled(folder: string, whatToDo: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new StartRefused(`${folder} cannot be used (${String(error)}).`);
  });
  if (names.length > 0) throw new StartRefused(`${folder} is not empty. ${whatToDo}`);
}
