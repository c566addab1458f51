import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_ENDPOINTS, deleteUser, downloadFile, SITE_ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedJobs } from '#features/jobs/seed-jobs.ts';
import { removeExpired } from '../../../remove-expired.ts';
import { describeOnServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';
import { ADA, apply, listFiles } from '../sent-form.test-support.ts';

const {
  changeApplication,
  deleteJob,
  deleteSubmissions,
  getRetention,
  listActions,
  listApplications,
  listDeletions,
  listInquiries,
  listJobsToEdit,
  setRetention,
  undoDeletion,
} = ADMIN_ENDPOINTS;
const { sendInquiry } = SITE_ENDPOINTS;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const MINUTE_MS = 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

describeOnServer('[ST4] what was sent in', (server) => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await server().admin();
    await seedJobs(server().database.db, new Date());
  });
  beforeEach(async () => {
    for (const table of [
      'files',
      'applications',
      'inquiries',
      'retention',
      'admin_actions',
      'audit_events',
    ]) {
      await execute(sql`delete from ${sql.identifier(table)}`);
    }
    for (const path of stored()) await server().files.store.remove(path.split('/').at(-1) ?? '');
  });

  const execute = (query: ReturnType<typeof sql>) => server().database.db.execute(query);
  const stored = () => listFiles(join(server().dataDir, 'files'));
  const fileRows = async () => (await execute(sql`select key from files`)).rows;
  const remove = (ms: number) =>
    removeExpired({ db: server().database.db, files: server().files, now: later(ms) });

  async function applications() {
    return (await admin.get(listApplications, { querystring: {} })).applications;
  }
  async function idOfNewApplication(): Promise<string> {
    await apply(server().visitor());
    return (await applications())[0]?.id ?? '';
  }
  async function idOfNewInquiry(): Promise<string> {
    const body = { ...ADA, phone: '+1 (214) 555-0199', details: 'Two columns?' };
    await server().visitor().get(sendInquiry, { body });
    const { inquiries } = await admin.get(listInquiries, { querystring: {} });
    return inquiries[0]?.id ?? '';
  }
  const drop = async (kind: 'inquiry' | 'application', ...ids: string[]) =>
    (await admin.get(deleteSubmissions, { body: { kind, ids } })).deletion;
  const undo = (id: string) => admin.call(undoDeletion, { params: { id } });
  const trail = async () => (await admin.get(listActions, { querystring: {} })).actions;

  it('is deleted with its files: nothing of it is listed, counted, changed or downloaded', async () => {
    const id = await idOfNewApplication();
    const kept = await idOfNewApplication();
    expect(await drop('application', id)).toMatchObject({ kind: 'application', count: 1 });

    const page = await admin.get(listApplications, { querystring: {} });
    expect(page.applications.map((application) => application.id)).toEqual([kept]);
    expect({ total: page.total, counts: page.counts }).toEqual({
      total: 1,
      counts: { new: 1, read: 0, archived: 0 },
    });
    const found = await admin.get(listApplications, { querystring: { text: 'ada' } });
    expect(found.total).toBe(1);
    const { jobs } = await admin.get(listJobsToEdit, {});
    expect(jobs.find((job) => job.id === ADA.jobId)?.applications).toBe(1);
    const download = { params: { id, kind: 'resume' } };
    expect((await admin.call(downloadFile, download)).status).toBe(404);
    const change = { params: { id }, body: { status: 'read' as const } };
    expect((await admin.call(changeApplication, change)).status).toBe(404);
    const again = { body: { kind: 'application' as const, ids: [id] } };
    expect((await admin.call(deleteSubmissions, again)).status).toBe(404);
  });

  it('comes back whole within the minute, all that went with it and nothing else', async () => {
    const [first, second, other] = [
      await idOfNewInquiry(),
      await idOfNewInquiry(),
      await idOfNewInquiry(),
    ];
    await drop('inquiry', other);
    const deletion = await drop('inquiry', first, second, UNKNOWN);
    expect(deletion.count).toBe(2);
    expect(deletion.secondsLeft).toBeGreaterThan(50);
    const { deletions } = await admin.get(listDeletions, {});
    expect(deletions.map(({ id, count }) => ({ id, count }))[0]).toEqual({
      id: deletion.id,
      count: 2,
    });

    expect((await undo(deletion.id)).body).toMatchObject({ status: 'success', count: 2 });
    const { inquiries } = await admin.get(listInquiries, { querystring: {} });
    expect(inquiries.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect((await admin.get(listDeletions, {})).deletions).toHaveLength(1);
    expect((await undo(deletion.id)).body.message).toMatch(/can no longer be undone/u);
  });

  it('has its files again after an undo', async () => {
    const id = await idOfNewApplication();
    const deletion = await drop('application', id);
    await remove(0);
    await undo(deletion.id);
    expect((await applications())[0]?.files).toHaveLength(2);
    const { raw } = await admin.call(downloadFile, { params: { id, kind: 'resume' } });
    expect(raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is gone for good after the minute, rows and files', async () => {
    const deletion = await drop('application', await idOfNewApplication());
    const kept = await idOfNewApplication();
    const inquiry = await drop('inquiry', await idOfNewInquiry());
    await execute(sql`update applications set deleted_at = deleted_at - interval '61 seconds'`);
    expect((await undo(deletion.id)).status).toBe(404);
    expect((await admin.get(listDeletions, {})).deletions.map(({ id }) => id)).toEqual([
      inquiry.id,
    ]);
    expect(stored()).toHaveLength(4);

    await remove(2 * MINUTE_MS + 1000);
    expect((await applications()).map(({ id }) => id)).toEqual([kept]);
    expect(stored()).toHaveLength(2);
    expect(await fileRows()).toHaveLength(2);
    expect((await execute(sql`select id from inquiries`)).rows).toEqual([]);
  });

  it('leaves with the files that can be removed; the others follow with the next round', async () => {
    await drop('application', await idOfNewApplication());
    await drop('application', await idOfNewApplication());
    const [stuck = ''] = stored();
    await server().files.store.remove(stuck.split('/').at(-1) ?? '');
    mkdirSync(stuck);
    await expect(remove(3 * MINUTE_MS)).rejects.toThrow(/could be removed/u);
    expect((await execute(sql`select id from applications`)).rows).toEqual([]);
    expect(stored()).toEqual([stuck]);
    rmdirSync(stuck);
    await remove(2 * 60 * MINUTE_MS);
    expect(await fileRows()).toEqual([]);
  });

  it('keeps its job from being deleted until it is really gone', async () => {
    await drop('application', await idOfNewApplication());
    const drops = { params: { jobId: ADA.jobId } };
    expect((await admin.call(deleteJob, drops)).body.message).toMatch(/removed for good within/u);
  });

  it.each([
    ['nothing', []],
    ['more than a page', Array.from({ length: 51 }, () => UNKNOWN)],
    ['what is no id', ['x']],
  ])('is not deleted when %s is asked for', async (_, ids) => {
    const reply = await admin.call(deleteSubmissions, { body: { kind: 'inquiry', ids } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  describe('leaves a trail', () => {
    it('of who did what, and when, with nothing of the people it was about', async () => {
      const deletion = await drop('application', await idOfNewApplication());
      await undo(deletion.id);
      await admin.get(setRetention, { params: { kind: 'inquiry' }, body: { months: 6 } });
      const entries = await trail();
      expect(entries).toMatchObject([
        { action: 'retention', kind: 'inquiry', count: 0, months: 6 },
        { action: 'restored', kind: 'application', count: 1, months: null },
        { action: 'deleted', kind: 'application', count: 1, months: null },
      ]);
      expect(entries.every(({ by }) => by?.email?.startsWith('admin'))).toBe(true);
      const { rows } = await execute(sql`select a::text from admin_actions a`);
      expect(JSON.stringify(rows)).not.toMatch(/ada@|lovelace|example/iu);
    });

    it('that outlives the account of who did it', async () => {
      const other = await server().admin();
      const ids = [await idOfNewInquiry()];
      await other.get(deleteSubmissions, { body: { kind: 'inquiry', ids } });
      await other.get(deleteUser, { body: { password: PASSWORD } });
      expect(await trail()).toMatchObject([
        { action: 'deleted', by: { email: null, id: expect.stringMatching(/\w/u) } },
      ]);
    });

    it('in pages', async () => {
      await execute(sql`insert into admin_actions (at, action, kind, count)
        select timestamptz '2026-01-01' + n * interval '1 minute', 'deleted', 'inquiry', n
        from generate_series(1, 60) n`);
      const first = await admin.get(listActions, { querystring: {} });
      const second = await admin.get(listActions, { querystring: { after: first.next ?? '' } });
      const counts = [...first.actions, ...second.actions].map(({ count }) => count);
      expect(counts).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
      expect(second.next).toBeNull();
    });
  });

  describe('is kept', () => {
    const DAY_MS = 24 * 60 * MINUTE_MS;
    const periodOf = async (kind: string) =>
      (await admin.get(getRetention, {})).periods.find((period) => period.kind === kind);
    const set = (kind: string, months: number | null) =>
      admin.call(setRetention, { params: { kind }, body: { months } });

    async function addInquiries() {
      await execute(sql`insert into inquiries (first_name, last_name, email, phone, details, sent_at, words)
        select 'Person', n::text, '', '', '', now() - n * interval '1 month' - interval '1 hour', ''
        from generate_series(1, 9) n`);
    }

    it('for ever, unless a period is set', async () => {
      await addInquiries();
      expect(await periodOf('inquiry')).toEqual({
        kind: 'inquiry',
        months: null,
        appliesFrom: null,
        due: 0,
        nextAt: null,
      });
      await remove(0);
      expect((await execute(sql`select 1 from inquiries`)).rows).toHaveLength(9);
    });

    it('for the period, which shows what it will remove, and begins after a day', async () => {
      await addInquiries();
      const applicationId = await idOfNewApplication();
      expect((await set('inquiry', 6)).status).toBe(200);
      const period = await periodOf('inquiry');
      expect(period).toMatchObject({ months: 6, due: 4 });
      const until = (iso?: string | null) => new Date(iso ?? '').getTime() - Date.now();
      expect(until(period?.appliesFrom) / DAY_MS).toBeCloseTo(1, 1);
      expect(until(period?.nextAt) / DAY_MS).toBeGreaterThan(26);
      expect(await periodOf('application')).toMatchObject({ months: null });

      await remove(0.9 * DAY_MS);
      expect((await execute(sql`select 1 from inquiries`)).rows).toHaveLength(9);
      await remove(1.1 * DAY_MS);
      expect((await execute(sql`select 1 from inquiries`)).rows).toHaveLength(5);
      expect((await trail())[0]).toMatchObject({ action: 'expired', count: 4, by: null });
      expect((await applications()).map(({ id }) => id)).toEqual([applicationId]);
    });

    it('no longer than the period with its files, and not at all once that is taken away', async () => {
      await idOfNewApplication();
      await execute(sql`update applications set sent_at = now() - interval '13 months'`);
      await set('application', 12);
      await set('application', null);
      await remove(2 * DAY_MS);
      expect(await applications()).toHaveLength(1);
      await set('application', 12);
      await remove(2 * DAY_MS);
      expect(await applications()).toEqual([]);
      expect([stored(), await fileRows()]).toEqual([[], []]);
    });

    it.each([0, 1.5, 121, -1])('for no period of %d months', async (months) => {
      expect(await set('inquiry', months)).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/whole number of months from 1 to 120/u) },
      });
    });

    it('for no period of what there is not', async () => {
      expect((await set('resume', 5)).status).toBe(404);
    });
  });
});
