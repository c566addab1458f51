import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { downloadFile, listApplications, MAX_FILE_BYTES } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedJobs } from '#features/jobs/seed-jobs.ts';
import { removeAbandonedFiles } from '#files/file-queries.ts';
import { openFolderStore } from '#files/folder-store.ts';
import { openIncoming } from '#files/incoming.ts';
import { openFiles } from '#files/open-files.ts';
import { startS3 } from '#files/s3-server.test-support.ts';
import { removeExpired } from '../../../remove-expired.ts';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { TestServer, Visitor } from '../../../test-server.test-support.ts';
import { FULL, leftIn } from '../deletion/left-files.test-support.ts';
import { apply, asMultipart, listFiles, type SentForm } from '../sent-form.test-support.ts';
import { samplePdf } from './sample-files.test-support.ts';

const pdf = (bytes: number) => ({ name: 'big.pdf', bytes: samplePdf(bytes) });
const NOTHING = { applications: 0, rows: 0, stored: 0, incoming: 0 };

let server: TestServer;
let address = '';
beforeAll(async () => {
  server = await TestServer.open();
  await seedJobs(server.database.db, new Date());
  address = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** An application to another server on the same database, with its files elsewhere. */
async function sendElsewhere(
  parts: { files?: TestServer['files']; s3Url?: string },
  form: SentForm,
) {
  const dataDir = temporaryFolder('elsewhere');
  const { files = openFiles({ dataDir, s3Url: parts.s3Url }) } = parts;
  const before = await leftIn(server);
  const app = await TestServer.build(server.database, { files });
  const reply = await apply(new Visitor(app, '10.5.5.5'), form);
  await app.close();
  const { applications, rows } = await leftIn(server);
  const added = {
    applications: Number(applications) - Number(before.applications),
    rows: Number(rows) - Number(before.rows),
    onThisMachine:
      listFiles(join(dataDir, 'files')).length + listFiles(join(dataDir, 'incoming')).length,
  };
  return { reply, added, files };
}

describe('uploads', () => {
  const incoming = () => listFiles(join(server.dataDir, 'incoming'));

  it('[WS9] may have files of 10 MB, and not of one byte more', async () => {
    const post = async (form: SentForm) => {
      const { payload, headers } = await asMultipart(form);
      const reply = await fetch(`${address}/api/upload.php`, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': '10.9.0.1' },
        body: new Uint8Array(payload),
      });
      return { status: reply.status, body: await reply.json() };
    };
    expect(
      await post({ resume: pdf(MAX_FILE_BYTES + 1), coverLetter: pdf(MAX_FILE_BYTES) }),
    ).toEqual({
      status: 413,
      body: {
        status: 'error',
        code: 'too_large',
        field: 'resume',
        message: 'Please upload a file of at most 10 MB.',
      },
    });
    expect(await leftIn(server)).toEqual(NOTHING);
    const whole = { resume: pdf(MAX_FILE_BYTES), coverLetter: pdf(MAX_FILE_BYTES) };
    expect((await post(whole)).status).toBe(200);
    expect(
      listFiles(join(server.dataDir, 'files')).map((path) => readFileSync(path).length),
    ).toEqual([MAX_FILE_BYTES, MAX_FILE_BYTES]);
  });

  it('[WS9] may be called by a name of any length', async () => {
    const name = `a${'.'.repeat(70_000)}b`;
    expect((await apply(server.visitor(), { resume: { ...pdf(900), name } })).status).toBe(200);
  });

  it('[WS9] leave nothing behind when the connection is cut', async () => {
    const before = await leftIn(server);
    const { payload, headers } = await asMultipart({
      coverLetter: { name: 'letter.pdf', bytes: samplePdf(3_000_000) },
    });
    for (const part of [0.2, 0.6, 0.99]) {
      const { port } = new URL(address);
      const socket = createConnection({ port: Number(port), host: '127.0.0.1' });
      const head = [
        'POST /api/upload.php HTTP/1.1',
        'host: 127.0.0.1',
        `content-type: ${headers['content-type']}`,
        `content-length: ${payload.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(payload.subarray(0, Math.floor(payload.length * part)));
      await until(() => incoming().length === 2);
      socket.destroy();
      await until(() => incoming().length === 0);
    }
    expect(await leftIn(server)).toEqual(before);
  });

  it('[WS9] that a killed server left behind are removed, those under way are not', async () => {
    const { db } = server.database;
    const before = await leftIn(server);
    const old = join(server.dataDir, 'incoming', 'old');
    const young = join(server.dataDir, 'incoming', 'young');
    for (const path of [old, young]) writeFileSync(path, 'half a file');
    const twoHoursAgo = new Date(Date.now() - 7_200_000);
    utimesSync(old, twoHoursAgo, twoHoursAgo);
    const keys = [
      '00000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-000000000002',
    ] as const;
    for (const key of keys) writeFileSync(join(server.dataDir, 'files', key), 'a whole file');
    await db.execute(sql`insert into files (key, kind, name, type, size, started_at) values
      (${keys[0]}, 'resume', 'old.pdf', 'pdf', 12, now() - interval '2 hours'),
      (${keys[1]}, 'resume', 'young.pdf', 'pdf', 12, now())`);

    await removeExpired({ db, files: server.files, now: new Date() });
    expect(incoming()).toEqual([young]);
    const { rows } = await db.execute(sql`select key from files where record_id is null`);
    expect(rows).toEqual([{ key: keys[1] }]);
    expect(listFiles(join(server.dataDir, 'files'))).toContain(
      join(server.dataDir, 'files', keys[1]),
    );
    expect(await leftIn(server)).toEqual({
      ...before,
      rows: Number(before.rows) + 1,
      stored: Number(before.stored) + 1,
      incoming: 1,
    });
  });

  it('[WS9] that cannot be removed keep no others from going, and are told', async () => {
    const { db } = server.database;
    const folder = join(server.dataDir, 'files');
    const twoDaysOn = new Date(Date.now() + 2 * 86_400_000);
    const [stuck, copied] = [randomUUID(), randomUUID()];
    await removeExpired({ db, files: server.files, now: twoDaysOn });
    mkdirSync(join(folder, stuck));
    // Killed while it copied a file from another disk.
    writeFileSync(join(folder, `${copied}.half`), 'half a file');
    for (const key of [stuck, copied]) {
      await db.execute(sql`insert into files (key, kind, name, type, size, started_at)
        values (${key}, 'resume', 'old.pdf', 'pdf', 12, now() - interval '2 hours')`);
    }
    await expect(removeExpired({ db, files: server.files, now: twoDaysOn })).rejects.toThrow(
      /could be removed/u,
    );
    const { rows } = await db.execute(sql`select key from files where record_id is null`);
    expect(rows).toEqual([{ key: stuck }]);
    expect(listFiles(folder)).not.toContain(join(folder, `${copied}.half`));
    rmdirSync(join(folder, stuck));
    await removeExpired({ db, files: server.files, now: twoDaysOn });
    expect((await db.execute(sql`select key from files where record_id is null`)).rows).toEqual([]);
  });
});

describe('[WS9] uploads to an S3 bucket', () => {
  it('are stored and downloaded whole, with no file on this machine', async () => {
    const s3 = await startS3();
    const resume = pdf(500_000);
    const { reply, added, files } = await sendElsewhere({ s3Url: s3.url() }, { resume });
    expect(reply.status).toBe(200);
    expect(added).toEqual({ applications: 1, rows: 2, onThisMachine: 0 });
    const admin = await server.admin();
    const { applications } = await admin.get(listApplications, { querystring: {} });
    const app = await TestServer.build(server.database, { files });
    const elsewhere = new Visitor(app, '10.5.5.6');
    elsewhere.cookies = admin.cookies;
    const params = { id: String(applications[0]?.id), kind: 'resume' };
    const { raw } = await elsewhere.call(downloadFile, { params });
    expect(raw.rawPayload.equals(resume.bytes)).toBe(true);
    await app.close();
    await s3.stop();
  });

  it('are refused while it does not answer, and forgotten once it does', async () => {
    const s3 = await startS3();
    await s3.stop();
    const { reply, added } = await sendElsewhere({ s3Url: s3.url() }, {});
    expect(reply).toMatchObject({ status: 503, body: { code: 'overload' } });
    expect(added).toEqual({ applications: 0, rows: 2, onThisMachine: 0 });
    const { db } = server.database;
    await removeAbandonedFiles(db, server.files.store, new Date(Date.now() + 7_200_000));
    const { rows } = await db.execute(sql`select 1 from files where record_id is null`);
    expect(rows).toEqual([]);
  });
});

/** A disk of one megabyte, where this process may make one. */
const disk = temporaryFolder('small-disk');
const isMounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

describe.skipIf(!isMounted)('[WS9] on a disk that is full', () => {
  const elsewhere = () => temporaryFolder('files');

  it('an upload is refused whole when it fills the disk', async () => {
    const store = openFolderStore(elsewhere());
    const incoming = openIncoming(join(disk, 'incoming'), 0);
    const files = { incoming, store };
    const { reply, added } = await sendElsewhere({ files }, { resume: pdf(2_000_000) });
    expect(reply).toMatchObject(FULL);
    expect(reply.raw.headers['retry-after']).toBe('600');
    expect(added).toEqual({ applications: 0, rows: 0, onThisMachine: 0 });
    expect(listFiles(join(disk, 'incoming'))).toEqual([]);
  });

  it('an upload is refused whole when the store is on it', async () => {
    const store = openFolderStore(join(disk, 'files'), 0);
    const incoming = openIncoming(elsewhere(), 0);
    const form = { resume: pdf(10_000), coverLetter: pdf(2_000_000) };
    const { reply, added } = await sendElsewhere({ files: { incoming, store } }, form);
    expect(reply).toMatchObject(FULL);
    expect(added).toEqual({ applications: 0, rows: 0, onThisMachine: 0 });
    expect(listFiles(join(disk, 'files'))).toEqual([]);
  });

  it('an upload is refused before the last bytes are taken, which the database needs', async () => {
    mkdirSync(join(disk, 'kept'));
    const store = openFolderStore(elsewhere());
    const incoming = openIncoming(join(disk, 'kept'));
    const { reply } = await sendElsewhere({ files: { incoming, store } }, {});
    expect(reply).toMatchObject(FULL);
    expect(listFiles(join(disk, 'kept'))).toEqual([]);
  });

  it('an upload is refused before it takes the last bytes of the disk that files are kept on', async () => {
    const store = openFolderStore(join(disk, 'kept-files'));
    const incoming = openIncoming(elsewhere(), 0);
    const { reply, added } = await sendElsewhere({ files: { incoming, store } }, {});
    expect(reply).toMatchObject(FULL);
    expect(added).toEqual({ applications: 0, rows: 0, onThisMachine: 0 });
    expect(listFiles(join(disk, 'kept-files'))).toEqual([]);
  });
});

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 30_000; !holds(); await sleep(2)) {
    if (Date.now() > deadline) throw new Error('This did not come to be.');
  }
}

describe('[OP3] a file store that cannot be used', () => {
  async function openWith(s3Url: string) {
    const lines: string[] = [];
    const dataDir = temporaryFolder('elsewhere');
    const app = await TestServer.build(server.database, {
      files: openFiles({ dataDir, s3Url }),
      config: { logLevel: 'trace' },
      logTo: { write: (line) => void lines.push(line) },
    });
    return { app, who: new Visitor(app, '10.6.6.6'), logged: () => lines.join('') };
  }

  it('for its key is reported by the readiness probe and in the log', async () => {
    const s3 = await startS3();
    const { app, who, logged } = await openWith(s3.url('uploads', 'wrong'));
    const { status, body } = await who.send({ method: 'GET', url: '/readyz' });
    expect({ status, message: body.message }).toEqual({
      status: 503,
      message: expect.stringMatching(/S3_URL is wrong/u),
    });
    expect(logged()).toMatch(/"code":"store 403 SignatureDoesNotMatch"/u);
    await app.close();
    await s3.stop();
  });

  it('for it is gone keeps nothing, says to try again, has its cause in the log, and goes on when it is back', async () => {
    const gone = await startS3();
    await gone.stop(true);
    const { app, who, logged } = await openWith(gone.url());
    const { applications = 0 } = await leftIn(server);
    const { status, body, raw } = await apply(who, {});
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'overload' });
    expect(raw.headers['retry-after']).toBe('5');
    expect(await leftIn(server)).toMatchObject({ applications, incoming: 0 });
    expect(logged()).toMatch(/"code":"store ECONNREFUSED"/u);
    expect(logged()).not.toContain('[object Object]');
    expect((await who.send({ method: 'GET', url: '/readyz' })).status).toBe(200);

    const back = await startS3(Number(new URL(gone.url()).port), gone.directory);
    expect((await apply(who, {})).status).toBe(200);
    expect((await leftIn(server)).applications).toBe(applications + 1);
    await app.close();
    await back.stop();
  });
});
