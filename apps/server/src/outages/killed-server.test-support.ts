import { once } from 'node:events';
import { createTestDatabase } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { RealServers, type Running } from './real-servers.test-support.ts';

/** The real server on one engine, which is killed and started again on the same data. */
export class KilledServer {
  readonly #real = new RealServers();
  readonly #engine: Database['kind'];
  #running: Running | undefined;
  databaseUrl: string | undefined;

  constructor(engine: Database['kind']) {
    this.#engine = engine;
  }

  get dataDir(): string {
    return this.#real.folder;
  }

  get url(): string {
    if (!this.#running) throw new Error('The server does not run.');
    return this.#running.url;
  }

  async start(): Promise<void> {
    if (this.#engine === 'postgres') this.databaseUrl ??= await createTestDatabase();
    this.#running = await this.#real.start(
      this.databaseUrl === undefined ? {} : { DATABASE_URL: this.databaseUrl },
    );
  }

  /** Kills it at a moment, in the middle of what is under way, and starts the next. */
  async killAt(moment: Promise<unknown>, underWay: readonly Promise<unknown>[]): Promise<void> {
    await moment;
    const ended = this.#running && once(this.#running.server, 'exit');
    this.#running?.server.kill('SIGKILL');
    await Promise.all([ended, ...underWay]);
    await this.start();
  }

  /** Ends it in order; answers its exit code. */
  end(): Promise<number | null> {
    if (!this.#running) throw new Error('The server does not run.');
    return this.#real.end(this.#running, 'SIGTERM');
  }

  clear(): Promise<void> {
    return this.#real.clear();
  }
}
