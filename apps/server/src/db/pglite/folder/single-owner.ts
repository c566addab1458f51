import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '#config/start-refused.ts';
import { withShortPath } from '#lib/short-socket-path.ts';

const TIMEOUT_MS = 2_000;
const POLL_MS = 50;
const PENDING_SUFFIX = '.new';

/**
 * Locks `folder` for this process among all processes of this machine; returns the function that releases the lock.
 *
 * The lock is a listening Unix socket in `FOLDER.owner/`, named for its process: the kernel closes it when the
 * process ends in any way, and a closed one (which refuses connections) never listens again, so it can be removed
 * without a race. Each process first publishes its own socket and then looks for others, so of two that start
 * together at least one sees the other; the one whose name sorts first gets the lock.
 * Throws `StartRefused` naming the process that holds the folder.
 */
export async function acquireLock(folder: string): Promise<() => Promise<void>> {
  const room = `${folder}.owner`;
  await mkdir(room, { recursive: true, mode: 0o700 });
  const claim = await claimIn(room);
  try {
    await waitForOthers(room, claim.name, folder);
  } catch (error) {
    await claim.release();
    throw error;
  }
  return claim.release;
}

/** Finds the process that has locked `folder`; undefined where none has. */
export async function findOwner(folder: string): Promise<string | undefined> {
  const room = `${folder}.owner`;
  const [first] = existsSync(room) ? await listLiving(room, '') : [];
  return first?.split('-')[0];
}

type Claim = { name: string; release(): Promise<void> };

async function claimIn(room: string): Promise<Claim> {
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const server = createServer((visitor) => visitor.destroy());
  await listenAt(room, `${name}${PENDING_SUFFIX}`, server);
  server.unref();
  // Only now may others see it: between its making and its first listening it would look dead.
  await rename(join(room, `${name}${PENDING_SUFFIX}`), join(room, name));
  return {
    name,
    async release() {
      await rm(join(room, name), { force: true });
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function waitForOthers(room: string, own: string, folder: string): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  for (;;) {
    const others = await listLiving(room, own);
    const [first] = others;
    if (first === undefined) return;
    if (first < own || timeout.aborted) {
      throw new StartRefused(
        `Process ${first.split('-')[0]} has ${folder} open. Only one server may use a DATA_DIR: \
stop that one, give this one another DATA_DIR, or use DATABASE_URL for several.`,
      );
    }
    await wait(POLL_MS);
  }
}

/** Names of the other claimants that are alive, sorted; the dead are removed. */
async function listLiving(room: string, own: string): Promise<string[]> {
  const names = (await readdir(room)).filter(
    (name) => name !== own && !name.endsWith(PENDING_SUFFIX),
  );
  const living: string[] = [];
  for (const name of names.sort()) {
    if (await isListening(room, name)) living.push(name);
    else await rm(join(room, name), { force: true });
  }
  return living;
}

function listenAt(room: string, name: string, server: Server): Promise<void> {
  return withShortPath(
    room,
    (short) =>
      new Promise((resolve, reject) => {
        server.once('error', (cause) =>
          reject(new StartRefused(`No lock can be made in ${room} (${String(cause)})`, { cause })),
        );
        server.listen(join(short, name), resolve);
      }),
  );
}

/** Anything but "refused" and "gone" counts as alive: in doubt the folder is somebody else's. */
function isListening(room: string, name: string): Promise<boolean> {
  return withShortPath(
    room,
    (short) =>
      new Promise((answer) => {
        const visit = connect(join(short, name));
        visit.once('connect', () => {
          visit.destroy();
          answer(true);
        });
        visit.once('error', (error: NodeJS.ErrnoException) =>
          answer(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
        );
      }),
  );
}
