import {
  cpSync,
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#config/read-config.ts';
import { openDatabase } from '#db/open-database.ts';
import { ENGINES } from '#db/postgres.test-support.ts';
import { listBackups, tidyBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import { packBackup } from './pack-backup.ts';
import {
  addApplications,
  contentOf,
  fileIn,
  makePlaces,
  type Place,
  SECRET,
} from './places.test-support.ts';
import { restoreBackup } from './restore-backup.ts';
import { restoreLaidIn } from './restore-laid-in.ts';
import {
  EACH_STEP,
  runStopped,
  type Stop,
  stepsToFill,
  stepsToKill,
  tellSteps,
} from './stopped-runs.test-support.ts';

const NOW = new Date('2026-11-29T03:00:00.000Z');
const NAME = 'backup-2026-11-29T030000Z';
const LONGEST_MS = EACH_STEP ? 3_600_000 : 240_000;

const { newPath, newPlace } = makePlaces();
const variablesOf = ({ dataDir, databaseUrl, s3Url }: Place) => ({
  ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, S3_URL: s3Url },
});

describe.each(ENGINES)('[RN3] on %s', (kind) => {
  let source: Place;
  let backup: string;
  let manifest: Manifest;
  /** Of a restore that nothing stops. */
  let steps: string;
  beforeAll(async () => {
    source = await newPlace(kind);
    writeFileSync(join(source.dataDir, 'session-secret'), SECRET, { mode: 0o600 });
    const database = await openDatabase(source);
    await addApplications(source, database);
    await database.close();
    backup = join(newPath(), NAME);
    manifest = await makeBackup(source, backup, NOW);
    const whole = await start(await layIn());
    expect(whole.code).toBe(0);
    ({ steps } = whole);
  });

  /** A new place with the backup laid in: as it was downloaded for PostgreSQL, as a folder for the embedded database. */
  async function layIn(): Promise<Place> {
    const at = await newPlace(kind);
    const restore = join(at.dataDir, 'restore');
    const [kept] = await listBackups(dirname(backup));
    if (kind === 'postgres' && kept)
      await pipeline(packBackup(backup, kept), createWriteStream(`${restore}.tar`));
    else cpSync(backup, restore, { recursive: true });
    return at;
  }

  const start = (at: Place, stop: Stop = {}) =>
    runStopped('backup/first-start.test-support.ts', variablesOf(at), stop);

  /** Expects that the next start has all that was in the backup, and leaves nothing of what was under way. */
  async function expectRestored(at: Place, why: string): Promise<void> {
    await restoreLaidIn(readSettings(variablesOf(at)));
    const database = await openDatabase(at);
    const { rows } = await database.db.execute(
      sql`select count(*)::int as count from applications`,
    );
    await database.close();
    expect(rows, why).toEqual([{ count: 3 }]);
    for (const { key } of manifest.files) expect(await fileIn(at, key), why).toBe(contentOf(key));
    expect(readFileSync(join(at.dataDir, 'session-secret'), 'utf8'), why).toBe(SECRET);
    const names = readdirSync(at.dataDir).filter((name) => name.startsWith('rest'));
    const end = kind === 'postgres' ? '.tar' : '';
    expect(names, why).toEqual([`restored-2026-11-29T030000Z${end}`]);
  }

  it(
    'a first start that is killed while it restores is followed by one that has restored',
    async () => {
      const tried = stepsToKill(steps);
      for (const step of tried) {
        const at = await layIn();
        expect(await start(at, { how: 'kill', at: step })).toMatchObject({ signal: 'SIGKILL' });
        await expectRestored(at, `killed before step ${step} of ${steps}`);
      }
      tellSteps(`killed in a restore on ${kind}`, steps, tried);
    },
    LONGEST_MS,
  );

  it(
    'a first start that finds the disk full while it restores says so, and the next has restored',
    async () => {
      const tried = [1, ...stepsToFill(steps).slice(EACH_STEP ? 0 : 1)];
      const told: string[] = [];
      for (const step of tried) {
        const at = await layIn();
        const { says, code } = await start(at, { how: 'full', at: step });
        expect(code === 0).toBe(says === '');
        told.push(says);
        expect(says).toMatch(
          /^(?:\S*restore(?:\.tar)? was not restored, .* (?:The disk of .* filled up|There is no room) .*\n)?$/u,
        );
        await expectRestored(at, `full from step ${step} of ${steps}`);
      }
      expect(told.join(''), 'no step found the disk full').not.toBe('');
      tellSteps(`a full disk in a restore on ${kind}`, steps, tried);
    },
    LONGEST_MS,
  );

  const make = (folder: string, stop: Stop = {}) =>
    runStopped('backup.ts', variablesOf(source), stop, [join(folder, NAME)]);

  /** Expects that the folder has the whole backup or nothing. */
  async function expectWholeOrNone(folder: string, why: string): Promise<void> {
    await tidyBackups(folder);
    const [whole] = await listBackups(folder);
    if (whole) await restoreBackup(await newPlace(kind), join(folder, NAME));
    expect(existsSync(folder) ? readdirSync(folder) : [], why).toEqual(whole ? [NAME] : []);
  }

  it(
    'a backup that is killed is whole or is none, and so is one that finds the disk full, which says so',
    async () => {
      const { code, steps } = await make(newPath());
      expect(code).toBe(0);
      const [killed, filled] = [stepsToKill(steps), stepsToFill(steps)];
      for (const step of killed) {
        const folder = newPath();
        expect(await make(folder, { how: 'kill', at: step })).toMatchObject({ signal: 'SIGKILL' });
        await expectWholeOrNone(folder, `killed before step ${step} of ${steps}`);
      }
      for (const step of filled) {
        const folder = newPath();
        const { says } = await make(folder, { how: 'full', at: step });
        expect(says).toMatch(/^(?:The disk filled up while the backup was made; .*\n)?$/u);
        if (says === '') await expectWholeOrNone(folder, `full from step ${step}`);
        else expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
      }
      const again = await makeBackup(source, newPath(), NOW);
      expect(again.tables).toEqual(manifest.tables);
      tellSteps(`killed in a backup on ${kind}`, steps, killed);
      tellSteps(`a full disk in a backup on ${kind}`, steps, filled);
    },
    LONGEST_MS,
  );
});
