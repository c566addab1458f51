import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PROGRAM_ENVIRONMENT } from '../program-environment.test-support.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type Running = { server: ChildProcess; url: string };

/** The real server in processes of its own, one after the other on the same data folder. */
export class RealServers {
  readonly folder = mkdtempSync(join(tmpdir(), 'shortlist-real-server-'));
  readonly #started = new Set<ChildProcess>();

  /** Returns when it listens. */
  async start(variables: Record<string, string> = {}): Promise<Running> {
    const server = spawn(process.execPath, [MAIN], {
      env: {
        ...PROGRAM_ENVIRONMENT,
        DATA_DIR: this.folder,
        PORT: '0',
        LOG_LEVEL: 'error',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#started.add(server);
    for await (const line of createInterface(server.stdout)) {
      const url = / is at (http:\S+)/u.exec(line)?.[1];
      if (url) return { server, url };
    }
    throw new Error('The server ended before it listened.');
  }

  /** The exit code. */
  async end({ server }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const exited = once(server, 'exit');
    server.kill(signal);
    const [code] = await exited;
    return code;
  }

  /** Kills what runs, also what has not got as far as to listen; resolves when all have ended and their locks are free. */
  async killAll(): Promise<void> {
    const running = [...this.#started].filter(isRunning);
    const ended = running.map((server) => once(server, 'exit'));
    for (const server of running) server.kill('SIGKILL');
    await Promise.all(ended);
  }

  /** Ends what still runs and removes the folder. */
  async clear(): Promise<void> {
    await this.killAll();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;
