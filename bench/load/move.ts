import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isPostgresInstalled,
  startTestPostgres,
} from '../../apps/server/src/db/postgres.test-support.ts';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { openBareDatabase } from './bare-database.ts';
import { fill } from './fill.ts';
import { newGuests } from './measure.ts';
import { startOurs } from './start-program.ts';

const PROGRAM = fileURLToPath(
  new URL('../../apps/server/src/copy-to-postgres.ts', import.meta.url),
);

/** Of the smaller database; `MOVE_RESUMES` asks for another number. */
const RESUMES = Number(process.env.MOVE_RESUMES ?? 9_600);
const TURNS = 3;

/** Twice the resumes may take at most so many times as long. */
const MOST = 2.3;

/** Resumes, and the embedded database that holds them. */
type Source = { resumes: number; dataDir: string };

/** The time of the move from the embedded database to PostgreSQL, with some resumes and with twice as many, in turns. */
export async function benchMove(): Promise<Result[]> {
  if (!isPostgresInstalled)
    return [{ name: 'move to PostgreSQL', figure: 'skipped: PostgreSQL is not installed' }];
  const folder = mkdtempSync(join(tmpdir(), 'shortlist-move-'));
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const postgres = await startTestPostgres([]);
  try {
    const single = { resumes: RESUMES, dataDir: join(folder, 'once') };
    const twice = { resumes: 2 * RESUMES, dataDir: join(folder, 'twice') };
    for (const source of [single, twice]) await fillEmbedded(source);
    const turns: { once: number; twice: number }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push({
        once: await move(single, postgres.url),
        twice: await move(twice, postgres.url),
      });
    }
    const ratio = median(turns.map((turn) => turn.twice / turn.once));
    const secondsOf = (of: 'once' | 'twice') =>
      `${median(turns.map((turn) => turn[of])).toFixed(1)} s`;
    return [
      { name: 'load average of the machine before', figure: load },
      { name: `move of ${single.resumes} resumes`, figure: secondsOf('once') },
      { name: `move of ${twice.resumes} resumes`, figure: secondsOf('twice') },
      {
        name: 'twice the resumes / once',
        figure: ratio.toFixed(2),
        target: `<= ${MOST}`,
        met: ratio <= MOST,
      },
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function fillEmbedded({ resumes, dataDir }: Source): Promise<void> {
  const server = await startOurs(dataDir);
  const [guest] = await newGuests(server.url, 1).finally(server.stop);
  const database = await openBareDatabase(join(dataDir, 'db'));
  await fill(database, guest?.resumeId ?? '', resumes);
  await database.close();
}

/** Runs the program into a new database; answers the seconds that it took. */
async function move({ dataDir }: Source, urlOf: (name: string) => string): Promise<number> {
  const admin = await openBareDatabase(urlOf('postgres'));
  await admin.ask('drop', 'drop database if exists moved');
  await admin.ask('create', 'create database moved');
  await admin.close();
  const began = performance.now();
  const { PATH = '' } = process.env;
  const program = spawn(process.execPath, [PROGRAM], {
    env: { PATH, DATA_DIR: dataDir, DATABASE_URL: urlOf('moved') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error(`The move ended with ${code}.`);
  return (performance.now() - began) / 1_000;
}
