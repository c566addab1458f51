import {
  ADMIN_ENDPOINTS,
  downloadFile,
  type Endpoint,
  PAGE_SIZE,
  type StoredApplication,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnServer, type Visitor } from '../../test-server.test-support.ts';
import { seedJobs } from '../jobs/seed-jobs.ts';
import { sampleDocx } from './files/sample-files.test-support.ts';
import { ADA, apply } from './sent-form.test-support.ts';

const { listApplications, listInquiries, changeApplication, changeInquiry, getTotals } =
  ADMIN_ENDPOINTS;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const JOB = ADA.jobId;

const EVERY: { name: string; endpoint: Endpoint }[] = Object.entries({
  ...ADMIN_ENDPOINTS,
  downloadFile,
}).map(([name, endpoint]) => ({ name, endpoint }));

/** A request that fits every one of them; each takes of it what it knows. */
const ASKED = {
  params: { jobId: JOB, id: UNKNOWN, kind: 'resume' },
  body: { status: 'read' },
};

describeOnServer('[WS10] the admin area', (server) => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await server().admin();
    await seedJobs(server().database.db, new Date());
  });
  const execute = (query: ReturnType<typeof sql>) => server().database.db.execute(query);

  describe('to others', () => {
    const call = (who: Visitor, endpoint: Endpoint) => who.call(endpoint, ASKED as never); // As said there.

    it.each(EVERY)('$name is for admins', ({ endpoint }) => {
      expect(endpoint.access).toBe('admin');
      expect(endpoint.url).toMatch(/^\/api\/admin\//u);
    });

    it.each(EVERY)('$name does not exist', async ({ endpoint }) => {
      const guest = server().visitor();
      await guest.addResume();
      const ended = server().visitor();
      await ended.addResume();
      for (const [name, value] of ended.cookies) ended.cookies.set(name, `${value}x`);
      const nothing = await guest.send({ method: 'GET', url: '/api/admin/nothing' });
      expect(nothing.status).toBe(404);
      for (const who of [server().visitor(), guest, ended]) {
        const reply = await call(who, endpoint);
        expect({ status: reply.status, body: reply.raw.body }).toEqual({
          status: 404,
          body: nothing.raw.body,
        });
      }
    });

    it('is not opened by HEAD either', async () => {
      const head = { method: 'HEAD', url: '/api/admin/inquiries' } as const;
      expect((await server().visitor().send(head)).status).toBe(404);
      expect((await admin.send(head)).status).toBe(200);
    });
  });

  describe('lists', () => {
    beforeEach(async () => {
      await execute(sql`delete from inquiries`);
      await execute(sql`insert into inquiries
          (first_name, last_name, email, phone, details, sent_at, status, words)
        select 'Person', 'Number ' || n, '', '', '',
          timestamptz '2026-01-01' + n / 2 * interval '1 minute',
          case when n % 10 = 0 then 'archived' else 'new' end, 'person number ' || n
        from generate_series(1, 120) n`);
    });
    const list = (querystring: object = {}) => admin.get(listInquiries, { querystring });

    it('page by page, the newest first, nothing twice and nothing passed over', async () => {
      const seen: string[] = [];
      const times: string[] = [];
      const sizes: number[] = [];
      let after = '';
      do {
        const { inquiries, next, total, counts } = await list({ after });
        expect({ total, counts }).toEqual({
          total: 120,
          counts: { new: 108, read: 0, archived: 12 },
        });
        seen.push(...inquiries.map(({ id }) => id));
        times.push(...inquiries.map(({ sentAt }) => sentAt));
        sizes.push(inquiries.length);
        after = next ?? '';
        await execute(sql`update inquiries set sent_at = sent_at`);
      } while (after !== '');
      expect(sizes).toEqual([PAGE_SIZE, PAGE_SIZE, 20]);
      expect(new Set(seen).size).toBe(120);
      expect(times).toEqual(times.toSorted().toReversed());
    });

    it.each([
      [{ text: 'number 17' }, ['Number 17']],
      [{ text: 'NUM, "17"' }, ['Number 17']],
      [
        { text: 'number 1', status: 'archived' },
        ['Number 120', 'Number 110', 'Number 100', 'Number 10'],
      ],
      [{ text: `'); drop table jobs; --` }, []],
      [{ text: 'nobody' }, []],
    ])('find %j', async (wanted, names) => {
      const { inquiries, total } = await list(wanted);
      expect(inquiries.map(({ lastName }) => lastName)).toEqual(names);
      expect(total).toBe(names.length);
    });

    it.each(['x', '1.2', `99999999999999.${UNKNOWN}`])('start over after %j', async (after) => {
      expect((await list({ after })).inquiries).toHaveLength(PAGE_SIZE);
    });

    it('take a status, and only one that there is', async () => {
      const { inquiries } = await list();
      const id = String(inquiries[0]?.id);
      await admin.get(changeInquiry, { params: { id }, body: { status: 'read' } });
      expect((await list({ status: 'read' })).inquiries.map((inquiry) => inquiry.id)).toEqual([id]);
      const wrong = { params: { id }, body: { status: 'burnt' as 'read' } };
      expect((await admin.call(changeInquiry, wrong)).status).toBe(400);
      for (const unknown of [UNKNOWN, 'x', `${id}0`]) {
        const reply = await admin.call(changeInquiry, {
          params: { id: unknown },
          body: { status: 'read' },
        });
        expect(reply.status).toBe(404);
      }
    });
  });

  describe('of applications', () => {
    const resume = { name: 'Adas “Résumé”.docx', bytes: sampleDocx() };
    let application: StoredApplication;
    beforeEach(async () => {
      await execute(sql`delete from files`);
      await execute(sql`delete from applications`);
      await execute(sql`delete from self_identification`);
      await apply(server().visitor(), { resume });
      const { applications } = await admin.get(listApplications, { querystring: {} });
      if (applications[0]) application = applications[0];
    });
    const download = (kind: string, id = application.id) =>
      admin.call(downloadFile, { params: { id, kind } });

    it('downloads a file whole, to be saved and never to be shown', async () => {
      const { status, raw } = await download('resume');
      expect(status).toBe(200);
      expect(raw.rawPayload.equals(resume.bytes)).toBe(true);
      expect(raw.headers).toMatchObject({
        'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'content-length': String(resume.bytes.length),
        'content-disposition':
          'attachment; filename="Adas _R_sum__.docx"; filename*=UTF-8\'\'Adas%20%E2%80%9CR%C3%A9sum%C3%A9%E2%80%9D.docx',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect((await download('coverLetter')).raw.headers['content-type']).toBe('application/pdf');
    });

    it.each([
      ['a kind that there is not', 'photo', undefined],
      ['an unknown application', 'resume', UNKNOWN],
      ['what is no id', 'resume', '../../etc'],
    ])('answers 404 for %s', async (_, kind, id) => {
      const { status, body } = await download(kind, id);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
    });

    it('lists those of one job, by words and by status', async () => {
      await apply(server().visitor(), {
        fields: { jobId: 'site-reliability-engineer', firstName: 'Grace' },
      });
      const names = async (querystring: object) =>
        (await admin.get(listApplications, { querystring })).applications.map(
          ({ firstName }) => firstName,
        );
      expect(await names({})).toEqual(['Grace', 'Ada']);
      expect(await names({ jobId: JOB })).toEqual(['Ada']);
      expect(await names({ jobId: "'" })).toEqual([]);
      expect(await names({ text: 'reliab' })).toEqual(['Grace']);
      const { id } = application;
      await admin.get(changeApplication, { params: { id }, body: { status: 'archived' } });
      expect(await names({ status: 'archived' })).toEqual(['Ada']);
      expect(await names({ status: 'new' })).toEqual(['Grace']);
    });

    it('shows totals from five answers on, five at a time, and keeps no person’s answers', async () => {
      const totals = () => admin.get(getTotals, { params: { jobId: JOB } });
      for (let sent = 1; sent < 4; sent += 1) await apply(server().visitor());
      expect(await totals()).toMatchObject({ answered: 0, totals: null });
      await apply(server().visitor(), { fields: { gender: 'Male' } });
      const five = await totals();
      expect(five).toMatchObject({ answered: 5, totals: { gender: { Female: 4, Male: 1 } } });
      await apply(server().visitor(), { fields: { gender: 'Non-binary' } });
      expect(await totals()).toEqual(five);

      const { rows } = await execute(sql`select a::text from applications a`);
      expect(JSON.stringify(rows)).not.toMatch(/male|binary|veteran|disab|wish|identify/iu);
      const other = { params: { jobId: 'site-reliability-engineer' } };
      expect(await admin.get(getTotals, other)).toMatchObject({ answered: 0, totals: null });
      expect((await admin.call(getTotals, { params: { jobId: 'none' } })).status).toBe(404);
    });

    it('deletes no job for which somebody has applied', async () => {
      const { deleteJob } = ADMIN_ENDPOINTS;
      expect(await admin.call(deleteJob, { params: { jobId: JOB } })).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^People have applied for this job/u) },
      });
      const { jobs } = await admin.get(ADMIN_ENDPOINTS.listJobsToEdit, {});
      expect(jobs.find(({ id }) => id === JOB)?.applications).toBe(1);
    });
  });
});
