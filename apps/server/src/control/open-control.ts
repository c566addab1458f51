import { randomUUID } from 'node:crypto';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { withShortPath } from '#lib/short-socket-path.ts';
import { connectControl } from './connect-control.ts';
import { Command, controlFolder, type Outcome, readLine, SOCKET } from './protocol.ts';
import { readFirstLine } from './read-first-line.ts';

/** A visitor that is silent for this long is disconnected. */
const IDLE_MS = 10_000;

const NOT_UNDERSTOOD: Outcome = {
  ok: false,
  message: 'The running server does not know this command. It may be of another release.',
};

type Run = (command: Command) => Promise<Outcome>;

/**
 * Listens for commands at a Unix socket in `dataDir`, and answers each with what `run` makes of it.
 * Answers how to stop, which removes the socket.
 *
 * The socket has mode 600 and lies in a folder of mode 700: only the server's own account and root
 * reach it, and nothing that comes over a network. It takes its name by a rename once it listens, in
 * the place of one that a killed server has left. Throws where another server listens there, and
 * where no socket can be made.
 */
export async function openControl(dataDir: string, run: Run): Promise<() => Promise<void>> {
  const folder = controlFolder(dataDir);
  const path = join(folder, SOCKET);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const other = await connectControl(dataDir);
  other?.destroy();
  if (other) throw new Error(`Another server listens at ${path}.`);

  const server = createServer({ allowHalfOpen: true }, (visitor) => void answer(visitor, run));
  const draft = `${randomUUID().slice(0, 8)}.new`;
  await withShortPath(folder, (short) => listenAt(server, join(short, draft)));
  await chmod(join(folder, draft), 0o600);
  await rename(join(folder, draft), path);
  const { ino } = await stat(path);

  return async function stop() {
    const found = await stat(path).catch(() => undefined);
    // Another server may have put its own there since.
    if (found?.ino === ino) await rm(path, { force: true });
    await new Promise((closed) => server.close(closed));
  };
}

const listenAt = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

async function answer(visitor: Socket, run: Run): Promise<void> {
  visitor.on('error', () => visitor.destroy());
  visitor.setTimeout(IDLE_MS, () => visitor.destroy());
  try {
    const command = readLine(Command, (await readFirstLine(visitor)) ?? '');
    visitor.setTimeout(0); // It waits now, however long that takes.
    const outcome = command ? await run(command) : NOT_UNDERSTOOD;
    visitor.end(`${JSON.stringify(outcome)}\n`, () => visitor.destroy());
  } catch {
    visitor.destroy(); // Cut off by its own side, or left without an answer, which it then says.
  }
}
