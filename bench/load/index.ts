import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isPostgresInstalled,
  startTestPostgres,
} from '../../apps/server/src/db/postgres.test-support.ts';
import type { Result } from '../result.ts';
import { type Compared, compare, newGuests, warmUp } from './measure.ts';
import { overload } from './overload.ts';
import { type Program, startBare, startOurs } from './start-program.ts';
import type { Guest } from './traffic.ts';

const CONNECTIONS = [1, 10, 50];
/** Connections of more people than one embedded database has room for. */
const CROWDS = [1_000, 2_500];

/** Least share of the bare program's throughput. */
const LEAST = 0.7;

/**
 * Mixed traffic on the real server, from this process over loopback: the throughput as a share of a bare program's that does
 * the same work on the same tables, on PostgreSQL (one of its own, or the empty database of `LOAD_DATABASE_URL`) and on the
 * embedded database; and what a crowd gets.
 */
export async function benchLoad(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-load-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const { LOAD_DATABASE_URL: given } = process.env;
  // As its makers ship it: a test's would not sync.
  const postgres = given || !isPostgresInstalled ? undefined : await startTestPostgres([]);
  try {
    return [
      { name: 'load average of the machine before', figure: load },
      ...(await measurePostgres(folder, given ?? postgres?.url('postgres'))),
      ...(await measureEmbedded(folder)),
    ];
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measurePostgres(folder: string, url: string | undefined): Promise<Result[]> {
  if (!url) return [{ name: 'load on PostgreSQL', figure: 'skipped: PostgreSQL is not installed' }];
  const ours = await startOurs(join(folder, 'postgres'), { DATABASE_URL: url });
  const bare = await startBare(url, join(folder, 'bare-postgres'));
  try {
    const guests = await newGuests(ours.url, Math.max(...CONNECTIONS));
    return await compareOn('PostgreSQL', [ours, bare], guests);
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

async function measureEmbedded(folder: string): Promise<Result[]> {
  const dataDir = join(folder, 'embedded');
  const first = await startOurs(dataDir);
  const guests = await newGuests(first.url, Math.max(...CONNECTIONS)).finally(first.stop);
  // Only one process may have a database of files: each bare one gets a copy.
  const copyTo = (name: string) => {
    cpSync(join(dataDir, 'db'), join(folder, name, 'db'), { recursive: true });
    return [join(folder, name, 'db'), join(folder, name)] as const;
  };
  const [synced, asItComes] = [copyTo('bare-synced'), copyTo('bare-embedded')];
  const ours = await startOurs(dataDir);
  const bares = [await startBare(...synced, 'synced'), await startBare(...asItComes)] as const;
  try {
    return [
      ...(await compareOn('embedded', [ours, bares[0]], guests)),
      ...(await compareOn(UNSYNCED, [ours, bares[1]], guests)),
      ...(await measureCrowds(ours, guests)),
    ];
  } finally {
    await Promise.all([ours, ...bares].map((program) => program.stop()));
  }
}

/** PGlite as it comes confirms without syncing, which ours never does: shown beside, and the goal is not asked for. */
const UNSYNCED = 'embedded, bare without syncing';

async function compareOn(
  name: string,
  [ours, bare]: readonly [Program, Program],
  guests: readonly Guest[],
): Promise<Result[]> {
  const results: Result[] = [];
  await warmUp([ours, bare], guests);
  for (const connections of CONNECTIONS) {
    const some = guests.slice(0, connections);
    const found = await compare(ours, bare, { one: some, other: some });
    results.push(...resultsOf(`${name}, ${connections} connections`, found, name !== UNSYNCED));
  }
  return results;
}

function resultsOf(name: string, { one, other, ratio }: Compared, isAsked: boolean): Result[] {
  return [
    { name: `${name}: ours`, figure: one },
    { name: `${name}: bare`, figure: other },
    {
      name: `${name}: ours / bare`,
      figure: ratio.toFixed(2),
      ...(isAsked && { target: `>= ${LEAST}`, met: ratio >= LEAST }),
    },
  ];
}

async function measureCrowds(ours: Program, guests: readonly Guest[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const connections of CROWDS) {
    const found = await overload(ours.url, guests, connections);
    const { answered, refused, broken, health } = found;
    const at = (share: number) => health[Math.floor(health.length * share)]?.toFixed(0);
    results.push({
      name: `embedded, a crowd of ${connections}`,
      figure: `${answered} answered, ${refused} refused, ${broken} broken; health p50 ${at(0.5)} ms, slowest ${health.at(-1)?.toFixed(0)} ms`,
      target: 'none broken',
      met: broken === 0,
    });
  }
  return results;
}
