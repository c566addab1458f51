import { readFileSync } from 'node:fs';
import { ADMIN_ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  describeOnEachServer,
  describeOnServer,
  Visitor,
} from '../../../test-server.test-support.ts';
import { sampleDoc, sampleDocx, samplePdf } from '../files/sample-files.test-support.ts';
import { APPLICATIONS } from '../limits.ts';
import { ADA, apply, asMultipart, type SentForm } from '../sent-form.test-support.ts';
import { NOTHING, prepareApplications } from './applications.test-support.ts';

const { changeJob, listApplications, getTotals } = ADMIN_ENDPOINTS;
const JOB = ADA.jobId;

describeOnEachServer('applications', (server) => {
  const { send, left, storedFiles, filesIn, keyOf, address } = prepareApplications(server);

  it('[API2] [WS7] are stored with both files, under the title that the job really has', async () => {
    const resume = { name: 'Ada Lovelace.docx', bytes: sampleDocx() };
    const { status, body } = await send({ resume });
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'success', message: 'Your resume has been uploaded' },
    });
    const admin = await server().admin();
    const { applications, total } = await admin.get(listApplications, { querystring: {} });
    expect(total).toBe(1);
    expect(applications).toEqual([
      {
        id: expect.any(String),
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.org',
        sponsorship: 'No',
        jobId: JOB,
        jobTitle: 'Customer Care Specialist',
        status: 'new',
        sentAt: expect.any(String),
        files: expect.arrayContaining([
          {
            kind: 'resume',
            name: 'Ada Lovelace.docx',
            mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
            size: resume.bytes.length,
          },
          {
            kind: 'coverLetter',
            name: 'coverLetter.pdf',
            mediaType: 'application/pdf',
            size: samplePdf().length,
          },
        ]),
      },
    ]);
    const kept = storedFiles();
    expect(kept).toHaveLength(2);
    expect(kept.map((path) => readFileSync(path).length).toSorted()).toEqual(
      [resume.bytes.length, samplePdf().length].toSorted(),
    );
    for (const path of kept) expect(keyOf(path)).toMatch(/^[\da-f-]{36}$/u);
    expect(filesIn('incoming')).toEqual([]);
  });

  it('[WS9] are all stored when forty come at once', async () => {
    const resume = { name: 'resume.pdf', bytes: samplePdf(300_000) };
    const sent = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const { payload, headers } = await asMultipart({
          fields: { firstName: `Ada ${index}`, gender: index % 2 ? 'Male' : 'Female' },
          resume,
        });
        const reply = await fetch(`${address()}/api/upload.php`, {
          method: 'POST',
          headers: { ...headers, 'x-forwarded-for': `10.8.0.${index}` },
          body: new Uint8Array(payload),
        });
        return reply.status;
      }),
    );
    expect(new Set(sent)).toEqual(new Set([200]));
    expect(await left()).toEqual({
      applications: 40,
      rows: 80,
      answers: 1,
      stored: 80,
      incoming: 0,
    });
    const admin = await server().admin();
    const { answered, totals } = await admin.get(getTotals, { params: { jobId: JOB } });
    expect({ answered, gender: totals?.gender }).toEqual({
      answered: 40,
      gender: { Male: 20, Female: 20, 'Non-binary': 0, 'Decline to self-identify': 0 },
    });
    const sizes = storedFiles().map((path) => readFileSync(path).length);
    expect(sizes.filter((size) => size === resume.bytes.length)).toHaveLength(40);
  });

  it('are stored once when the same form is sent again after a lost answer', async () => {
    const form = { fields: { submissionId: '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11' } };
    expect((await send(form)).body.message).toBe('Your resume has been uploaded');
    expect((await send(form)).body.message).toBe('Your resume has been uploaded');
    const once = { applications: 1, rows: 2, answers: 1, stored: 2, incoming: 0 };
    expect(await left()).toEqual(once);
    const { rows } = await server().database.db.execute(
      sql`select answered from self_identification`,
    );
    expect(rows).toEqual([{ answered: 1 }]);
  });

  it('[WS9] leave no file when they cannot be recorded', async () => {
    const { db } = server().database;
    await db.execute(sql`alter table applications add constraint none check (first_name <> 'Ada')`);
    expect(await send()).toMatchObject({ status: 500, body: { code: 'unforeseen' } });
    await db.execute(sql`alter table applications drop constraint none`);
    expect(await left()).toEqual(NOTHING);
  });
});

// On one engine: what is refused is not stored.
describeOnServer('applications', (server) => {
  const { send, left } = prepareApplications(server);

  it('[WS9] may be DOC files, whatever their names say', async () => {
    const resume = { name: 'resume.pdf', bytes: sampleDoc() };
    expect((await send({ resume })).status).toBe(200);
    const { applications } = await (await server().admin()).get(listApplications, {
      querystring: {},
    });
    expect(applications[0]?.files).toContainEqual({
      kind: 'resume',
      name: 'resume.doc',
      mediaType: 'application/msword',
      size: resume.bytes.length,
    });
  });

  it.each([
    [{ fields: { email: 'ada@example' } }, 'email', 'Please enter a valid email address.'],
    [{ fields: { firstName: ' ' } }, 'firstName', 'Please enter a valid first name.'],
    [{ fields: { lastName: '' } }, 'lastName', 'Please enter a valid last name.'],
    [
      { fields: { disabilityStatus: 'Perhaps' } },
      'disabilityStatus',
      'Please make a selection for all self-identification fields.',
    ],
    [
      { fields: { sponsorship: '' } },
      'sponsorship',
      'Please make a selection for all self-identification fields.',
    ],
    [{ resume: null }, 'resume', 'Please upload both a resume and a cover letter.'],
    [{ coverLetter: null }, 'coverLetter', 'Please upload both a resume and a cover letter.'],
    [
      { resume: { name: '', bytes: Buffer.alloc(0) } },
      'resume',
      'Please upload both a resume and a cover letter.',
    ],
    [{ fields: { topic: 'Buy now' } }, 'topic', expect.stringMatching(/people see no field/u)],
  ] as [SentForm, string, string][])(
    '[WS7] are refused as the form refuses them: %j',
    async (form, field, message) => {
      const { status, body } = await send(form);
      expect({ status, body }).toEqual({
        status: 400,
        body: { status: 'error', code: 'invalid', field, message },
      });
      expect(await left()).toEqual(NOTHING);
    },
  );

  it.each([
    { it: 'a page that is called a PDF', bytes: Buffer.from('<!doctype html><script>') },
    { it: 'a spreadsheet that is called a PDF', bytes: sampleDoc('Workbook') },
    { it: 'an empty file', bytes: Buffer.alloc(0) },
  ])('[WS9] are refused with $it', async ({ bytes }) => {
    const { status, body } = await send({ coverLetter: { name: 'letter.pdf', bytes } });
    expect({ status, body }).toEqual({
      status: 415,
      body: {
        status: 'error',
        code: 'wrong_type',
        field: 'coverLetter',
        message: 'Please upload a PDF, DOC, or DOCX file.',
      },
    });
    expect(await left()).toEqual(NOTHING);
  });

  it.each(['nothing', '', 'No id'])('are refused for the job %j', async (jobId) => {
    const { status, body } = await send({ fields: { jobId } });
    expect({ status, message: body.message }).toEqual({
      status: 404,
      message: 'This job is not open any more, so nothing was stored.',
    });
    expect(await left()).toEqual(NOTHING);
  });

  it.each([
    { not: { status: 'closed' }, again: { status: 'open' } },
    { not: { applyBy: '2026-01-31' }, again: { applyBy: '' } },
  ] as const)('are refused for a job that is not open by $not', async ({ not, again }) => {
    const admin = await server().admin();
    const params = { jobId: JOB };
    await admin.get(changeJob, { params, body: not });
    expect((await send()).status).toBe(404);
    expect(await left()).toEqual(NOTHING);
    await admin.get(changeJob, { params, body: again });
  });

  it('are no JSON, and JSON calls are no forms', async () => {
    const { status, body } = await server()
      .visitor()
      .send({ method: 'POST', url: '/api/upload.php', payload: ADA });
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'wrong_type' });
    const form = await asMultipart();
    const contact = await server()
      .visitor()
      .send({ method: 'POST', url: '/api/contact.php', ...form });
    expect({ status: contact.status, code: contact.body.code }).toEqual({
      status: 415,
      code: 'wrong_type',
    });
  });

  it.each([
    ['a third file', { fields: {}, extra: ['resume2', 'x.pdf'] }],
    ['a resume twice', { fields: {}, extra: ['resume', 'x.pdf'] }],
    ['a name of the language itself', { fields: {}, extra: ['__proto__', 'x.pdf'] }],
  ])('with %s are refused, with nothing left', async (_, { extra: [name = '', file = ''] }) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(ADA)) form.append(field, value);
    for (const field of ['resume', 'coverLetter', name]) {
      form.append(field, new Blob([new Uint8Array(samplePdf())]), file);
    }
    const sent = new Response(form);
    const reply = await server()
      .visitor()
      .send({
        method: 'POST',
        url: '/api/upload.php',
        payload: Buffer.from(await sent.arrayBuffer()),
        headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await left()).toEqual(NOTHING);
  });

  it.each([
    ['no boundary', 'multipart/form-data', '--x'],
    [
      'no end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na',
    ],
    [
      'a file without an end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    ],
    ['nothing of a form', 'multipart/form-data; boundary=x', 'hello'],
    ['nothing at all', 'multipart/form-data; boundary=x', ''],
  ])('are refused as not valid with %s', async (_, type, payload) => {
    const { status, body } = await server()
      .visitor()
      .send({
        method: 'POST',
        url: '/api/upload.php',
        payload,
        headers: { 'content-type': type },
      });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
    expect(await left()).toEqual(NOTHING);
  });

  it('are limited for each address', async () => {
    const who = new Visitor(server().app, '10.7.7.7');
    for (let sent = 0; sent < APPLICATIONS.most; sent += 1) {
      expect((await apply(who, { resume: null })).status).toBe(400);
    }
    const { status, body, raw } = await apply(who);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'slow_down' });
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(3_500);
    expect(await left()).toEqual(NOTHING);
  });
});
