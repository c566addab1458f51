// `npm run soak power [ROUNDS] [unsynced]`: the real server with the embedded database on a disk whose power is cut, again and again, while guests save
// and somebody applies with files; also while the server makes a new database, starts on the old one, and stops. All that was confirmed must be there
// after each cut. With `unsynced` fsync does nothing, which must lose something: it shows that the soak can fail.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { openFiles } from '../../../apps/server/src/files/open-files.ts';
import {
  RealServers,
  type Running,
} from '../../../apps/server/src/outages/real-servers.test-support.ts';
import { APPLICATIONS_WITH_FILES, Applicant, lostApplications } from '../applicant.ts';
import { PORTS } from '../processes.ts';
import { requireTimeLimit, whenOver } from '../tidy.ts';
import { Guest } from '../visitor.ts';
import { CutDisk, whyNoDisk } from './cut-disk.ts';

const GUESTS = 6;
const URL_OF_SERVER = `http://127.0.0.1:${PORTS.power}`;

const VARIABLES = { PORT: String(PORTS.power), TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' };

/** The moments in which the power is cut, in turn. */
const MOMENTS = ['writes', 'writes', 'a first start', 'writes', 'a start', 'writes', 'a stop'];

/** A cut comes after up to so many writes, and so many ms. */
const MOST_WRITES = 250;
const MOST_MS = 150;
/** A start takes 2 s or more; the tidying of a stop half a second. */
const MOST_START_MS = 3_000;
const MOST_STOP_MS = 500;

/** A server whose disk is gone ends by itself when it next writes. */
const NOTICED_MS = 3_000;

const FORGET_FSYNC = new URL('./forget-fsync.ts', import.meta.url);

/** The names that may be in a data folder; of these, nothing else and nothing half made is left after an orderly stop. */
const KNOWN =
  /^(?:db|db\.owner|db\.reserve|session-secret|files|incoming|control|outbox|backups|last-backup)$/u;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the soak; resolves with the exit code. */
export async function soakPower(rounds: number, isSynced: boolean): Promise<number> {
  const why = whyNoDisk();
  if (why !== undefined) {
    process.stderr.write(`The power of a disk cannot be cut here: ${why}.\n`);
    return 1;
  }
  const soak = new PowerSoak(isSynced);
  await soak.begin();
  for (let round = 0; round < rounds && soak.faults.length === 0; round += 1) {
    const moment = MOMENTS[round % MOMENTS.length] ?? '';
    await soak.cutIn(moment);
    say(`${round + 1}: cut in ${moment}; ${soak.confirmed()} confirmed so far`);
  }
  if (soak.faults.length === 0) await soak.finish();
  say(`${soak.confirmed()} confirmed writes, ${soak.faults.length} lost or other faults.`);
  for (const line of soak.faults) say(`FAULT ${line}`);
  return soak.faults.length === 0 ? 0 : 1;
}

class PowerSoak {
  /** The losses, and what else is not as it must be. */
  readonly faults: string[] = [];
  readonly #disk = new CutDisk();
  readonly #servers = new RealServers();
  readonly #guests = Array.from({ length: GUESTS }, () => new Guest(URL_OF_SERVER));
  readonly #applicant = new Applicant(URL_OF_SERVER, 1);
  /** True if fsync does something, once the database is there. */
  readonly #isSynced: boolean;
  /** The server on the data that guests write to, while it runs. */
  #running: Running | undefined;

  constructor(isSynced: boolean) {
    this.#isSynced = isSynced;
  }

  /** Makes the disk, and the database on it. */
  async begin(): Promise<void> {
    whenOver(() => this.#disk.remove());
    whenOver(() => this.#servers.clear());
    this.#disk.make();
    const variables = { ...VARIABLES, DATA_DIR: this.#folder('data') };
    await this.#servers.end(await this.#servers.start(variables), 'SIGTERM');
  }

  confirmed(): number {
    return [...this.#guests, this.#applicant].flatMap(({ outcomes }) =>
      outcomes.filter(({ kind }) => kind === 'confirmed'),
    ).length;
  }

  /** Cuts the power once, gives it back, and looks for what was confirmed. */
  async cutIn(moment: string): Promise<void> {
    if (moment === 'writes') await this.#cutWrites();
    else if (moment === 'a stop') await this.#cutStop();
    else await this.#cutStart(moment === 'a first start' ? 'first' : 'data');
    await this.#killAll();
    this.#disk.powerUp();
    if (moment === 'a first start') await this.#startAgain('first');
    await this.#look();
  }

  /** Stops in order, and looks for confirmed applications and what was left lying about. */
  async finish(): Promise<void> {
    const code = await this.#servers.end(await this.#start('data'), 'SIGTERM');
    if (code !== 0) this.faults.push(`The server ended with ${code} at the last stop.`);
    const dataDir = this.#folder('data');
    const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
    const { rows } = await db.execute<{ line: string }>(APPLICATIONS_WITH_FILES);
    const { rows: keys } = await db.execute<{ key: string }>('select key from files');
    await close();
    const { store } = openFiles({ dataDir, s3Url: undefined });
    const lines = rows.map(({ line }) => line);
    this.faults.push(...(await lostApplications(lines, store, [this.#applicant])));
    const left = [
      ...readdirSync(dataDir).filter((name) => !KNOWN.test(name)),
      ...readdirSync(join(dataDir, 'files')).filter(
        (name) => !keys.some(({ key }) => key === name),
      ),
    ];
    this.faults.push(...left.map((name) => `left lying about: ${name}`));
    say(`${this.#applicant.confirmed.length} applications confirmed, ${lines.length} there.`);
  }

  #folder(name: string): string {
    return join(this.#disk.folder, name);
  }

  /** A server on a data folder; on `data`, the one that runs already. */
  async #start(name: string): Promise<Running> {
    if (name === 'data' && this.#running) return this.#running;
    requireTimeLimit();
    const variables = {
      ...VARIABLES,
      DATA_DIR: this.#folder(name),
      ...(!this.#isSynced && { NODE_OPTIONS: `--import ${FORGET_FSYNC.href}` }),
    };
    const running = await this.#servers.start(variables);
    if (name === 'data') this.#running = running;
    return running;
  }

  async #killAll(): Promise<void> {
    this.#running = undefined;
    await this.#servers.killAll();
  }

  async #cutWrites(): Promise<void> {
    const { server } = await this.#start('data');
    const ended = once(server, 'exit');
    const enough = this.confirmed() + randomInt(MOST_WRITES);
    let isDone = false;
    const writing = [
      ...this.#guests.map(async (guest) => {
        while (!isDone && !(guest.hasBegun || (await guest.begin()))) await wait(50);
        while (!isDone) await guest.writeOnce();
      }),
      (async () => {
        while (!isDone) await this.#applicant.apply();
      })(),
    ];
    while (this.confirmed() < enough && server.exitCode === null) await wait(5);
    await wait(randomInt(MOST_MS));
    this.#disk.cut();
    isDone = true;
    await Promise.race([ended, wait(NOTICED_MS)]);
    await this.#killAll();
    await Promise.all(writing);
  }

  async #cutStart(name: string): Promise<void> {
    await this.#killAll();
    const starting = this.#start(name).catch(() => undefined);
    await wait(randomInt(MOST_START_MS));
    this.#disk.cut();
    await this.#killAll();
    await starting;
  }

  async #cutStop(): Promise<void> {
    const { server } = await this.#start('data');
    server.kill('SIGTERM');
    await wait(randomInt(MOST_STOP_MS));
    this.#disk.cut();
  }

  /** A start on what a cut first start has left, which nothing may be in the way of. */
  async #startAgain(name: string): Promise<void> {
    try {
      await this.#start(name);
    } catch (error) {
      requireTimeLimit();
      this.faults.push(`After a cut first start: ${String(error)}`);
    }
    await this.#killAll();
    rmSync(this.#folder(name), { recursive: true, force: true });
  }

  /** Starts on what is on the disk and looks for what was confirmed. */
  async #look(): Promise<void> {
    try {
      await this.#start('data');
    } catch (error) {
      requireTimeLimit();
      this.faults.push(`After the cut: ${String(error)}`);
      return;
    }
    for (const guest of this.#guests) this.faults.push(...(await guest.listLost()));
  }
}
