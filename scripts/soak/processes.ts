import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import {
  postgresPrograms,
  unprivilegedAccount,
} from '../../apps/server/src/db/postgres.test-support.ts';
import { root } from '../gate/run-command.ts';
import { isOver, requireTimeLimit, whenOver } from './tidy.ts';

/** All on loopback, and below those that systems give to connections that go out. */
export const PORTS = {
  proxy: 24_000,
  postgres: 24_001,
  servers: [24_011, 24_012, 24_013],
  power: 24_021,
} as const;

/** A PostgreSQL of the soak's own, as a group of processes that can be frozen; it is gone when the soak is over. */
export class Postgres {
  /** Of its own, since the account that PostgreSQL runs as has to reach it. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'shortlist-postgres-'));
  #process: ChildProcess | undefined;

  constructor() {
    whenOver(() => this.#remove());
    const account = unprivilegedAccount();
    if (account) chownSync(this.#folder, account.uid, account.gid);
    const data = ['-D', join(this.#folder, 'data'), '-U', 'shortlist', '-A', 'trust', '-E', 'UTF8'];
    execFileSync(join(postgresPrograms(), 'initdb'), data, {
      ...account,
      cwd: this.#folder,
      stdio: 'pipe',
    });
  }

  readonly url = `postgres://shortlist@127.0.0.1:${PORTS.postgres}/postgres`;

  async start(): Promise<void> {
    requireTimeLimit();
    const at = ['-D', join(this.#folder, 'data'), '-k', this.#folder];
    const listen = ['-p', String(PORTS.postgres), '-c', 'listen_addresses=127.0.0.1'];
    this.#process = spawn(join(postgresPrograms(), 'postgres'), [...at, ...listen], {
      ...unprivilegedAccount(),
      cwd: this.#folder,
      stdio: 'ignore',
      detached: true,
    });
    await wait(1_000);
    if (this.#process.exitCode !== null)
      throw new Error(`PostgreSQL did not start; is port ${PORTS.postgres} taken?`);
  }

  /** The rows of a statement that answers one column. */
  query(statement: string): string[] {
    const args = [this.url, '-At', '-c', statement];
    return execFileSync(join(postgresPrograms(), 'psql'), args, { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  }

  /** Ends it as a crash of its machine would, for its clients: at once, with what it has confirmed on the disk. */
  async kill(): Promise<void> {
    if (!this.#process || hasEnded(this.#process)) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGQUIT');
    await ended;
  }

  /** Ends it and removes its folder. */
  async #remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Stops all its processes (SIGSTOP) with their connections open, or continues them. */
  freeze(isFrozen: boolean): void {
    const pid = this.#process?.pid;
    if (!this.#process || pid === undefined || hasEnded(this.#process)) return;
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], {
      encoding: 'utf8',
    });
    for (const each of [pid, ...children.split(/\s+/u).filter(Boolean).map(Number)]) {
      try {
        process.kill(each, isFrozen ? 'SIGSTOP' : 'SIGCONT');
      } catch {
        // It ended since it was listed.
      }
    }
  }
}

/** Variables and command of a server, as the unit of systemd has them. */
function readUnit(port: number) {
  const unit = readFileSync(join(root, 'deploy/shortlist@.service'), 'utf8');
  const settingOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'mu').exec(unit)?.[1] ?? '';
  const pairs = settingOf('Environment').replaceAll('%i', String(port)).split(' ');
  const variables = Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
  // The rest of the command chooses the Node; the soak runs on this one.
  const args = [/\S+main\.ts/u.exec(settingOf('ExecStart'))?.[0] ?? ''];
  const restartMs = Number(settingOf('RestartSec')) * 1_000;
  return { variables, args, restartMs, stopMs: Number(settingOf('TimeoutStopSec')) * 1_000 };
}

/** A server as systemd would run it: started again whenever it ends. */
export class Server {
  readonly #port: number;
  readonly #variables: Record<string, string>;
  readonly #unit: ReturnType<typeof readUnit>;
  #process: ChildProcess | undefined;
  #isWanted = false;
  #asked: NodeJS.Signals | undefined;
  /** Ends that must not be: one that nobody asked for, and one by SIGTERM that was not in order and in time. */
  readonly badEnds: string[] = [];

  constructor(port: number, folder: string, variables: Record<string, string>) {
    this.#port = port;
    this.#unit = readUnit(port);
    this.#variables = {
      ...this.#unit.variables,
      ...variables,
      DATA_DIR: join(folder, String(port)),
      LOG_LEVEL: 'fatal',
    };
  }

  /** Resolves when it listens for the first time. */
  async start(): Promise<void> {
    this.#isWanted = true;
    await this.#run();
  }

  async #run(): Promise<void> {
    requireTimeLimit();
    this.#asked = undefined;
    const server = spawn(process.execPath, this.#unit.args, {
      cwd: root,
      env: { PATH: process.env.PATH, ...this.#variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    server.once('exit', (code, signal) => {
      const how = `the server on ${this.#port} ended with ${signal ?? code}`;
      if (!this.#asked) this.badEnds.push(`${how} by itself`);
      if (this.#asked === 'SIGTERM' && code !== 0) this.badEnds.push(`${how} at SIGTERM`);
      void this.#startAgain();
    });
    for await (const line of createInterface(server.stdout)) {
      if (line.includes(' is at ')) return;
    }
  }

  async #startAgain(): Promise<void> {
    await wait(this.#unit.restartMs);
    // Ctrl+C reaches the servers as well: they may end before the soak stops them.
    if (this.#isWanted && !isOver()) await this.#run();
  }

  /**
   * Ends it as systemd does: by SIGKILL where SIGTERM did not within the unit's time, which is noted. It starts again by
   * itself. Resolves with how many ms it took to end.
   */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
    const server = this.#process;
    if (!server || hasEnded(server)) return 0;
    const began = Date.now();
    const ended = once(server, 'exit');
    this.#asked = signal;
    server.kill(signal);
    const late = setTimeout(() => server.kill('SIGKILL'), this.#unit.stopMs);
    await ended;
    clearTimeout(late);
    return Date.now() - began;
  }

  /** Resolves when it says that it is ready, at most a minute later. */
  async whenReady(): Promise<void> {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await wait(100)) {
      const url = `http://127.0.0.1:${this.#port}/readyz`;
      const reply = await fetch(url).catch(() => undefined);
      if (reply?.ok) return;
    }
    throw new Error(`The server on ${this.#port} did not get ready within a minute.`);
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.end('SIGTERM');
  }
}

/** Programs that may stand in front of the servers. */
export type ProxyKind = keyof typeof PROXIES;
const PROXIES = { nginx: startNginx, haproxy: startHaproxy };

export const isProxy = (name: string): name is ProxyKind => name in PROXIES;

/** Starts a proxy with the file that operators are given, on the soak's ports; it ends when the soak is over. */
export const startProxy = (kind: ProxyKind, folder: string): Promise<void> => PROXIES[kind](folder);

/** A file of deploy/ with the soak's ports. */
function readDeployed(name: string): string {
  const given = readFileSync(join(root, 'deploy', name), 'utf8');
  return PORTS.servers
    .reduce(
      (text, port, at) => text.replaceAll(`127.0.0.1:${3001 + at}`, `127.0.0.1:${port}`),
      given,
    )
    .replace('127.0.0.1:8080', `127.0.0.1:${PORTS.proxy}`);
}

function startHaproxy(folder: string): Promise<void> {
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, readDeployed('haproxy.cfg'));
  return startProgram('haproxy', ['-q', '-db', '-f', path]);
}

async function startNginx(folder: string): Promise<void> {
  const site = readDeployed('nginx.conf');
  const path = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/nginx-${kind};`)
    .join(' ');
  writeFileSync(
    path,
    `user root;\npid ${folder}/nginx.pid;\ndaemon off;\nworker_processes 1;\nerror_log ${folder}/nginx.log;
events {}\nhttp { access_log off; ${temporary}\n${site}\n}\n`,
  );
  return startProgram('nginx', ['-c', path]);
}

/** nginx tries for so long, in ms, to get a port that another program has. */
const PROXY_START_MS = 3_500;

async function startProgram(name: string, args: string[]): Promise<void> {
  requireTimeLimit();
  const program = spawn(name, args, { stdio: 'inherit' });
  await once(program, 'spawn');
  whenOver(() => endProgram(program));
  await wait(PROXY_START_MS);
  if (hasEnded(program)) throw new Error(`${name} did not start.`);
}

async function endProgram(program: ChildProcess): Promise<void> {
  if (hasEnded(program)) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
