import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { withShortPath } from '#lib/short-socket-path.ts';
import { controlFolder, SOCKET } from './protocol.ts';

/** Nobody listens there: no folder, no socket in it, or one that a killed server has left. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

/** A connection to the server that runs on `dataDir`; undefined when none does. Throws what else is in the way. */
export async function connectControl(dataDir: string): Promise<Socket | undefined> {
  try {
    return await withShortPath(controlFolder(dataDir), (folder) => connected(join(folder, SOCKET)));
  } catch (error) {
    if (NOBODY.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const connected = (path: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(path);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
