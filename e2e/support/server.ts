import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../../apps/server/src/main.ts');
const START_LIMIT_MS = 120_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port could be had.');
  return address.port;
}

/** The real server as a separate process, on a data folder that outlives its restarts. */
export class TestServer {
  #process: ChildProcess | undefined;
  #printed = '';
  readonly port: number;
  readonly folder: string;
  readonly #settings: Record<string, string>;

  constructor(port: number, folder: string, settings: Record<string, string>) {
    this.port = port;
    this.folder = folder;
    this.#settings = settings;
  }

  /** A running server on a fresh folder and a free port, with more of its configuration if a test needs it; `{url}` in it is the server's address. */
  static async start(settings: Record<string, string> = {}): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'shortlist-e2e-'));
    const port = await freePort();
    const own = Object.entries(settings).map(([name, value]) => [
      name,
      value.replace('{url}', `http://127.0.0.1:${port}`),
    ]);
    const server = new TestServer(port, folder, Object.fromEntries(own));
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts on the same folder and port again; returns when the server answers that it is ready. */
  async start(): Promise<void> {
    this.#process = spawn(process.execPath, [MAIN], {
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.folder,
        LOG_LEVEL: 'warn',
        // Each browser context speaks for a visitor of its own, so that limits per address do not add up over the suite.
        TRUST_PROXY: '127.0.0.1',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (chunk) => {
        this.#printed += chunk;
      });
    }
    const deadline = Date.now() + START_LIMIT_MS;
    while (!(await this.#isReady())) {
      if (Date.now() > deadline || this.#process.exitCode !== null) {
        throw new Error(`The server did not start:\n${this.#printed}`);
      }
      await sleep(100);
    }
  }

  /** The link that the server has written into its log; waits until there is one. */
  async linkInLog(): Promise<string> {
    for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await sleep(100)) {
      const link = /"link":"([^"]+)"/u.exec(this.#printed)?.[1];
      if (link) return link;
    }
    throw new Error(`No link in the log:\n${this.#printed}`);
  }

  /** Ends the process: at once and without a word (SIGKILL), or in order (SIGTERM). */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }

  async dispose(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  async #isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }
}
