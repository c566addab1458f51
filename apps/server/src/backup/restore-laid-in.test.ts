import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#config/read-config.ts';
import { openDatabase } from '#db/open-database.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { listBackups } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { packBackup } from './pack-backup.ts';
import { addApplications, makePlaces, type Place, SECRET } from './places.test-support.ts';
import { restoreLaidIn } from './restore-laid-in.ts';

const KIND = isPostgresInstalled ? 'postgres' : 'pglite';
const NOW = new Date('2026-11-29T03:00:00.000Z');
const NAME = 'backup-2026-11-29T030000Z';

const { newPath, newPlace } = makePlaces();
const settingsOf = ({ dataDir, databaseUrl, s3Url }: Place, variables = {}) =>
  readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, S3_URL: s3Url, ...variables });
const restore = (at: Place, variables = {}) => restoreLaidIn(settingsOf(at, variables));

/** Has PostgreSQL refuse to make anything, as where its disk is full. */
async function fillDatabase({ databaseUrl }: Place): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`create function refuse() returns event_trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create event trigger refuse on ddl_command_start execute function refuse()`);
  await client.end();
}

describe('[RN3] a backup that is laid in before the first start', () => {
  const folder = newPath();
  const archive = newPath();
  const backup = join(folder, NAME);
  beforeAll(async () => {
    const at = await newPlace(KIND);
    writeFileSync(join(at.dataDir, 'session-secret'), SECRET);
    const database = await openDatabase(at);
    await addApplications(at, database);
    await database.close();
    await makeBackup(at, backup, NOW);
    writeFileSync(join(backup, 'note'), 'of the operator');
    const [kept] = await listBackups(folder);
    if (!kept) throw new Error('There is no backup.');
    await pipeline(packBackup(backup, kept), createWriteStream(archive));
  });

  it.each([
    ['a folder', 'restore', (at: string) => cpSync(backup, at, { recursive: true }), ''],
    ['a downloaded file', 'restore.tar', (at: string) => cpSync(archive, at), '.tar'],
  ])('as %s is restored once, and moved aside', async (_, name, lay, end) => {
    const at = await newPlace(KIND);
    lay(join(at.dataDir, name));
    expect((await restore(at))?.files).toHaveLength(3);
    expect(existsSync(join(at.dataDir, name))).toBe(false);
    expect(existsSync(join(at.dataDir, `restored-2026-11-29T030000Z${end}`))).toBe(true);
    expect(readFileSync(join(at.dataDir, 'session-secret'), 'utf8')).toBe(SECRET);
    expect(await restore(at)).toBeUndefined();
    const again = await makeBackup(at, newPath(), NOW);
    expect(again.tables.find((table) => table.name === 'applications')?.rows).toBe(3);
  });

  it.each<readonly [string, (at: Place) => unknown, RegExp]>([
    [
      'the database has something in it',
      async (at) => {
        const database = await openDatabase(at);
        await addApplications({ ...at, s3Url: undefined }, database);
        await database.close();
        rmSync(join(at.dataDir, 'files'), { recursive: true, force: true });
      },
      /was not restored, and the server was not started\. .*(?:rows in|not empty).* To start with what is there, move .*restore away\./u,
    ],
    [
      'it is damaged',
      (at) => writeFileSync(join(at.dataDir, 'restore/rows/jobs.jsonl.gz'), ''),
      /The backup is damaged/u,
    ],
    ['it is none', (at) => rmSync(join(at.dataDir, 'restore/manifest.json')), /is no backup/u],
    [
      'there are two',
      (at) => cpSync(archive, join(at.dataDir, 'restore.tar')),
      /There are restore and restore\.tar/u,
    ],
    [
      'its file was cut off',
      (at) => {
        rmSync(join(at.dataDir, 'restore'), { recursive: true });
        cpSync(archive, join(at.dataDir, 'restore.tar'));
        truncateSync(join(at.dataDir, 'restore.tar'), 5_000);
      },
      /restore\.tar was not restored.*was cut off/u,
    ],
    [
      'its secret was kept elsewhere, and is not set',
      (at) => {
        const path = join(at.dataDir, 'restore/manifest.json');
        const text = readFileSync(path, 'utf8');
        writeFileSync(path, text.replace('in the backup', 'in SESSION_SECRET'));
      },
      /Set SESSION_SECRET as it was/u,
    ],
    ...(KIND === 'postgres'
      ? [
          [
            'the disk of PostgreSQL is full',
            fillDatabase,
            /The disk of the database is full/u,
          ] as const,
        ]
      : []),
  ])('is refused, and stays, where %s', async (_, change, why) => {
    const at = await newPlace(KIND);
    mkdirSync(at.dataDir, { recursive: true });
    cpSync(backup, join(at.dataDir, 'restore'), { recursive: true });
    await change(at);
    await expect(restore(at)).rejects.toThrow(why);
    for (const name of ['restoring', 'restored.ready', 'restore.unpacked'])
      expect(existsSync(join(at.dataDir, name))).toBe(false);
    expect(['restore', 'restore.tar'].some((name) => existsSync(join(at.dataDir, name)))).toBe(
      true,
    );
  });
});
