import {
  ADMIN_ENDPOINTS,
  createJob,
  type JobToSave,
  MAX_JOBS,
  SITE_ENDPOINTS,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachServer, type Visitor } from '../../test-server.test-support.ts';
import { seedJobs } from './seed-jobs.ts';

const { listJobs, getJob } = SITE_ENDPOINTS;
const { changeJob, deleteJob, getJobToEdit, listJobsToEdit } = ADMIN_ENDPOINTS;

const NEW: JobToSave = {
  title: 'Écrivain, Technical (Łódź)',
  department: 'Research',
  location: 'Austin, Texas',
  applyLink: '',
  description: 'Write **plainly**.',
  responsibilities: '- Write',
  qualifications: '- Have written',
  employmentType: 'Part-time',
  applyBy: '2999-12-31',
  country: 'PL',
};
const NOW = new Date('2026-11-21T10:00:00Z');

describeOnEachServer('the jobs', (server) => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await server().admin();
    await seedJobs(server().database.db, NOW);
  });
  const list = (querystring: { text?: string; department?: string; location?: string } = {}) =>
    server().visitor().get(listJobs, { querystring });
  const titles = async (search: Parameters<typeof list>[0]) =>
    (await list(search)).jobs.map(({ title }) => title);
  const publish = async (job: Partial<JobToSave> = {}) =>
    (await admin.get(createJob, { body: { ...NEW, ...job } })).job;
  const change = (jobId: string, body: object, headers = {}) =>
    admin.call(changeJob, { params: { jobId }, body, headers });

  it('[WS3] begin with seven openings of which one is featured, and stands first', async () => {
    const { jobs, departments, locations } = await list();
    expect(jobs).toHaveLength(7);
    expect(jobs.map(({ isFeatured }) => isFeatured)).toEqual([true, ...Array(6).fill(false)]);
    expect(
      jobs
        .map(({ postedAt }) => postedAt)
        .toSorted()
        .toReversed(),
    ).toEqual(jobs.map(({ postedAt }) => postedAt));
    expect(departments).toEqual([
      'Customer Care',
      'Design',
      'Engineering',
      'Operations',
      'Research',
    ]);
    expect(locations).toEqual(['Dallas, Texas', 'Remote, United States', 'Richardson, Texas']);
  });

  it('[WS3] say all that the page of a job shows', async () => {
    for (const { id } of (await list()).jobs) {
      const { job } = await server()
        .visitor()
        .get(getJob, { params: { jobId: id } });
      for (const field of ['title', 'department', 'location', 'description'] as const) {
        expect(job[field]).not.toBe('');
      }
      expect(job.responsibilities.split('\n').length).toBeGreaterThan(3);
      expect(job.qualifications.split('\n').length).toBeGreaterThan(3);
    }
  });

  it.each([
    { search: { text: 'parsing' }, found: ['Senior Engineer, Document Parsing'] },
    { search: { text: 'PDF shap' }, found: ['Layout and Typography Engineer'] },
    { search: { text: 'react, screen-reader' }, found: ['Frontend Engineer, Resume Editor'] },
    { search: { department: 'Operations' }, found: ['Site Reliability Engineer'] },
    {
      search: { location: 'Dallas, Texas', text: 'engineer' },
      found: ['Layout and Typography Engineer'],
    },
    { search: { text: 'astronaut' }, found: [] },
    { search: { department: 'Engineer' }, found: [] },
    { search: { text: `'" & | ! :* \\ ( <->` }, found: 7 },
  ])('[WS3] are found by $search', async ({ search, found }) => {
    const answer = await titles(search);
    expect(typeof found === 'number' ? answer.length : answer).toEqual(found);
  });

  it('are seeded once: closed and deleted ones do not come back', async () => {
    const { db } = server().database;
    const [first, second] = (await list()).jobs.slice(-2).map(({ id }) => id);
    await change(String(first), { status: 'closed' });
    await admin.get(deleteJob, { params: { jobId: String(second) } });
    expect(await seedJobs(db, NOW)).toBe(false);
    expect((await list()).jobs).toHaveLength(5);

    const { status } = await server()
      .visitor()
      .call(getJob, { params: { jobId: String(first) } });
    expect(status).toBe(404);
    expect((await change(String(first), { status: 'open' })).status).toBe(200);
    expect((await list()).jobs).toHaveLength(6);
  });

  it('[WS10] are published, edited and listed by an admin', async () => {
    const job = await publish();
    expect(job).toMatchObject({ ...NEW, status: 'open', applications: 0, revision: 1 });
    expect(job.id).toMatch(/^ecrivain-technical-odz-[\da-f]{6}$/u);
    expect((await publish()).id).not.toBe(job.id);

    const { body } = await change(job.id, { title: 'Writer' }, { 'if-match': '"1"' });
    expect(body.job).toMatchObject({ title: 'Writer', description: NEW.description, revision: 2 });
    const { job: seen } = await server()
      .visitor()
      .get(getJob, { params: { jobId: job.id } });
    expect(seen.title).toBe('Writer');
    expect(Object.keys(seen)).not.toContain('status');

    const stale = await change(job.id, { title: 'Old' }, { 'if-match': '"1"' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale', revision: 2, current: { title: 'Writer' } },
    });
    const { jobs } = await admin.get(listJobsToEdit, {});
    expect(jobs.map(({ title }) => title)).toContain('Writer');
  });

  it('[WS10] have one that is featured, which is open', async () => {
    const job = await publish();
    expect((await change(job.id, { isFeatured: true })).status).toBe(200);
    const featured = async () =>
      (await list()).jobs.filter(({ isFeatured }) => isFeatured).map(({ id }) => id);
    expect(await featured()).toEqual([job.id]);
    expect((await list()).jobs[0]?.id).toBe(job.id);

    await change(job.id, { status: 'closed' });
    expect(await featured()).toEqual([]);
    expect((await change(job.id, { isFeatured: true })).body).toMatchObject({
      code: 'invalid',
      message: 'A closed job cannot be featured. Open it first.',
    });
    await change(job.id, { status: 'open' });
    const both = await Promise.all(
      [job.id, (await publish()).id].map((id) => change(id, { isFeatured: true })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await featured()).toHaveLength(1);
  });

  it('[WS3] are open until their last day has passed, and are then gone like closed ones', async () => {
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const isThere = async (jobId: string) =>
      (await server().visitor().call(getJob, { params: { jobId } })).status === 200 &&
      (await list()).jobs.some(({ id }) => id === jobId);
    for (const [applyBy, isOpen] of [
      ['', true],
      [day(1), true],
      [day(-1), false],
    ] as const) {
      const { id } = await publish({ applyBy });
      expect(await isThere(id), applyBy).toBe(isOpen);
      expect((await admin.get(getJobToEdit, { params: { jobId: id } })).job.applyBy).toBe(applyBy);
    }
  });

  it('[WS10] are full-time in the United States without a last day where nothing else is said', async () => {
    const { employmentType: _, applyBy: __, country: ___, ...spoken } = NEW;
    const { body } = await admin.call(createJob, { body: spoken });
    expect(body.job).toMatchObject({ employmentType: 'Full-time', applyBy: '', country: 'US' });
    // A change of something else leaves them as they are.
    const { id } = await publish();
    expect((await change(id, { title: 'Writer' })).body.job).toMatchObject({
      employmentType: NEW.employmentType,
      applyBy: NEW.applyBy,
      country: NEW.country,
    });
  });

  it.each([
    [{ title: ' ' }, 'Please enter the title of the job.'],
    [{ department: '' }, 'Please enter the department of the job.'],
    [
      { applyLink: 'javascript:alert(1)' },
      'Please enter a web address that begins with https://, or leave this empty.',
    ],
    [{ applyBy: '31.12.2026' }, 'Please enter a day such as 2026-12-31, or leave this empty.'],
    [{ country: 'Poland' }, 'Please enter the two capital letters of the country, such as US.'],
  ])('[WS10] refuse %j', async (wrong, message) => {
    const made = await admin.call(createJob, { body: { ...NEW, ...wrong } });
    expect(made).toMatchObject({ status: 400, body: { message } });
    const job = await publish();
    expect(await change(job.id, wrong)).toMatchObject({ status: 400, body: { message } });
    expect((await change(job.id, {})).body.message).toBe('There is nothing to change.');
  });

  it('are not found by what is no id', async () => {
    for (const jobId of ['none', 'No Id', '../etc', "'", 'a--b']) {
      for (const reply of [
        await server().visitor().call(getJob, { params: { jobId } }),
        await admin.call(getJobToEdit, { params: { jobId } }),
        await admin.call(deleteJob, { params: { jobId } }),
        await change(jobId, { title: 'x' }),
      ]) {
        expect({ status: reply.status, code: reply.body.code }).toEqual({
          status: 404,
          code: 'not_found',
        });
      }
    }
  });

  describe('when there are many', () => {
    it('are at most so many as are kept', async () => {
      const { db } = server().database;
      await db.execute(sql`
        insert into jobs (id, title, department, location, apply_link, description,
          responsibilities, qualifications, posted_at, words)
        select 'many-' || n, 'Many', 'Many', 'Many', '', '', '', '', now() - interval '1 year', 'many'
        from generate_series(1, ${MAX_JOBS}::int - (select count(*)::int from jobs)) n`);
      expect((await admin.call(createJob, { body: NEW })).body).toMatchObject({
        code: 'invalid',
        message: `There are ${MAX_JOBS} jobs. Delete one to make room for another.`,
      });
      await admin.get(deleteJob, { params: { jobId: 'many-1' } });
      expect((await admin.call(createJob, { body: NEW })).status).toBe(200);
    });
  });
});
