import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { PROGRAM_ENVIRONMENT } from '../program-environment.test-support.ts';
import { listBackups, tidyBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { addApplications, makePlaces, type Place, SECRET } from './places.test-support.ts';
import { restoreBackup } from './restore-backup.ts';

/** One or two of all steps in the gate; `npm run soak kill` asks for more, up to each of them. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const ENGINES = isPostgresInstalled ? (['pglite', 'postgres'] as const) : (['pglite'] as const);
const NOW = new Date('2026-11-29T03:00:00.000Z');

const { newPath, newPlace } = makePlaces();
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const STOPPER = here('../stop-at-step.test-support.ts');

type Stop = { how?: 'kill' | 'full'; at?: number };

/** Runs a program until it ends, or is ended at a step; answers what it said, and how many steps it took. */
async function run(program: string, at: Place, { how, at: step }: Stop = {}, args: string[] = []) {
  const stepsTo = newPath();
  const env = {
    ...{ ...PROGRAM_ENVIRONMENT, DATA_DIR: at.dataDir },
    ...{ DATABASE_URL: at.databaseUrl, S3_URL: at.s3Url },
    ...{ STOP_HOW: how, STOP_AT: step === undefined ? undefined : String(step), STEPS_TO: stepsTo },
  };
  const command = ['--liftoff-only', '--import', STOPPER, here(program), ...args];
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(child.stderr);
  const [code, signal] = await once(child, 'close');
  const steps = existsSync(stepsTo) ? Number(readFileSync(stepsTo, 'utf8')) : 0;
  return { code, signal, says: await said, steps };
}

/** Steps spread over all of them; each where as many are asked for. */
const spread = (steps: number) =>
  Array.from({ length: Math.min(ROUNDS, steps) }, (_, nth) =>
    Math.ceil(((nth + 0.7) * steps) / Math.min(ROUNDS, steps)),
  );

const countApplications = async (at: Place) => {
  const { tables } = await makeBackup(at, newPath(), NOW);
  return tables.find(({ name }) => name === 'applications')?.rows;
};

describe.each(ENGINES)('[RN3] on %s', (kind) => {
  let source: Place;
  let backup: string;
  beforeAll(async () => {
    source = await newPlace(kind);
    writeFileSync(join(source.dataDir, 'session-secret'), SECRET, { mode: 0o600 });
    const database = await openDatabase(source);
    await addApplications(source, database);
    await database.close();
    backup = newPath();
    await makeBackup(source, backup, NOW);
  });

  /** A new place with the backup laid in. */
  async function layIn(): Promise<Place> {
    const at = await newPlace(kind);
    cpSync(backup, join(at.dataDir, 'restore'), { recursive: true });
    return at;
  }

  const start = (at: Place, stop: Stop = {}) => run('./first-start.test-support.ts', at, stop);

  const expectRestored = async (at: Place) => {
    expect(await countApplications(at)).toBe(3);
    expect(readFileSync(join(at.dataDir, 'session-secret'), 'utf8')).toBe(SECRET);
    const names = readdirSync(at.dataDir).filter((name) => name.startsWith('rest'));
    expect(names).toEqual(['restored-2026-11-29T030000Z']);
  };

  it(
    'a first start that is killed while it restores, or finds the disk full, is followed by one that has restored',
    async () => {
      const whole = await layIn();
      const { code, steps } = await start(whole);
      expect(code).toBe(0);
      await expectRestored(whole);
      const told: string[] = [];
      for (const step of spread(steps)) {
        const [killed, full] = [await layIn(), await layIn()];
        expect(await start(killed, { how: 'kill', at: step })).toMatchObject({ signal: 'SIGKILL' });
        // Files are written first: once the disk is full from the beginning.
        const at = told.length === 0 ? 1 : step;
        const { says, code: end } = await start(full, { how: 'full', at });
        expect(end === 0).toBe(says === '');
        told.push(says);
        expect(says).toMatch(
          /^(?:\S*restore was not restored, .* (?:The disk of .* filled up|There is no room) .*\n)?$/u,
        );
        for (const place of [killed, full]) {
          expect(await start(place), `after step ${step}`).toMatchObject({ code: 0 });
          await expectRestored(place);
        }
      }
      expect(told.join(''), 'no step found the disk full').not.toBe('');
    },
    240_000 + ROUNDS * 60_000,
  );

  const NAME = 'backup-2026-11-29T030000Z';
  const make = (folder: string, stop: Stop = {}) =>
    run('../backup.ts', source, stop, [join(folder, NAME)]);

  /** Expects that the folder has the whole backup or nothing. */
  async function expectWholeOrNone(folder: string): Promise<void> {
    await tidyBackups(folder);
    const [whole] = await listBackups(folder);
    if (whole) await restoreBackup(await newPlace(kind), join(folder, NAME));
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual(whole ? [NAME] : []);
  }

  it(
    'a backup that is killed is whole or is none, and so is one that finds the disk full, which says so',
    async () => {
      const { code, steps } = await make(newPath());
      expect(code).toBe(0);
      for (const step of spread(steps)) {
        const [killed, full] = [newPath(), newPath()];
        expect(await make(killed, { how: 'kill', at: step })).toMatchObject({ signal: 'SIGKILL' });
        await expectWholeOrNone(killed);
        const { says } = await make(full, { how: 'full', at: step });
        expect(says).toMatch(/^The disk filled up while the backup was made; .*\n$/u);
        expect(existsSync(full) ? readdirSync(full) : []).toEqual([]);
      }
      expect(await countApplications(source)).toBe(3);
    },
    240_000 + ROUNDS * 60_000,
  );
});
