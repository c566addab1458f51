import { ADMIN_ENDPOINTS, type Inquiry, SITE_ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedJobs } from '#features/jobs/seed-jobs.ts';
import { readOutbox } from '#mail/read-mail.test-support.ts';
import { describeOnServer, TestServer, Visitor } from '../../../test-server.test-support.ts';
import { INQUIRIES } from '../limits.ts';
import { apply } from '../sent-form.test-support.ts';

const { sendInquiry } = SITE_ENDPOINTS;
const { listInquiries } = ADMIN_ENDPOINTS;
const INQUIRY: Inquiry = {
  firstName: ' Ada ',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '+1 (214) 555-0199',
  details: 'How do you read\ntwo columns?',
};

describeOnServer('inquiries', (server) => {
  beforeEach(() => server().database.db.execute(sql`delete from inquiries`));
  const send = (changes: object = {}) =>
    server()
      .visitor()
      .call(sendInquiry, { body: { ...INQUIRY, ...changes } });
  const stored = async () =>
    (await server().database.db.execute(sql`select * from inquiries`)).rows;

  it('[API2] [WS6] of the five fields alone are stored, and answered as the spec says', async () => {
    const { status, body } = await send();
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'success', message: 'Your inquery has been sent sucessfully' },
    });
    expect(await stored()).toMatchObject([
      {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.org',
        phone: '+1 (214) 555-0199',
        details: 'How do you read\ntwo columns?',
        status: 'new',
      },
    ]);
  });

  it.each([
    [{ details: '' }, 'details', 'Please fill out all required fields.'],
    [{ phone: undefined }, 'phone', 'Please fill out all required fields.'],
    [{ email: 'ada@example.dev' }, 'email', 'Please enter a valid email address.'],
    [{ phone: '12345' }, 'phone', 'Please enter a valid phone number.'],
    [{ topic: 'SEO' }, 'topic', expect.stringMatching(/people see no field/u)],
    [{ submissionId: 'x' }, 'submissionId', expect.any(String)],
    [{ firstName: 'x'.repeat(1_001) }, 'firstName', expect.stringMatching(/shorten/u)],
  ])(
    '[WS5] are refused by the rules of the form, checked again: %j',
    async (wrong, field, message) => {
      const { status, body } = await send(wrong);
      expect({ status, body }).toEqual({
        status: 400,
        body: { status: 'error', code: 'invalid', field, message },
      });
      expect(await stored()).toEqual([]);
    },
  );

  it('are stored once when the same form is sent again after a lost answer', async () => {
    const submissionId = '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11';
    expect((await send({ submissionId })).status).toBe(200);
    expect((await send({ submissionId })).status).toBe(200);
    expect((await send({ submissionId: '' })).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  it.each([
    'ada',
    'LOVEL',
    'ada@example.org',
    '555-0199',
    '(214)',
    'lodz',
    'Größere Städte',
    'große STADT',
    '王小明',
  ])('[WS10] are found by %j', async (text) => {
    await send({ details: 'Łódź, Lódz und größere Städte, große Stadt; 王小明' });
    await send({
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'g@navy.mil',
      phone: '3125550100',
    });
    const admin = await server().admin();
    const { inquiries } = await admin.get(listInquiries, { querystring: { text } });
    expect(inquiries.map(({ firstName }) => firstName)).toEqual(['Ada']);
  });

  it('open no session', async () => {
    const who = server().visitor();
    await who.call(sendInquiry, { body: INQUIRY });
    expect(who.cookies.size).toBe(0);
  });

  it('are limited for each address', async () => {
    const who = new Visitor(server().app, '10.6.6.6');
    for (let sent = 0; sent < INQUIRIES.most; sent += 1) {
      expect((await who.call(sendInquiry, { body: INQUIRY })).status).toBe(200);
    }
    const { status, body, raw } = await who.call(sendInquiry, { body: INQUIRY });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'slow_down' });
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await send()).status).toBe(200);
  });
});

describe('[WS10] whatever comes in', () => {
  it('is announced to the admin without an address that somebody gave as their name', async () => {
    const server = await TestServer.open({ config: { publicUrl: 'https://shortlist.example' } });
    for (const firstName of ['Claim it at evil-prize.com/x', 'evil\u3002com'])
      await server.visitor().call(sendInquiry, { body: { ...INQUIRY, firstName, lastName: '.' } });
    await server.close();
    const told = readOutbox(server.dataDir).map(({ text }) => text.split('\n')[0]);
    expect(told.sort()).toEqual(['Claim it at has written.', 'Somebody has written.']);
  });

  it('is told to the company by mail, once, without what was written', async () => {
    const server = await TestServer.open({
      config: { publicUrl: 'https://shortlist.example' },
    });
    await seedJobs(server.database.db, new Date());
    const submissionId = '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11';
    for (let time = 0; time < 2; time += 1) {
      const body = { ...INQUIRY, firstName: 'Ada\n', lastName: '\r\nLovelace', submissionId };
      await server.visitor().call(sendInquiry, { body });
      await apply(server.visitor(), { fields: { submissionId } });
    }
    await server.visitor().call(sendInquiry, { body: { ...INQUIRY, email: 'none' } });
    await server.close();
    const mails = readOutbox(server.dataDir).sort((a, b) => (a.subject < b.subject ? 1 : -1));
    expect(mails).toMatchObject([
      {
        to: 'chief@example.org',
        subject: 'A new inquiry',
        text: 'Ada Lovelace has written.\n\nRead it at https://shortlist.example/admin.\n',
      },
      {
        to: 'chief@example.org',
        subject: 'A new application',
        text: 'Ada Lovelace has applied for a job.\n\nRead it at https://shortlist.example/admin.\n',
      },
    ]);
  });
});
