import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isPostgresInstalled,
  startTestPostgres,
} from '../../apps/server/src/db/postgres.test-support.ts';
import type { Result } from '../result.ts';
import { openBareDatabase } from './bare-database.ts';
import { fill } from './fill.ts';
import { compare, newGuests } from './measure.ts';
import { startOurs } from './start-program.ts';

const FEW = 1_000;
/** On PostgreSQL; `GROWTH_RESUMES` asks for another number. */
const MANY = Number(process.env.GROWTH_RESUMES ?? 100_000);
const MANY_EMBEDDED = 20_000;
const CONNECTIONS = 10;

/** Least share of the throughput with few resumes: a call may take 1.3 times as long. */
const LEAST = 1 / 1.3;

/** A server's place, and how it is started there. */
type Place = { dataDir: string; databaseUrl?: string };

/** The throughput of a server with many resumes as a share of that of one with 1,000, which runs beside it, on both engines. */
export async function benchGrowth(): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-growth-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  try {
    return [
      { name: 'load average of the machine before', figure: load },
      ...(await growOnPostgres(folder)),
      ...(await growthOf('embedded', MANY_EMBEDDED, [
        { dataDir: join(folder, 'few') },
        { dataDir: join(folder, 'many') },
      ])),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function growOnPostgres(folder: string): Promise<Result[]> {
  if (!isPostgresInstalled)
    return [{ name: 'growth on PostgreSQL', figure: 'skipped: PostgreSQL is not installed' }];
  const postgres = await startTestPostgres([]);
  try {
    const admin = await openBareDatabase(postgres.url('postgres'));
    for (const name of ['few', 'many']) await admin.ask(name, `create database ${name}`);
    await admin.close();
    const places = ['few', 'many'].map((name) => ({
      dataDir: join(folder, `${name}-postgres`),
      databaseUrl: postgres.url(name),
    }));
    return await growthOf('PostgreSQL', MANY, places);
  } finally {
    await postgres.stop();
  }
}

async function growthOf(name: string, many: number, places: readonly Place[]): Promise<Result[]> {
  const [few, more] = await Promise.all(
    places.map((place, at) => startFilled(place, at === 0 ? FEW : many)),
  );
  if (!few || !more) return [];
  try {
    const guests = { one: more.guests, other: few.guests };
    const { one, other, ratio } = await compare(more.server, few.server, guests);
    return [
      { name: `${name}, ${many} resumes`, figure: one },
      { name: `${name}, ${FEW} resumes`, figure: other },
      {
        name: `${name}: throughput with ${many} / with ${FEW}`,
        figure: ratio.toFixed(2),
        target: `>= ${LEAST.toFixed(2)}`,
        met: ratio >= LEAST,
      },
    ];
  } finally {
    await Promise.all([few.server.stop(), more.server.stop()]);
  }
}

/** Started once for its tables and guests, filled while it is stopped, as files may be open once only, and started again. */
async function startFilled({ dataDir, databaseUrl }: Place, count: number) {
  const variables: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const first = await startOurs(dataDir, variables);
  const guests = await newGuests(first.url, CONNECTIONS).finally(first.stop);
  const database = await openBareDatabase(databaseUrl ?? join(dataDir, 'db'));
  await fill(database, guests[0]?.resumeId ?? '', count);
  await database.close();
  return { server: await startOurs(dataDir, variables), guests };
}
