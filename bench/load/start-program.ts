import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type Program = { url: string; stop(): Promise<void> };

/** Starts a server, a program that says "is at" and its address, in a process of its own. */
export async function startProgram(
  file: string,
  given: readonly string[],
  variables: Record<string, string> = {},
): Promise<Program> {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, [file, ...given], {
    env: { PATH, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const url = / is at (http:\S+)/u.exec(line)?.[1];
    if (!url) continue;
    return {
      url,
      async stop() {
        server.kill('SIGTERM');
        await once(server, 'exit');
      },
    };
  }
  throw new Error(`${file} ended before it listened.`);
}
