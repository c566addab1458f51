import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { openControl } from '#control/open-control.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { ENGINES, isPostgresInstalled } from '#db/postgres.test-support.ts';
import { openFiles } from '#files/open-files.ts';
import { readEarlierDump } from '../earlier-release/open-earlier-database.test-support.ts';
import { TestServer, type Visitor } from '../test-server.test-support.ts';
import { copyEmbedded } from './copy-embedded.ts';
import { makeBackup } from './make-backup.ts';
import type { Manifest } from './manifest.ts';
import {
  addApplications,
  addFile,
  contentOf,
  fileIn,
  makePlaces,
  type Place,
  SECRET,
} from './places.test-support.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW = new Date('2026-11-25T10:00:00.000Z');
const CONFIG = { sessionSecret: SECRET };
/** Resumes beside the few that the tests look at: `npm run soak backup` asks for many. */
const RESUMES = Number(process.env.BACKUP_RESUMES ?? 0);

const { newPath, newPlace, wrongS3Url } = makePlaces();

/** Resumes of somebody else, each with eight parts of about a kilobyte. */
async function addResumes({ db }: Database, count: number): Promise<void> {
  await db.execute(
    sql`insert into users (id, name, email) values ('many', 'Many', 'many@example.org')`,
  );
  await db.execute(sql`insert into documents (id, owner, kind, title, created_at, edited_at)
    select gen_random_uuid(), 'many', 'resume', 'Copy ' || n, now(), now() from generate_series(1, ${count}) n`);
  await db.execute(sql`insert into parts (document, key, kind, content, made_at)
    select id, 'entry-' || n, 'experience', jsonb_build_object('bullets', repeat('Led the team. ', 70)), now()
    from documents, generate_series(1, 8) n where owner = 'many'`);
}

const countDeleted = async ({ db }: Database) => {
  const { rows } = await db.execute<{ deleted: number }>(
    sql`select count(*)::int as deleted from applications where deleted_at is not null`,
  );
  return rows[0]?.deleted;
};

const openServer = (at: Place, database: Database, config = CONFIG) =>
  TestServer.open({ config: { ...config, dataDir: at.dataDir }, files: openFiles(at) }, database);

/** Somebody with the cookies of a guest, at a server on a database that was restored. */
async function asGuest<Result>(
  at: Place,
  guest: Visitor,
  use: (guest: Visitor, database: Database) => Promise<Result>,
): Promise<Result> {
  const sessionSecret = readFileSync(join(at.dataDir, 'session-secret'), 'utf8');
  const database = await openDatabase(at);
  const app = await TestServer.build(database, { config: { sessionSecret } });
  const visitor = new TestServer(app, database, at.dataDir, openFiles(at)).visitor();
  visitor.cookies = new Map(guest.cookies);
  return use(visitor, database).finally(async () => {
    await app.close();
    await database.close();
  });
}

const tablesOf = async (at: Place) => (await makeBackup(at, newPath(), NOW)).tables;

describe.each(ENGINES)('[OP2] a backup of %s, made while its server writes', (kind) => {
  const backup = newPath();
  let at: Place;
  let guest: Visitor;
  let before: Awaited<ReturnType<Visitor['readResume']>>;
  /** A resume that a server of the release before has written to, and nobody has opened since. */
  let manifest: Manifest;
  const during: string[] = [];
  /** An owner may have 200 resumes. */
  const mostDuring = 150;

  beforeAll(async () => {
    at = await newPlace(kind);
    writeFileSync(join(at.dataDir, 'session-secret'), SECRET, { mode: 0o600 });
    const database = await openDatabase(at);
    const server = await openServer(at, database);
    const stopControl = await openControl(at.dataDir, (command) =>
      command.verb === 'copy-database'
        ? copyEmbedded(database, command.folder)
        : Promise.reject(new Error(command.verb)),
    );
    guest = server.visitor();
    before = await guest.readResume(await guest.addResume('before'));
    await addApplications(at, database);
    await addResumes(database, RESUMES);

    let isDone = false;
    const writing = (async () => {
      while (!isDone && during.length < mostDuring) {
        during.push(await guest.addResume(`during ${during.length}`));
      }
    })();
    manifest = await makeBackup(at, backup, NOW).finally(() => {
      isDone = true;
    });
    await writing;
    await stopControl();
    await server.app.close();
    await database.close();
  });

  it.each(ENGINES)('is restored to %s: rows, files, secret and sessions', async (target) => {
    const restored = await newPlace(target);
    expect(await restoreBackup(restored, backup)).toEqual(manifest);
    expect(manifest.files).toHaveLength(3);
    for (const { key } of manifest.files) expect(await fileIn(restored, key)).toBe(contentOf(key));
    await asGuest(restored, guest, async (visitor, database) => {
      expect(await visitor.readResume(before.resume_id)).toEqual(before);
      // Those that came meanwhile are there up to one moment.
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id::text from documents`,
      );
      const kept = during.map((id) => rows.some((row) => row.id === id));
      expect(kept.indexOf(false) === -1 || !kept.slice(kept.indexOf(false)).includes(true)).toBe(
        true,
      );
      // What was deleted stays deleted.
      expect(await countDeleted(database)).toBe(1);
    });
    expect(during.length).toBeGreaterThan(0);
    await expect(restoreBackup(restored, backup)).rejects.toThrow(/not empty/u);
  });

  it('can be read by its owner alone, and is not written over', async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(backup, { recursive: true })) {
      expect(statSync(join(backup, String(name))).mode & 0o077, String(name)).toBe(0);
    }
    await expect(makeBackup(at, backup, NOW)).rejects.toThrow('is not empty');
  });

  it('says the same of the same state again, and names a file that is gone', async () => {
    const first = await tablesOf(at);
    const gone = manifest.files[0]?.key ?? '';
    await openFiles(at).store.remove(gone);
    const again = await makeBackup(at, newPath(), NOW);
    expect(again.tables).toEqual(first);
    expect(again.missingFiles).toEqual([gone]);
    expect(again.files).toHaveLength(2);
  });
});

const EARLIER_FILE = '11111111-1111-4111-8111-111111111111';
/** An application with a file, as 1.0.0 stores it. */
const EARLIER_APPLICATION = `
  insert into public.jobs (id, title, department, location, apply_link, description, responsibilities, qualifications, posted_at, words)
    values ('earlier-cook', '', '', '', '', '', '', '', now(), '');
  with sent as (
    insert into public.applications (first_name, last_name, email, sent_at, words, job_id, job_title, sponsorship)
    values ('', '', 'ada@example.org', now(), '', 'earlier-cook', '', 'No') returning id)
  insert into public.files (key, application_id, kind, name, type, size, started_at)
    select '${EARLIER_FILE}', id, 'resume', 'cv.pdf', 'pdf', 2, now() from sent`;

describe.skipIf(!isPostgresInstalled)('[OP2] a backup', () => {
  let source: string;
  beforeAll(async () => {
    const at = await newPlace('postgres');
    writeFileSync(join(at.dataDir, 'session-secret'), SECRET);
    const database = await openDatabase(at);
    await addApplications(at, database);
    await database.close();
    source = newPath();
    await makeBackup(at, source, NOW);
  });

  const change = (path: string, edit: (text: string) => string) =>
    writeFileSync(path, gzipSync(edit(gunzipSync(readFileSync(path)).toString())));
  const aFile = (at: string) => join(at, 'files', readdirSync(join(at, 'files'))[0] ?? '');
  const manifest = (at: string) => join(at, 'manifest.json');
  const editManifest = (at: string, edit: (text: string) => string) =>
    writeFileSync(manifest(at), edit(readFileSync(manifest(at), 'utf8')));

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      'a row is changed',
      (at) => change(join(at, 'rows/jobs.jsonl.gz'), (text) => text.replace('Köchin', 'Koch')),
      /jobs should have 1 rows/u,
    ],
    [
      'a row is missing',
      (at) => change(join(at, 'rows/files.jsonl.gz'), (text) => text.replace(/^.*\n/u, '')),
      /files should have 3 rows/u,
    ],
    ['a table is missing', (at) => rmSync(join(at, 'rows/jobs.jsonl.gz')), /rows of jobs/u],
    [
      'a table is cut off',
      (at) => {
        const path = join(at, 'rows/jobs.jsonl.gz');
        writeFileSync(path, readFileSync(path).subarray(0, -9));
      },
      /rows of jobs/u,
    ],
    ['a file is changed', (at) => writeFileSync(aFile(at), 'x'), /has changed/u],
    ['a file is missing', (at) => rmSync(aFile(at)), /cannot be read/u],
    ['it is another folder', (at) => rmSync(manifest(at)), /is no backup/u],
    [
      'its manifest is cut off',
      (at) => editManifest(at, (text) => text.slice(0, 90)),
      /is damaged/u,
    ],
    [
      'a later release made it',
      (at) => editManifest(at, (text) => text.replace('"migration": 1', '"migration": 91')),
      /later release/u,
    ],
    [
      'its secret is missing',
      (at) => rmSync(join(at, 'session-secret')),
      /damaged: session-secret cannot be read/u,
    ],
  ])('is refused, and nothing is left of the attempt, where %s', async (_, damage, why) => {
    const folder = newPath();
    cpSync(source, folder, { recursive: true });
    damage(folder);
    const at = await newPlace('postgres');
    await expect(restoreBackup(at, folder)).rejects.toThrow(why);
    const isLock = (name: string) => name === 'db.owner';
    expect(readdirSync(at.dataDir).filter((name) => !isLock(name))).toEqual([]);
    expect(await openFiles(at).store.isEmpty()).toBe(true);
  });

  it('that is whole is restored where one was refused when its files were stored and half of its rows written', async () => {
    const folder = newPath();
    cpSync(source, folder, { recursive: true });
    change(join(folder, 'rows/files.jsonl.gz'), (text) => text.replace(/^.*\n/u, ''));
    const at = await newPlace('postgres');
    await expect(restoreBackup(at, folder)).rejects.toThrow(/files should have 3 rows/u);
    await restoreBackup(at, source);
  });

  it.each<[string, (at: Place) => Place, RegExp]>([
    ['the bucket', (at) => at, /The bucket of S3_URL is not empty\. Give an empty one/u],
    ['the folder of files', (at) => ({ ...at, s3Url: undefined }), /files is not empty/u],
  ])('is refused where %s has something in it, which stays', async (_, change, why) => {
    const at = change(await newPlace('postgres'));
    await addFile(at, 'other', 'of others');
    await expect(restoreBackup(at, source)).rejects.toThrow(why);
    expect(await fileIn(at, 'other')).toBe('of others');
  });

  it('is refused where the bucket cannot be listed', async () => {
    const at = { ...(await newPlace('postgres')), s3Url: wrongS3Url() };
    await expect(restoreBackup(at, source)).rejects.toThrow(/S3_URL cannot be looked into.*403/u);
  });

  it('of the release before is restored, and brought up to date [HO4]', async () => {
    const at = await newPlace('postgres');
    writeFileSync(join(at.dataDir, 'session-secret'), SECRET);
    const client = new pg.Client(at.databaseUrl);
    await client.connect();
    await client.query(readEarlierDump());
    await client.query(EARLIER_APPLICATION);
    await client.end();
    await addFile(at, EARLIER_FILE, 'cv');
    const backup = newPath();
    const { tables } = await makeBackup(at, backup, NOW);

    const restored = await newPlace('postgres');
    await restoreBackup(restored, backup);
    const { db, close } = await openDatabase({ ...restored, mayMigrate: true });
    const { rows } = await db.execute<{ documents: number }>(
      sql`select count(*)::int as documents from documents`,
    );
    const { rows: files } = await db.execute(sql`
      select key, email, record_kind from files join applications on record_id = applications.id::text`);
    await close();
    expect(files).toEqual([
      { key: EARLIER_FILE, email: 'ada@example.org', record_kind: 'application' },
    ]);
    expect(await fileIn(restored, EARLIER_FILE)).toBe('cv');
    const found = tables.find(({ name }) => name === 'resumes')?.rows;
    expect(found).toBeGreaterThan(0);
    expect(rows[0]?.documents).toBe(found);
  });

  it.each<[string, (at: Place) => Place, RegExp]>([
    ['there is no database', (at) => ({ ...at, databaseUrl: undefined }), /There is no database/u],
    [
      'PostgreSQL does not answer',
      (at) => ({ ...at, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }),
      /no connection to PostgreSQL/u,
    ],
    ['the secret is not to be found', (at) => at, /neither in/u],
  ])('says why it cannot be made, and leaves nothing, where %s', async (_, change, why) => {
    const at = await newPlace('postgres');
    await (await openDatabase(at)).close();
    const target = newPath();
    await expect(makeBackup(change(at), target, NOW)).rejects.toThrow(why);
    for (const path of [target, `${target}.unfinished`]) expect(existsSync(path)).toBe(false);
  });
});
