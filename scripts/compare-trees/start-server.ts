import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type RunningServer = { url: string; stop: () => Promise<void> };

/** Starts the server of a checkout on a data folder of its own; returns when it listens. */
export async function startServer(
  tree: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-compared-'));
  const server = spawn(process.execPath, [join(tree, 'apps/server/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const exited = once(server, 'exit');
      server.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const url = / is at (http:\S+)/u.exec(line)?.[1];
    if (url) return { url, stop };
  }
  await stop();
  throw new Error(`The server of ${tree} ended before it listened.`);
}
