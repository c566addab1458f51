import { getResume, saveEntry, savePart } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../../test-server.test-support.ts';

const POINTS = [
  { id: 'led', text: 'Led six', marks: [{ from: 0, to: 3, bold: true }] },
  { id: 'secret', text: 'Secret', hidden: true },
];
const JOB = {
  role: 'Welder',
  startDate: { year: 2020, month: 1 },
  endDate: 'present',
  isCurrent: true,
  bullets: { points: POINTS },
};

describeOnEachServer('the form of an entry', (server) => {
  async function scene() {
    const ada = server().visitor(server().app);
    const documentId = await ada.addResume();
    const key = 'experience:mine';
    const put = (content: object, more: object = {}, revision?: number) =>
      ada.call(savePart, {
        params: { documentId, key },
        body: { content: { ...content }, ...more },
        ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
      });
    const read = async () => (await ada.readResume(documentId)).experiences[0];
    const stored = async () => {
      const { rows } = await server().database.db.execute<{ content: object; schema: number }>(sql`
        select content, schema from parts where document = ${documentId} and kind = 'experience'`);
      return rows[0];
    };
    return { ada, documentId, put, read, stored };
  }

  it('[HO7] is that of its values, sent, stored and answered alike; the spec’s calls answer it flat', async () => {
    const { put, read, stored } = await scene();
    expect((await put({ ...JOB, hidden: true })).status).toBe(200);
    expect(await stored()).toMatchObject({ schema: 2, content: { ...JOB, hidden: true } });
    expect(await read()).toMatchObject({
      ...{ role: 'Welder', startDate: 'Jan 2020', endDate: 'Present', isCurrent: true },
      bullets: '• Led six\n• Secret',
      values: { hidden: true, bullets: { marks: { 0: POINTS[0]?.marks }, hidden: [1] } },
    });
    const stale = await put({ ...JOB, role: 'Smith' }, {}, 7);
    expect(stale).toMatchObject({
      status: 409,
      body: { revision: 1, schema: 2, key: expect.stringMatching(/^experience:/u), current: JOB },
    });
    await put(JOB);
    expect((await stored())?.content).not.toHaveProperty('hidden');
  });

  it('[HO9] an entry that 1.0.0 stored is answered as it was, and keeps its points when it is saved', async () => {
    const { ada, documentId, put, read, stored } = await scene();
    await put(JOB);
    const flat = {
      ...{ role: 'Welder', startDate: 'Jan 2020', endDate: 'Present', isCurrent: true },
      ...{ location: '', bullets: '• Led six\n• Secret' },
      values: { bullets: { ids: ['l4', 'l0'], hidden: [1], text: '• Led six\n• Secret' } },
    };
    await server().database.db.execute(sql`update parts set schema = 1, content = ${JSON.stringify(flat)}::jsonb
      where document = ${documentId} and kind = 'experience'`);
    expect(await read()).toMatchObject({ ...flat, values: { bullets: { hidden: [1] } } });
    const { values: _, ...texts } = flat;
    const body = { ...texts, resume_id: documentId, id: 'mine', bullets: '• New\n• Led six' };
    await ada.get(saveEntry.experience, { body });
    expect(await stored()).toMatchObject({
      schema: 2,
      content: { bullets: { points: [{ text: 'New' }, { id: 'l4', text: 'Led six' }] } },
    });
  });

  it('[HO9] a page of 1.0.0 that is still open is told to reload, and a later one to wait', async () => {
    const { put, stored } = await scene();
    expect(await put({ role: 'Welder', bullets: '• one' })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/Reload it: what you typed is kept/u) },
    });
    expect(await put(JOB, { schema: 3 })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/being updated/u) },
    });
    expect(await stored()).toBeUndefined();
  });

  it('[HO7] how a text was written goes where it does not say what its points say', async () => {
    const { put, read } = await scene();
    await put({ ...JOB, bullets: { points: [{ id: 'a', text: 'one' }], rawText: '- other' } });
    expect((await read())?.bullets).toBe('• one');
    await put({ ...JOB, bullets: { points: [{ id: 'a', text: 'one' }], rawText: '- one' } });
    expect((await read())?.bullets).toBe('- one');
    await put({ ...JOB, bullets: { points: [{ id: 'a', text: 'one' }], isPlain: true } });
    expect((await read())?.bullets).toBe('one');
  });

  it.each([
    { it: 'points without a list', content: { bullets: { points: 'x' } }, field: 'bullets.points' },
    {
      it: 'a point without an id',
      content: { bullets: { points: [{ text: 'a' }] } },
      field: 'bullets.points.0.id',
    },
    {
      it: 'a month that there is none of',
      content: { startDate: { year: 2020, month: 13 } },
      field: 'startDate.month',
    },
    {
      it: 'a text that is too long in all',
      content: {
        bullets: { points: [1, 2].map((id) => ({ id: `${id}`, text: 'x'.repeat(40_000) })) },
      },
      field: 'bullets',
    },
  ])('[TR3] refuses $it', async ({ content, field }) => {
    const { put } = await scene();
    expect(await put({ ...JOB, ...content })).toMatchObject({ status: 400, body: { field } });
  });

  it('[HO5] a point whose id is sent twice gets one of its own', async () => {
    const { ada, documentId, put, stored } = await scene();
    const twice = [1, 2].map((at) => ({ id: 'a', text: `${at}` }));
    expect((await put({ ...JOB, bullets: { points: twice } })).status).toBe(200);
    const row = await stored();
    const { bullets } = (row as { content: object }).content as {
      bullets: { points: { id: string }[] };
    };
    expect(new Set(bullets.points.map(({ id }) => id)).size).toBe(2);
    expect((await ada.get(getResume, { querystring: { resume_id: documentId } })).status).toBe(
      'success',
    );
  });
});
