import { closeSync, openSync } from 'node:fs';

/**
 * Gives `use` another path of `folder`, short enough for the sockets in it: a socket's path may have 107
 * bytes (`sun_path`). On Linux that is the path of the folder's open descriptor; elsewhere the folder's own.
 */
export async function withShortPath<Result>(
  folder: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (process.platform !== 'linux') return use(folder);
  const descriptor = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}
