import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '../result.ts';
import { type Overload, overload } from './overload.ts';
import { type Program, startProgram } from './start-program.ts';
import { type Guest, newGuest, type Run, send } from './traffic.ts';

const OURS = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

const CONNECTIONS = [1, 10, 50];
/** Connections of more people than one embedded database has room for. */
const CROWDS = [1_000, 2_500];
const CALLS = 2_000;
const WARM_UP = 1_000;
/** A run, and the processor time of the server for a call, in ms, in which a busy machine shows less. */
type Measured = Run & { processorMs: number };

/** Least share of the bare program's throughput. */
const LEAST = 0.7;

/**
 * Mixed traffic on the real server, from this process over loopback: the throughput as a share of a bare program's that does
 * the same work on the same tables of PostgreSQL (`LOAD_DATABASE_URL`, an empty database; skipped without), and on the embedded
 * database beside that.
 */
export async function benchLoad(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-load-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const variables = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info' };
  try {
    return [
      { name: 'load average of the machine before', figure: load },
      ...(await measurePostgres(variables)),
      ...(await measureEmbedded(variables)),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measurePostgres(variables: Record<string, string>): Promise<Result[]> {
  const { LOAD_DATABASE_URL: DATABASE_URL } = process.env;
  if (!DATABASE_URL)
    return [{ name: 'load on PostgreSQL', figure: 'skipped: no LOAD_DATABASE_URL' }];
  const ours = await startProgram(OURS, [], { ...variables, DATABASE_URL });
  const bare = await startProgram(BARE, [DATABASE_URL]);
  const results: Result[] = [];
  try {
    const guests = await newGuests(ours.url);
    for (const connections of CONNECTIONS) {
      // In turn, with the same guests: what else the machine does falls on both.
      const own = await measure(ours, guests.slice(0, connections));
      const other = await measure(bare, guests.slice(0, connections));
      const ratio = throughput(own) / throughput(other);
      const name = `PostgreSQL, ${connections} connections`;
      results.push(
        { name: `${name}: ours`, figure: describe(own) },
        { name: `${name}: bare`, figure: describe(other) },
        {
          name: `${name}: ours / bare`,
          figure: ratio.toFixed(2),
          target: `>= ${LEAST}`,
          met: ratio >= LEAST,
        },
      );
    }
    return results;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

async function measureEmbedded(variables: Record<string, string>): Promise<Result[]> {
  const ours = await startProgram(OURS, [], variables);
  const results: Result[] = [];
  try {
    const guests = await newGuests(ours.url);
    for (const connections of CONNECTIONS) {
      const run = await measure(ours, guests.slice(0, connections));
      results.push({ name: `embedded, ${connections} connections: ours`, figure: describe(run) });
    }
    for (const connections of CROWDS) {
      const found = await overload(ours.url, guests, connections);
      results.push({
        name: `embedded, a crowd of ${connections}`,
        figure: describeCrowd(found),
        target: 'none broken',
        met: found.broken === 0,
      });
    }
    return results;
  } finally {
    await ours.stop();
  }
}

/** A guest for each connection; one address may not make many more within an hour. */
const newGuests = (url: string) =>
  Promise.all(Array.from({ length: Math.max(...CONNECTIONS) }, () => newGuest(url)));

async function measure(program: Program, guests: readonly Guest[]): Promise<Measured> {
  const { url, processorSeconds } = program;
  await send(url, guests, WARM_UP);
  const before = processorSeconds();
  const run = await send(url, guests, CALLS);
  const processorMs = ((processorSeconds() - before) * 1_000) / CALLS;
  if (run.failed > 0) throw new Error(`${run.failed} calls to ${url} were refused.`);
  return { ...run, processorMs };
}

const throughput = ({ times, seconds }: Run) => times.length / seconds;

function describe(run: Measured): string {
  const at = (share: number) => run.times[Math.floor(run.times.length * share)]?.toFixed(1);
  return `${Math.round(throughput(run))} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${run.processorMs.toFixed(2)} ms of processor`;
}

function describeCrowd({ answered, refused, broken, health }: Overload): string {
  const at = (share: number) => health[Math.floor(health.length * share)]?.toFixed(0);
  return `${answered} answered, ${refused} refused, ${broken} broken; health p50 ${at(0.5)} ms, slowest ${health.at(-1)?.toFixed(0)} ms`;
}
