import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ADMIN_ENDPOINTS, ENDPOINTS, SITE_ENDPOINTS, signUp } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgresInstalled } from '../../db/postgres.test-support.ts';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
import { PASSWORD, TestServer } from '../../test-server.test-support.ts';
import { seedJobs } from '../jobs/seed-jobs.ts';
import { samplePdf } from '../submissions/files/sample-files.test-support.ts';
import { apply, asMultipart } from '../submissions/sent-form.test-support.ts';

describe('[OP5] what operators see of a server', () => {
  const written: string[] = [];
  const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);
  const dataDir = temporaryFolder('status');
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({
      logTo: { write: (line) => void written.push(line) },
      config: { logLevel: 'trace', metricsPort: 0, dataDir },
    });
  });
  afterAll(() => server.close());

  async function readMetrics(): Promise<string> {
    const port = lines().find(({ msg }) => msg === 'metrics are served')?.port;
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }

  /** Connections to PostgreSQL by their state. */
  async function readPool(): Promise<Record<string, number>> {
    const found = (await readMetrics()).matchAll(
      /^shortlist_database_connections\{state="(\w+)"\} (\d+)$/gmu,
    );
    return Object.fromEntries([...found].map(([, state, count]) => [state, Number(count)]));
  }

  it('has metrics at a port of its own: requests by route, saves and conflicts, mails, event loop', async () => {
    const ada = server.visitor();
    const resume_id = await ada.addResume();
    const save = (revision: string) =>
      ada.call(ENDPOINTS.saveSummary, {
        body: { resume_id, summary: revision },
        headers: { 'if-match': `"${revision}"` },
      });
    expect([(await save('1')).status, (await save('9')).status]).toEqual([200, 409]);

    const metrics = await readMetrics();
    expect(metrics).toContain(
      'shortlist_http_request_seconds_count{method="POST",route="/api/save_summary.php",status="200"} 1',
    );
    expect(metrics).toContain('shortlist_saves_total{outcome="saved"} 1');
    expect(metrics).toContain('shortlist_saves_total{outcome="conflict"} 1');
    expect(metrics).toContain('shortlist_requests_under_way 0');
    expect(metrics).toContain('shortlist_mails_waiting 0');
    expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds \d/u);
    expect(metrics).not.toContain(resume_id);
    const { raw } = await ada.send({ method: 'GET', url: '/metrics' });
    expect(raw.body).not.toContain('shortlist_');
  });

  it('counts tries to send a mail by what became of them', async () => {
    const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD };
    await server.visitor().get(signUp, { body });
    await expect.poll(readMetrics).toContain('shortlist_mail_tries_total{outcome="sent"} 1');
  });

  it('counts the bytes of files that were taken, also of a form whose length is not said before', async () => {
    await seedJobs(server.database.db, new Date());
    const [resume, letter] = [samplePdf(), samplePdf()];
    const files = {
      resume: { name: 'resume.pdf', bytes: resume },
      coverLetter: { name: 'letter.pdf', bytes: letter },
    };
    const { payload, headers } = await asMultipart(files);
    const { method, url } = SITE_ENDPOINTS.sendApplication;
    const inPieces = { method, url, headers, payload: Readable.from([payload]) };
    expect((await server.visitor().send(inPieces)).status).toBe(200);
    expect((await apply(server.visitor(), { resume: null })).status).toBe(400);
    const bytes = resume.length + letter.length;
    expect(await readMetrics()).toContain(`shortlist_upload_bytes_total ${bytes}`);
  });

  it.skipIf(!isPostgresInstalled)(
    'counts connections to PostgreSQL, and calls that wait for one',
    async () => {
      const { db } = server.database;
      const ask = async () => db.execute(sql`select pg_sleep(2)`); // Sent when it is waited for.
      const asking = Array.from({ length: 12 }, ask);
      const { waiting, ...others } = await readPool();
      expect(others).toEqual({ used: 10, idle: 0 });
      expect(waiting).toBeGreaterThanOrEqual(2); // The mailer and the metrics ask as well.
      await Promise.all(asking);
      await expect.poll(readPool).toEqual({ used: 0, idle: 10, waiting: 0 });
    },
  );

  it('names a fault by one id in answer, header and log', async () => {
    const ada = server.visitor();
    const resume_id = await ada.addResume();
    await server.database.db.execute(
      sql`alter table parts add check (content::text not like '%"No"%')`,
    );
    const { body, raw } = await ada.call(ENDPOINTS.saveSummary, {
      body: { resume_id, summary: 'No' },
    });
    expect(body).toMatchObject({ code: 'unforeseen', request_id: raw.headers['x-request-id'] });
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 50, code: 'unforeseen', reqId: body.request_id }),
    );
  });

  it('tells admins how it is: version, database, files, mails, last backup', async () => {
    const admin = await server.admin();
    const read = async () => (await admin.get(ADMIN_ENDPOINTS.getStatus, {})).server;
    expect(await read()).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+(-dev)?$/u),
      startedAt: expect.any(String),
      database: { kind: server.database.kind, state: 'works', isFull: false },
      storage: { kind: 'folder', state: 'works' },
      mail: { kind: 'folder', state: 'works', waiting: expect.any(Number) },
      lastBackupAt: null,
    });
    writeFileSync(join(dataDir, 'last-backup'), '');
    expect((await read()).lastBackupAt).toMatch(/^\d{4}-/u);
  });
});
