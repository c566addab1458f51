import { randomUUID } from 'node:crypto';
import {
  changeDocument,
  createDocument,
  createPursuit,
  deletePart,
  getDocument,
  getPursuit,
  listDocuments,
  listPursuits,
  tailorDocument,
} from '@shortlist/contracts';
import { PURSUIT } from '@shortlist/model';
import { emptyPursuit } from '@shortlist/model/pursuit';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../test-server.test-support.ts';
import { put } from '../documents/put-part.test-support.ts';
import { addPursuit, list, putState, read, rowOf } from './pursuit-scene.test-support.ts';

const TODAY = new Date().toISOString().slice(0, 10);

describeOnServer('applications', (server) => {
  it('[AP1] are kept by a guest, read whole, and listed without their texts', async () => {
    const ada = server().visitor();
    expect((await list(ada)).applications).toEqual([]);
    const posting = {
      ...emptyPursuit().posting,
      company: 'Acme',
      title: 'Engineer',
      text: 'Build.',
    };
    const id = await addPursuit(ada, {
      ...posting,
      url: 'https://acme.example/1',
      lastDay: '2026-12-31',
    });
    await put([ada, id], 'person:new-1', { name: 'Bo', role: 'Recruiter' });
    await put([ada, id], 'interview:new-2', {
      when: '2026-12-01T09:30',
      zone: 'Europe/Berlin',
      minutes: 45,
    });
    await put([ada, id], 'next', { what: 'Call Bo', due: '2026-11-30' });
    await put([ada, id], 'pay', { asked: { amount: 0, currency: 'EUR', per: 'year' } });
    expect(await read([ada, id])).toEqual({
      posting: { ...posting, url: 'https://acme.example/1', lastDay: '2026-12-31' },
      state: emptyPursuit().state,
      next: { what: 'Call Bo', due: '2026-11-30' },
      notes: { text: '' },
      people: [
        { id: expect.any(String), name: 'Bo', role: 'Recruiter', email: '', phone: '', note: '' },
      ],
      interviews: [
        {
          ...{
            id: expect.any(String),
            when: '2026-12-01T09:30',
            zone: 'Europe/Berlin',
            minutes: 45,
          },
          ...{ where: '', kind: '', round: null, note: '' },
        },
      ],
      pay: { ...emptyPursuit().pay, asked: { amount: 0, currency: 'EUR', per: 'year' } },
      sent: [],
    });
    const { made, edited, events, ...row } = await rowOf([ada, id]);
    expect(row).toEqual({
      ...{ application_id: id, company: 'Acme', title: 'Engineer', location: '', source: '' },
      ...{ url: 'https://acme.example/1', last_day: '2026-12-31' },
      ...{ meaning: 'saved', round: null, stage: '', reasons: [], since: '' },
      ...{ next: { what: 'Call Bo', due: '2026-11-30' } },
      tailored: null,
    });
    expect(events).toEqual([
      { at: expect.stringContaining(`${TODAY}T`), meaning: 'saved', round: null, stage: '' },
    ]);
    expect(edited > made).toBe(true);
  });

  it('[AP1] are documents, whose title follows the posting, and none of which is tailored', async () => {
    const ada = server().visitor();
    const id = await addPursuit(ada);
    await put([ada, id], 'posting', { title: 'Lead' });
    const { documents } = await ada.get(listDocuments, { querystring: { kind: 'pursuit' } });
    expect(documents).toMatchObject([{ document_id: id, title: 'Lead, Acme' }]);
    await ada.get(changeDocument, { params: { documentId: id }, body: { title: 'My own' } });
    const { document } = await ada.get(getDocument, { params: { documentId: id } });
    expect(document.title).toBe('Lead, Acme');
    const { parts } = await ada.get(getDocument, { params: { documentId: id } });
    expect(parts.map(({ key }) => key).sort()).toEqual(Object.keys(PURSUIT.firstParts()).sort());
    const tailored = { params: { documentId: id }, body: { title: 'Lead' } };
    expect((await ada.call(tailorDocument, tailored)).status).toBe(404);
    const body = { kind: 'pursuit', title: 'Another' };
    const { document_id: plain } = await ada.get(createDocument, { body });
    expect(await rowOf([ada, plain])).toMatchObject({ title: '', meaning: 'saved' });
  });

  it('[AP1] are created once for a client id; another owner may send the same id', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    const body = { client_id: randomUUID(), posting: { company: 'Acme' } };
    const make = async (who: typeof ada) => (await who.get(createPursuit, { body })).application_id;
    const first = await make(ada);
    expect(await make(ada)).toBe(first);
    expect((await list(ada)).applications).toHaveLength(1);
    expect(await make(grace)).not.toBe(first);
  });

  it('[AP1] of another owner are not found', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    const id = await addPursuit(ada);
    await addPursuit(grace);
    expect((await grace.call(getPursuit, { params: { applicationId: id } })).status).toBe(404);
    expect((await putState([grace, id], { meaning: 'applied' })).status).toBe(404);
    const resume = await grace.addResume();
    expect((await grace.call(getPursuit, { params: { applicationId: resume } })).status).toBe(404);
    expect((await list(grace)).applications.map((row) => row.application_id)).not.toContain(id);
  });

  it.each([
    ['posting', { text: 'x'.repeat(50_001) }, 'Please shorten this to 50,000 characters.'],
    [
      'posting',
      { lastDay: '2026-02-30' },
      'Please enter a day such as 2026-12-31, or leave this empty.',
    ],
    [
      'interview:a',
      { when: '2026-12-01T09:30Z' },
      'Please enter a day and an hour such as 2026-12-31T09:30, or leave this empty.',
    ],
    ['state', { meaning: 'ghosted' }, expect.stringContaining('meaning')],
    ['state', { reasons: ['luck'] }, expect.stringContaining('reasons')],
    ['state', { round: 1.5 }, expect.stringContaining('round')],
    [
      'pay',
      { asked: { amount: -1, currency: '', per: 'year' } },
      expect.stringContaining('amount'),
    ],
  ])('[AP1] refuse in %s what is not of its form: %#', async (key, content, message) => {
    const ada = server().visitor();
    const id = await addPursuit(ada);
    expect(await put([ada, id], key, content)).toMatchObject({ status: 400, body: { message } });
  });

  it('[AP1] refuse a posting of more than 50,000 characters from the beginning, and store no null characters', async () => {
    const ada = server().visitor();
    const posting = { text: 'x'.repeat(50_001) };
    expect(await ada.call(createPursuit, { body: { posting } })).toMatchObject({
      status: 400,
      body: { field: 'posting.text', message: 'Please shorten this to 50,000 characters.' },
    });
    const id = await addPursuit(ada, { company: 'Ac\u0000me', text: '\ud800' });
    expect(await read([ada, id])).toMatchObject({ posting: { company: 'Acme', text: '\ufffd' } });
    expect((await put([ada, id], 'posting', { source: 'a\u0000b' })).status).toBe(200);
    expect(await rowOf([ada, id])).toMatchObject({ company: 'Acme', source: 'ab' });
  });

  it('[AP1] have entries that are saved once, changed and deleted', async () => {
    const ada = server().visitor();
    const id = await addPursuit(ada);
    const first = await put([ada, id], 'person:new-1', { name: 'Bo' });
    expect(await put([ada, id], 'person:new-1', { name: 'Bo' })).toMatchObject({
      body: { key: first.body.key },
    });
    const key = String(first.body.key);
    await put([ada, id], key, { role: 'Recruiter' }, 2);
    expect((await put([ada, id], key, { role: 'Lead' }, 1)).status).toBe(409);
    expect((await read([ada, id])).people).toMatchObject([{ name: 'Bo', role: 'Recruiter' }]);
    await ada.get(deletePart, { params: { documentId: id, key } });
    expect((await read([ada, id])).people).toEqual([]);
    expect((await put([ada, id], 'order:person', { ids: [] })).status).toBe(404);
  });

  it('[AP1] are listed page by page, last edited first, each once', async () => {
    const ada = server().visitor();
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.push(await addPursuit(ada));
    await putState([ada, ids[0] ?? ''], { meaning: 'applied' });
    await server().database.db.execute(sql`update documents set edited_at = ${`${TODAY}T00:00:00Z`}
      where id in (${sql.join(
        ids.slice(1, 4).map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`);
    const listed: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { applications, next } = await list(ada, { after, most: '2' });
      listed.push(...applications.map((row) => row.application_id));
      after = next;
    }
    const same = ids.slice(1, 4).sort().reverse();
    expect(listed).toEqual([ids[0], ids[4], ...same]);
  });

  it('[AP1] are listed some times at once, and no more', async () => {
    const ada = server().visitor();
    await addPursuit(ada);
    const calls = Array.from({ length: 40 }, () => ada.call(listPursuits, { querystring: {} }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(2);
    expect(statuses).toContain(429);
  });
});
