import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { copyEmbedded } from '#backup/copy-embedded.ts';
import { addApplications, makePlaces, type Place, SECRET } from '#backup/places.test-support.ts';
import { restoreBackup } from '#backup/restore-backup.ts';
import { openControl } from '#control/open-control.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { ENGINES, isPostgresInstalled } from '#db/postgres.test-support.ts';
import { mayMount, mountDisk } from '../../small-disk.test-support.ts';
import { createScheduledBackups } from './scheduled-backups.ts';

const { newPlace } = makePlaces();
const NEVER = new AbortController().signal;
const HOUR_MS = 3_600_000;
const BEGIN = new Date('2026-11-29T03:00:00.000Z');

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server as far as its backups are concerned, with a clock that is moved by hand. */
async function startBackups(at: Place, { settleMs = 0, from = BEGIN } = {}) {
  writeFileSync(join(at.dataDir, 'session-secret'), SECRET, { mode: 0o600 });
  const database = await openDatabase(at);
  closing.push(database.close);
  if (database.copyFilesTo) closing.push(await openCopying(at, database));
  const logged: object[] = [];
  const log = (line: object) => void logged.push(line);
  const clock = { now: from };
  const backupDir = join(at.dataDir, 'backups');
  const scheduled = createScheduledBackups({
    config: { ...at, sessionSecret: SECRET, backupDir, backupEveryH: 24, backupKeep: 2 },
    database,
    log: { info: log, error: log },
    now: () => clock.now,
    settleMs,
    priority: 0, // Beside the other tests it would hardly get to run.
  });
  const pass = (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
  };
  const look = () => scheduled.look(NEVER);
  return { look, pass, database, logged, backupDir, state: scheduled.state };
}

const openCopying = (at: Place, database: Database) =>
  openControl(at.dataDir, (command) =>
    command.verb === 'copy-database'
      ? copyEmbedded(database, command.folder)
      : Promise.reject(new Error(command.verb)),
  );

const namesIn = (folder: string) => readdirSync(folder).sort();

it.each(ENGINES)(
  '[RN3] a server on %s makes a backup in each interval, which can be restored',
  async (kind) => {
    const at = await newPlace(kind);
    const server = await startBackups(at);
    await addApplications(at, server.database);
    await server.look();
    server.pass(23);
    await server.look();
    expect(server.logged).toEqual([{ code: 'backup_made' }]);
    const [name = '', ...others] = namesIn(server.backupDir);
    expect([name, ...others]).toEqual(['backup-2026-11-29T030000Z']);
    expect(existsSync(join(at.dataDir, 'last-backup'))).toBe(true);
    server.pass(1);
    await server.look();
    const [, second = ''] = namesIn(server.backupDir);
    const nodesOf = (backup: string) =>
      readdirSync(join(server.backupDir, backup, 'files')).map(
        (file) => statSync(join(server.backupDir, backup, 'files', file)).ino,
      );
    expect(nodesOf(second)).toEqual(nodesOf(name)); // The same files take room once.
    rmSync(join(server.backupDir, name), { recursive: true });
    const { tables, files, secret } = await restoreBackup(
      await newPlace(kind),
      join(server.backupDir, second),
    );
    expect(tables.find((table) => table.name === 'applications')?.rows).toBe(3);
    expect({ files: files.length, secret }).toEqual({ files: 3, secret: 'in the backup' });
  },
);

const HOST = isPostgresInstalled ? 'postgres' : 'pglite';

describe('[RN3] scheduled backups', () => {
  it('wait after a start, remove what a kill has left of them at once, keep the newest, and leave alone what is not theirs or is not whole', async () => {
    const server = await startBackups(await newPlace(HOST), { settleMs: 600_000 });
    const left = ['backup-2026-11-28T030000Z.unfinished', 'backup-2026-11-01T030000Z.removed'];
    const others = ['backup-2026-01-01T000000Z', 'backup-by-hand', 'backup-mine.removed'];
    for (const name of [...left, ...others])
      mkdirSync(join(server.backupDir, name), { recursive: true });
    await server.look();
    expect(namesIn(server.backupDir)).toEqual(others);
    server.pass(0.2);
    await server.look();
    expect(namesIn(server.backupDir)).toContain('backup-2026-11-29T031200Z');
    for (const hours of [24, 24]) {
      server.pass(hours);
      await server.look();
    }
    expect(namesIn(server.backupDir)).toEqual([
      'backup-2026-01-01T000000Z',
      'backup-2026-11-30T031200Z',
      'backup-2026-12-01T031200Z',
      'backup-by-hand',
      'backup-mine.removed',
    ]);
  });

  it('are told to be missing after twice the interval, and why the last one failed', async () => {
    const at = await newPlace(HOST);
    // The folder's age counts where there never was one.
    const server = await startBackups(at, { from: new Date() });
    writeFileSync(server.backupDir, 'in the way');
    server.pass(49);
    await server.look();
    expect(server.logged).toMatchObject([{ code: 'backup_failed' }]);
    expect(await server.state()).toEqual({
      ...{ everyH: 24, isOld: true, problem: 'failed', newest: null, kept: [] },
    });
  });

  it.skipIf(!mayMount)('are refused before they begin where there is too little room', async () => {
    const server = await startBackups(await newPlace(HOST));
    mkdirSync(server.backupDir);
    closing.push(mountDisk(server.backupDir, '100m'));
    await server.look();
    expect(namesIn(server.backupDir)).toEqual([]);
    expect(server.logged).toMatchObject([
      {
        code: 'backup_failed',
        reason: expect.stringMatching(/^There is no room .* MB have to be free/u),
      },
    ]);
    expect((await server.state()).problem).toBe('noRoom');
    await server.look();
    expect(server.logged).toHaveLength(1);
    server.pass(1);
    await server.look();
    expect(server.logged).toHaveLength(2);
  });

  it.skipIf(!isPostgresInstalled)(
    'are made by one of several servers, and known to all',
    async () => {
      const at = await newPlace('postgres');
      const other = { ...(await newPlace('postgres')), databaseUrl: at.databaseUrl };
      const servers = [await startBackups(at), await startBackups(other)];
      await Promise.all(servers.map((server) => server.look()));
      await Promise.all(servers.map((server) => server.look()));
      expect(servers.flatMap(({ logged }) => logged)).toEqual([{ code: 'backup_made' }]);
      const states = await Promise.all(servers.map((server) => server.state()));
      expect(states.map(({ kept }) => kept.length).sort()).toEqual([0, 1]);
      for (const { newest, isOld } of states)
        expect({ madeAt: newest?.madeAt, isOld }).toEqual({
          madeAt: '2026-11-29T03:00:00.000Z',
          isOld: false,
        });
      for (const { dataDir } of [at, other])
        expect(existsSync(join(dataDir, 'last-backup'))).toBe(true);
    },
  );
});
