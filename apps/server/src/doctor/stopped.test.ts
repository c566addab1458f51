import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#db/database.test-support.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { acquireLock } from '#db/pglite/folder/single-owner.ts';
import { openPostgres } from '#db/postgres/open-postgres.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { startS3 } from '#files/s3-server.test-support.ts';
import { startSmtpServer } from '#mail/smtp-server.test-support.ts';
import { mayMount, mountDisk } from '../small-disk.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { beginWith, runDoctor, startOlderPostgres } from './doctor.test-support.ts';

const SECRET = 'a secret that is long enough for a server';
const A_DAY_MS = 24 * 3_600_000;

/** A new data folder, which a server has used and a backup was made of. */
function newFolder(): string {
  const dataDir = temporaryFolder('doctor');
  writeFileSync(join(dataDir, 'session-secret'), SECRET, { mode: 0o600 });
  writeFileSync(join(dataDir, 'last-backup'), '');
  return dataDir;
}

/** Changes the rows of Drizzle's table, which say what was migrated. */
async function changeMigrations(url: string, statement: string): Promise<void> {
  const { db, close } = await openPostgres(url, MIGRATIONS);
  await db.execute(sql.raw(statement));
  await close();
}

describe('[RN2] the doctor, while no server runs', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    s3 = await startS3();
    smtp = await startSmtpServer();
  });
  afterAll(async () => {
    await s3.stop();
    await smtp.stop();
  });

  const outside = () => ({ SMTP_URL: smtp.url, S3_URL: s3.url(), PORT: '0' });
  const PROXIED = { PUBLIC_URL: 'https://resumes.example', TRUST_PROXY: 'loopback' };

  it.skipIf(!isPostgresInstalled)('finds no fault where there is none', async () => {
    const DATABASE_URL = await createTestDatabase();
    const dataDir = newFolder();
    const at = { DATA_DIR: dataDir, DATABASE_URL, ...outside(), ...PROXIED };
    const { status, found, faults } = await runDoctor(at);
    expect(faults).toEqual([]);
    expect(status).toBe(0);
    expect(found.map(({ what }) => what).filter((it) => !/ (?:node|disk)$/u.test(it))).toEqual([
      ...['ok folder', 'ok secrets', 'ok server', 'ok database', '- address', 'ok https'],
      ...['ok clock', 'ok mail', 'ok bucket', 'ok backup'],
    ]);
  });

  it('finds variables that are wrong before all else', async () => {
    const { status, faults } = await runDoctor({
      ...{ SESSION_SECRET: 'short', S3_URL: 'http://a:b@c/d', S3_URL_FILE: '/none' },
      ...{ DATA_DIR: newFolder(), SMTP_URL_FILE: '/none' },
    });
    expect(status).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(/^S3_URL_FILE and S3_URL are both set: keep one of them/u),
      expect.stringMatching(/^SMTP_URL_FILE names \/none, which cannot be read \(ENOENT\)/u),
      expect.stringMatching(/^SESSION_SECRET should have at least 32 characters\. Correct it/u),
    ]);
  });

  it('finds what is wrong around the embedded database, and says what to do', async () => {
    const dataDir = newFolder();
    const secret = join(dataDir, 'smtp-url');
    await smtp.stop();
    writeFileSync(secret, `${smtp.url}\n`);
    for (const open of [dataDir, secret]) chmodSync(open, 0o755);
    const old = new Date(Date.now() - 9 * A_DAY_MS);
    utimesSync(join(dataDir, 'last-backup'), old, old);
    writeFileSync(join(dataDir, 'session-secret'), 'half');
    mkdirSync(join(dataDir, 'db'));
    const release = await acquireLock(join(dataDir, 'db'));

    const { status, faults } = await runDoctor({
      ...{ DATA_DIR: dataDir, PUBLIC_URL: 'http://resumes.example', SMTP_URL_FILE: secret },
      ...{ S3_URL: s3.url('uploads', 'wrong'), PORT: '0' },
    });
    await release();
    smtp = await startSmtpServer();
    expect(status).toBe(1);
    expect(faults).toEqual([
      `Everybody on this machine can read ${secret}. chmod 600 ${secret}; where others may have read it, change the secret.`,
      expect.stringMatching(/session-secret holds no whole secret.* Put it back from a backup/u),
      expect.stringMatching(`^Process ${process.pid} has the database in ${dataDir} open`),
      expect.stringMatching(/^PUBLIC_URL is http: passwords travel readable.* Put a proxy with/u),
      expect.stringMatching(
        /^127\.0\.0\.1:\d+ takes no mails \(ESOCKET\)\. See that SMTP_URL has/u,
      ),
      expect.stringMatching(/^The file store answered 403, SignatureDoesNotMatch\. Correct key/u),
      expect.stringMatching(
        /^The last backup is of 20.*, 9 days ago\. The server makes one every 24 hours.* see that it runs/u,
      ),
    ]);
  });

  it.skipIf(!isPostgresInstalled)(
    'finds what is wrong with PostgreSQL, its clock, the port and the way to the proxy',
    async () => {
      const DATABASE_URL = await createTestDatabase();
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as AddressInfo;
      const at = { DATA_DIR: newFolder(), PORT: String(port), PUBLIC_URL: 'https://cv.example' };
      const anHourLate = beginWith(`const now = Date.now; Date.now = () => now() - 3_600_000;`);

      const older = await startOlderPostgres(DATABASE_URL, '140009');
      const { faults } = await runDoctor({ ...at, DATABASE_URL: older.url }, ...anHourLate);
      older.stop();
      taken.close();
      expect(faults).toEqual([
        expect.stringMatching(/none can listen at 127\.0\.0\.1 port \d+ \(EADDRINUSE\)\. Another/u),
        expect.stringMatching(/^PostgreSQL 14 is too old; 15 or newer is needed\. Move/u),
        expect.stringMatching(
          /^PUBLIC_URL is https.* and TRUST_PROXY is not set.* Set TRUST_PROXY/u,
        ),
        expect.stringMatching(/^This machine's clock is 3600 s behind that of PostgreSQL\. Have/u),
      ]);

      const wrong = DATABASE_URL.replace(/test_\w+/u, 'nowhere');
      const { status, faults: none } = await runDoctor({ DATABASE_URL: wrong, PORT: '0' });
      expect(status).toBe(1);
      expect(none).toEqual([
        expect.stringMatching(/^DATABASE_URL: no connection.*"nowhere" does not exist.* See that/u),
      ]);
    },
  );

  it.skipIf(!isPostgresInstalled)(
    'tells a database that is behind this release from one that is ahead',
    async () => {
      const DATABASE_URL = await createTestDatabase();
      const at = { DATA_DIR: newFolder(), DATABASE_URL, PORT: '0' };
      const newest = 'created_at = (select max(created_at) from drizzle.__drizzle_migrations)';
      await changeMigrations(
        DATABASE_URL,
        `update drizzle.__drizzle_migrations set created_at = created_at + 1 where ${newest}`,
      );
      const ahead = await runDoctor(
        at,
        ...beginWith(`Object.defineProperty(process, 'version', { value: 'v24.20.0' });`),
      );
      expect(ahead.says('advice database')).toEqual([
        expect.stringMatching(/was migrated by a later release\. One release back works/u),
      ]);
      expect(ahead.says('advice node')).toEqual([
        expect.stringMatching(/^Node v24\.20\.0 lacks the security fixes of .* Install Node/u),
      ]);
      await changeMigrations(
        DATABASE_URL,
        `delete from drizzle.__drizzle_migrations where ${newest}`,
      );
      const behind = await runDoctor(at);
      expect(behind.says('advice database')).toEqual([
        expect.stringMatching(
          /lacks migrations, which the next start adds\. Make a backup before/u,
        ),
      ]);
    },
  );

  it.skipIf(!mayMount)(
    'finds a disk that is nearly full, and one that cannot be written',
    async () => {
      const disk = temporaryFolder('doctor-disk');
      const removeDisk = mountDisk(disk, '64m');
      writeFileSync(join(disk, 'session-secret'), SECRET, { mode: 0o600 });
      execFileSync('mount', ['-o', 'remount,ro', disk]);
      const { faults } = await runDoctor({ DATA_DIR: disk, PORT: '0' });
      await removeDisk();
      expect(faults).toEqual([
        `Nothing can be written in ${disk} (EROFS). Its disk is mounted for reading only: mount it for writing, or set another DATA_DIR.`,
        expect.stringMatching(
          / has 6\d MB free: uploads and backups are refused below 256 MB.* Make room/u,
        ),
      ]);
    },
  );

  it.skipIf(!mayMount)('looks at the disk of the backups, and at their age', async () => {
    const dataDir = newFolder();
    const backups = temporaryFolder('doctor-backups');
    const removeDisk = mountDisk(backups, '64m');
    const old = new Date(Date.now() - 3 * A_DAY_MS);
    utimesSync(join(dataDir, 'last-backup'), old, old);
    const every = { DATA_DIR: dataDir, BACKUP_DIR: backups, PORT: '0' };
    const { faults } = await runDoctor(every);
    const byHand = await runDoctor({ ...every, BACKUP_EVERY_H: '0' });
    await removeDisk();
    expect(faults).toEqual([
      expect.stringMatching(`^The disk of ${backups} has 6\\d MB free`),
      expect.stringMatching(
        /^The last backup is of 20.*, 3 days ago\. The server makes one every/u,
      ),
    ]);
    expect(byHand.faults).toEqual([]);
  });
});
