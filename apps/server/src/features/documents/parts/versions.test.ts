import { deletePart, listPartVersions, savePart, saveSummary } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer, TestServer } from '../../../test-server.test-support.ts';

const MINUTE_MS = 60_000;

const asPoint = (text: string, at: number) => ({ id: `p${at}`, text });

describeOnServer('a part of a document', (server) => {
  /** A new resume; `put` saves a part. */
  async function scene(app = server().app) {
    const ada = server().visitor(app);
    const documentId = await ada.addResume();
    const put = (key: string, content: object) =>
      ada.call(savePart, { params: { documentId, key }, body: { content: { ...content } } });
    return { ada, documentId, put };
  }

  it('is kept as it was before: once in ten minutes, and before each deletion', async () => {
    let now = Date.now();
    const app = await TestServer.build(server().database, { now: () => new Date(now) });
    const { ada, documentId, put } = await scene(app);
    const { body } = await put('award:mine', { name: 'Made' });
    const key = String(body.key);
    for (const [minutes, name] of [
      [9, 'Young'],
      [2, 'Eleven minutes old'],
      [9, 'Replaced too soon'],
      [2, 'Eleven minutes after the first'],
    ] as const) {
      now += minutes * MINUTE_MS;
      await put(key, { name });
    }
    await ada.get(deletePart, { params: { documentId, key } });
    expect(await versionsOf(server(), documentId)).toMatchObject([
      { key, revision: 2, name: 'Young' },
      { key, revision: 4, name: 'Replaced too soon' },
      { key, revision: 5, name: 'Eleven minutes after the first' },
    ]);
    await app.close();
  });

  it.each([
    ['an emptied text', 'summary', { text: 'Calm.' }, { text: ' ' }],
    ['a text that loses much', 'summary', { text: 'x '.repeat(60) }, { text: 'x' }],
    [
      'a text that another of the same length replaces',
      'summary',
      { text: 'Builds bridges and arches. '.repeat(40) },
      { text: 'Weaves carpets of all wool '.repeat(40) },
    ],
    [
      'a short text that another replaces',
      'summary',
      { text: 'Builds bridges and arches.' },
      { text: 'Weaves carpets of all wool' },
    ],
    [
      'a paragraph that another replaces in a long text',
      'summary',
      { text: `${'Calm. '.repeat(300)}${'Spans the valley. '.repeat(8)}${'Kind. '.repeat(300)}` },
      {
        text: `${'Calm. '.repeat(300)}${'Crosses a gorge in the fog. '.repeat(6)}${'Kind. '.repeat(300)}`,
      },
    ],
    [
      'points that others replace',
      'award:mine',
      { name: 'Arch', relevance: { points: [{ id: 'a', text: 'Spans the whole valley' }] } },
      { name: 'Arch', relevance: { points: [{ id: 'a', text: 'Carried 1,000 walkers.' }] } },
    ],
    [
      'a text without spaces that another replaces',
      'summary',
      { text: '設計了橫跨整個山谷的橋樑並且負責施工與維護工作' },
      { text: '編織羊毛地毯十五年在城裡的市場上出售給所有的人' },
    ],
    [
      'an emptied field of an entry',
      'award:mine',
      { name: 'Arch', relevance: { points: [{ id: 'a', text: 'Spans the whole valley' }] } },
      { name: 'Arch', relevance: { points: [] } },
    ],
    [
      'a removed section',
      'section:custom-talks',
      { title: 'Talks', isAdded: true, shape: 'text' },
      { title: '', isAdded: false, shape: 'text' },
    ],
  ])('[TR1] is kept as it was before %s, however young it is', async (_, key, content, next) => {
    const { ada, documentId, put } = await scene();
    const { body } = await put(key, content);
    await put(String(body.key), next);
    const { versions } = await ada.get(listPartVersions, { querystring: { ids: documentId } });
    expect(versions).toMatchObject([{ key: body.key, content }]);
  });

  it('[TR1] is kept as it was before an emptied text that the spec’s call saves', async () => {
    const { ada, documentId } = await scene();
    for (const summary of ['Builds bridges.', ''])
      await ada.get(saveSummary, { body: { resume_id: documentId, summary } });
    const { versions } = await ada.get(listPartVersions, { querystring: { ids: documentId } });
    expect(versions).toMatchObject([{ key: 'summary', content: { text: 'Builds bridges.' } }]);
  });

  it.each([
    ['summary', { text: 'Builds bridges.' }, { text: 'Builds' }],
    ['summary', { text: '' }, { text: '' }],
    ['summary', { text: 'Head of Weaving' }, { text: 'Master builder.' }],
    ['summary', { text: 'Bridges. '.repeat(50) }, { text: `${'Bridges. '.repeat(49)}Arches.` }],
    ['summary', { text: '設計橋樑。'.repeat(50) }, { text: `${'設計橋樑。'.repeat(49)}編織。` }],
    [
      'award:mine',
      {
        name: 'Arch',
        relevance: { points: ['One of many arches', 'Two of many arches'].map(asPoint) },
      },
      {
        name: 'Arch',
        relevance: { points: ['Two of many arches', 'One of many arches'].map(asPoint) },
      },
    ],
    ['award:mine', { name: 'Arch', number: '12' }, { name: 'Arch', number: '' }],
    ['section:skills', { title: 'Tools' }, { isHidden: true }],
  ])('is not kept as %s was a moment ago where little goes', async (key, content, next) => {
    const { ada, documentId, put } = await scene();
    const { body } = await put(key, content);
    await put(String(body.key), next);
    expect(
      (await ada.get(listPartVersions, { querystring: { ids: documentId } })).versions,
    ).toEqual([]);
  });

  it('is kept as it was before by its 50 newest versions', async () => {
    const { ada, documentId, put } = await scene();
    const { body } = await put('award:mine', { name: 'Made' });
    const key = String(body.key);
    await put('summary', { text: 'Made' });
    await keepEach(ada, documentId, 'summary', [{ text: 'Kept' }]);
    const later = Array.from({ length: 53 }, (_, at) => ({ name: `Version ${at + 1}` }));
    await keepEach(ada, documentId, key, later);
    const versions = await versionsOf(server(), documentId);
    const names = versions.flatMap((each) => (each.key === key ? [each.name] : []));
    expect(names).toEqual(later.slice(2, 52).map(({ name }) => name));
    expect(versions.filter((each) => each.key === 'summary')).toHaveLength(1);
  });

  it('is kept as it was before within 5 MB of its document, the oldest of any part going first', async () => {
    const { ada, documentId, put } = await scene();
    const { body } = await put('award:mine', { name: 'The oldest' });
    const key = String(body.key);
    await keepEach(ada, documentId, key, [{ name: 'Replaced' }]);
    const large = Array.from({ length: 60 }, (_, at) => ({
      text: `${at}`,
      more: 'x'.repeat(95_000),
    }));
    await keepEach(ada, documentId, 'summary', large.slice(0, 30));
    await keepEach(ada, documentId, 'skills', large.slice(30));
    const versions = await versionsOf(server(), documentId);
    const bytes = versions.reduce((sum, each) => sum + Number(each.bytes), 0);
    expect(bytes).toBeGreaterThan(4.9 * 1024 * 1024);
    expect(bytes).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(new Set(versions.map((each) => each.key))).toEqual(new Set(['summary', 'skills']));
    await expectPaged(ada, documentId, versions.length);
  });

  it('[TR9] is listed as it was before in pages, a large version alone', async () => {
    const { ada, documentId, put } = await scene();
    await put('summary', { text: '', more: 'x' });
    await server().database.db.execute(sql`
      insert into part_versions (document, key, revision, content, bytes, made_at)
      select ${documentId}, key, 100 + at, jsonb_build_object('text', repeat('x', size)), size, date_trunc('milliseconds', now())
      from (values ('skills', 900000), ('summary', 1000)) as made (key, size), generate_series(1, 3) as at`);
    await server().database.db.execute(
      sql`update parts set revision = 200 where document = ${documentId} and key in ('skills', 'summary')`,
    );
    const pages = await expectPaged(ada, documentId, 6);
    expect(pages).toEqual([
      ['summary 103', 'summary 102', 'summary 101', 'skills 103'],
      ['skills 102'],
      ['skills 101'],
    ]);
    const of = { querystring: { ids: documentId, after: 'nothing' } };
    expect((await ada.get(listPartVersions, of)).versions).toHaveLength(4);
  });
});

type Visitor = ReturnType<TestServer['visitor']>;

/** Saves a part again and again, keeping each time what is replaced, as after a conflict that a person settled. */
async function keepEach(visitor: Visitor, documentId: string, key: string, contents: object[]) {
  for (const content of contents) {
    await visitor.get(savePart, {
      params: { documentId, key },
      body: { content: { ...content }, keepsReplaced: true },
    });
  }
}

/** Expects pages of which none is large and none repeats a version, and answers what each has. */
async function expectPaged(visitor: Visitor, documentId: string, all: number) {
  const pages: string[][] = [];
  let after = '';
  do {
    const of = { querystring: { ids: documentId, after } };
    const { versions, next } = await visitor.get(listPartVersions, of);
    expect(JSON.stringify(versions).length).toBeLessThan(1024 * 1024);
    pages.push(versions.map(({ key, revision }) => `${key} ${revision}`));
    after = next ?? '';
  } while (after !== '');
  expect(new Set(pages.flat()).size).toBe(all);
  expect(pages.flat()).toHaveLength(all);
  return pages;
}

async function versionsOf({ database }: TestServer, documentId: string) {
  const { rows } =
    await database.db.execute(sql`select key, revision, content->>'name' as name, bytes
    from part_versions where document = ${documentId} order by revision`);
  return rows;
}
