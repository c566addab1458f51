import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { backUpBeforeUpgrade } from '#backup/back-up-before-upgrade.ts';
import { listBackups } from '#backup/backup-folder.ts';
import {
  EACH_STEP,
  runStopped,
  type Stop,
  stepsToFill,
  stepsToKill,
  tellSteps,
} from '#backup/stopped-runs.test-support.ts';
import { readSettings } from '#config/read-config.ts';
import { listTables } from '#db/copy/table-rows.ts';
import { openDatabase } from '#db/open-database.ts';
import { keptCopyOf } from '#db/pglite/keep-copy.ts';
import { ENGINES } from '#db/postgres.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { makeEarlierFolder, makeEarlierPostgres } from './open-earlier-database.test-support.ts';

const LONGEST_MS = EACH_STEP ? 3_600_000 : 120_000;

const home = temporaryFolder('upgrade-steps');
const earlier = join(home, 'earlier');
let places = 0;

/** Variables of a server whose database is one of 1.0.0. */
async function newPlace(kind: (typeof ENGINES)[number]) {
  places += 1;
  const dataDir = join(home, String(places));
  mkdirSync(dataDir);
  if (kind === 'pglite') cpSync(earlier, join(dataDir, 'db'), { recursive: true });
  const DATABASE_URL = kind === 'postgres' ? await makeEarlierPostgres() : undefined;
  const SESSION_SECRET = 'a secret that is set elsewhere, and long enough';
  return { DATA_DIR: dataDir, DATABASE_URL, SESSION_SECRET, MIGRATE: 'yes' };
}
type Place = Awaited<ReturnType<typeof newPlace>>;

const migrate = (at: Place, stop: Stop = {}) =>
  runStopped('earlier-release/upgrade.test-support.ts', at, stop);

/** Opens the database as the next start does; answers all rows, by table. */
async function readUpgraded(at: Place): Promise<Record<string, unknown>> {
  const settings = readSettings(at);
  const { db, close } = await openDatabase({
    ...settings,
    backUp: () => backUpBeforeUpgrade(settings),
  });
  const all: Record<string, unknown> = {};
  for (const table of await listTables(db)) {
    const { rows } = await db.execute(
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
    all[table] = rows;
  }
  await close();
  return all;
}

/** Expects a whole way back beside the upgraded database, and nothing that was under way. */
async function expectWayBack(at: Place, why: string): Promise<void> {
  if (at.DATABASE_URL === undefined) {
    const names = readdirSync(at.DATA_DIR).filter((name) => /^db-|initialising/u.test(name));
    expect(names, why).toEqual(['db-before-upgrade']);
    expect(existsSync(join(keptCopyOf(join(at.DATA_DIR, 'db')), 'PG_VERSION')), why).toBe(true);
    return;
  }
  const backups = join(at.DATA_DIR, 'backups');
  expect(readdirSync(backups), why).toEqual(['before-upgrade']);
  const [kept] = await listBackups(backups);
  expect(
    kept?.manifest.tables.map(({ name }) => name),
    why,
  ).toContain('resumes');
}

describe.each(ENGINES)('[RN3] [HO9] a migration on %s', (kind) => {
  let expected: Record<string, unknown>;
  let steps: string;
  beforeAll(async () => {
    if (kind === 'pglite') await makeEarlierFolder(earlier);
    const whole = await newPlace(kind);
    const run = await migrate(whole);
    expect(run).toMatchObject({ code: 0, says: '' });
    ({ steps } = run);
    expected = await readUpgraded(whole);
    await expectWayBack(whole, 'not stopped');
  });

  it(
    'that is killed is followed by one with the same rows and a whole way back',
    async () => {
      const tried = stepsToKill(steps, 1);
      for (const step of tried) {
        const at = await newPlace(kind);
        expect(await migrate(at, { how: 'kill', at: step })).toMatchObject({ signal: 'SIGKILL' });
        const why = `killed before step ${step} of ${steps}`;
        expect(await readUpgraded(at), why).toEqual(expected);
        await expectWayBack(at, why);
      }
      tellSteps(`killed in a migration on ${kind}`, steps, tried);
    },
    LONGEST_MS,
  );

  it.skipIf(!EACH_STEP)(
    'that finds the disk full says so, and the next has the same rows',
    async () => {
      const tried = stepsToFill(steps);
      for (const step of tried) {
        const at = await newPlace(kind);
        const { says, code } = await migrate(at, { how: 'full', at: step });
        expect(code === 0).toBe(says === '');
        expect(says).toMatch(/^(?:.*(?:disk of .* is full|disk filled up|no room).*\n)?$/u);
        const why = `full from step ${step} of ${steps}`;
        expect(await readUpgraded(at), why).toEqual(expected);
        await expectWayBack(at, why);
      }
      tellSteps(`a full disk in a migration on ${kind}`, steps, tried);
    },
    LONGEST_MS,
  );
});
