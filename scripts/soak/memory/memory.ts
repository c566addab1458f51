// `npm run soak memory [MINUTES]`: the traffic of `npm run bench load` on the real server for half of the time on each engine, at most so many calls a
// second, while the server records its memory after each collection of garbage. The first third of the time is for warming up; the memory
// of the last third must not be above that of the second.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  isPostgresInstalled,
  startTestPostgres,
} from '../../../apps/server/src/db/postgres.test-support.ts';
import { newGuests } from '../../../bench/load/measure.ts';
import { startOurs } from '../../../bench/load/start-program.ts';
import { type Guest, send } from '../../../bench/load/traffic.ts';
import { median } from '../../../bench/median.ts';
import { requireTimeLimit, whenOver } from '../tidy.ts';

const GUESTS = 50;
const CALLS_A_SECOND = 500;
/** One call in a hundred makes a resume, and each guest may have 200. */
export const MOST_MINUTES = 60;

/** The last third may have so many times the memory of the second. */
const MOST = 1.1;
const MB = 1_048_576;

const RECORD_MEMORY = new URL('./record-memory.ts', import.meta.url);

type Memory = { rss: number; heapUsed: number; external: number };
const KINDS = ['rss', 'heapUsed', 'external'] as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the soak; resolves with the exit code. */
export async function soakMemory(minutes: number): Promise<number> {
  const ms = (minutes * 60_000) / 2;
  const isFlat = [await watch('embedded', {}, ms)];
  if (isPostgresInstalled) isFlat.push(await watchOnPostgres(ms));
  else say('PostgreSQL: skipped, it is not installed');
  return isFlat.includes(false) ? 1 : 0;
}

async function watchOnPostgres(ms: number): Promise<boolean> {
  const postgres = await startTestPostgres([]);
  whenOver(postgres.stop);
  return watch('PostgreSQL', { DATABASE_URL: postgres.url('postgres') }, ms);
}

/** Sends calls for some ms; says how much memory the server had, and answers whether that did not grow. */
async function watch(
  name: string,
  variables: Record<string, string>,
  ms: number,
): Promise<boolean> {
  requireTimeLimit();
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-memory-'));
  whenOver(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const file = join(folder, 'memory');
  const server = await startOurs(join(folder, 'data'), {
    ...variables,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${RECORD_MEMORY.href}`,
    MEMORY_FILE: file,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop();
    return stopped;
  };
  whenOver(stop);
  const guests = await newGuests(server.url, GUESTS);
  const from = readMemory(file).length;
  const calls = await sendFor(ms, server.url, guests);
  const samples = readMemory(file).slice(from);
  await stop();
  return report(`${name}, ${calls} calls`, samples);
}

/** Calls for so many ms, a second's worth at a time; resolves with how many. */
async function sendFor(ms: number, url: string, guests: readonly Guest[]): Promise<number> {
  let calls = 0;
  for (const end = performance.now() + ms; performance.now() < end; ) {
    requireTimeLimit();
    const second = wait(1_000);
    const { failed } = await send(url, guests, CALLS_A_SECOND);
    if (failed.length > 0) throw new Error(`${failed.length} calls failed: ${failed[0]}`);
    calls += CALLS_A_SECOND;
    await second;
  }
  return calls;
}

const readMemory = (file: string): Memory[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

function report(name: string, samples: readonly Memory[]): boolean {
  const third = Math.floor(samples.length / 3);
  const thirds = [0, 1, 2].map((nth) => samples.slice(nth * third, (nth + 1) * third));
  let isFlat = third > 0;
  for (const kind of KINDS) {
    const [first = 0, second = 0, last = 0] = thirds.map((some) =>
      median(some.map((memory) => memory[kind])),
    );
    const ratio = last / second;
    if (!(ratio <= MOST)) isFlat = false;
    const figures = [first, second, last].map((bytes) => (bytes / MB).toFixed(1)).join(', ');
    say(
      `${name}: ${kind} ${figures} MB in thirds, last / second ${ratio.toFixed(3)} (at most ${MOST})`,
    );
  }
  return isFlat;
}
