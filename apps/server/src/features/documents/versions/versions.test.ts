import {
  type DocumentVersion,
  deletePart,
  deleteVersion,
  deleteVersions,
  type EditReason,
  getDocument,
  getVersion,
  listVersions,
  MOST_NAMED,
  nameVersion,
  type ResponseOf,
  restoreVersion,
  savePart,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { describeOnEachServer, TestServer } from '../../../test-server.test-support.ts';
import { removeOldVersions } from '../parts/version-queries.ts';
import { groupEdits } from './group-edits.ts';

const MINUTE_MS = 60_000;

describeOnEachServer('earlier states of a document', (server) => {
  /** A new resume on a clock; `put` saves a part and gives its key, `wait` moves the clock. */
  async function scene() {
    let now = Date.UTC(2031, 2, 3, 9);
    const app = await TestServer.build(server().database, { now: () => new Date(now) });
    const ada = server().visitor(app);
    const documentId = await ada.addResume();
    const params = { documentId };
    const of = (versionId: string) => ({ params: { documentId, versionId } });
    return {
      ...{ app, ada, documentId, params },
      wait(minutes: number) {
        now += minutes * MINUTE_MS;
      },
      async put(key: string, content: object, reason?: 'imported' | 'model') {
        const body = { content: { ...content }, ...(reason && { reason }) };
        const saved = await ada.get(savePart, { params: { documentId, key }, body });
        return saved.key;
      },
      remove: (key: string) => ada.get(deletePart, { params: { documentId, key } }),
      async list(): Promise<DocumentVersion[]> {
        return (await ada.get(listVersions, { params, querystring: {} })).versions;
      },
      name: async (name: string, more: object = {}) =>
        (await ada.get(nameVersion, { params, body: { name, ...more } })).version_id,
      read: async (versionId: string) => saidBy((await ada.get(getVersion, of(versionId))).data),
      now: async () => saidBy(await ada.get(getDocument, { params })),
      restore: async (versionId: string, body: { parts?: string[]; look?: boolean } = {}) =>
        (await ada.get(restoreVersion, { ...of(versionId), body })).version_id,
      forget: (versionId: string) => ada.call(deleteVersion, of(versionId)),
    };
  }

  it('[HI1] lists a state before each session of edits, with what these changed, and what was kept by name', async () => {
    const { app, put, wait, list, name, read } = await scene();
    wait(1);
    await put('summary', { text: 'First.' });
    wait(60);
    await put('summary', { text: 'Second.' });
    wait(11);
    await put('skills', { text: 'Bridges' });
    await put('summary', { text: 'Third.' });
    wait(60);
    const named = await name('  As sent to Acme ');
    wait(60);
    await put('summary', { text: 'Fourth.' }, 'imported');
    const states = await list();
    expect(states).toMatchObject([
      { reason: 'imported', edits: 1, keys: ['summary'], at: '2031-03-03T12:12:00.000Z' },
      { version_id: named, reason: 'named', name: 'As sent to Acme' },
      { reason: 'typed', edits: 3, until: '2031-03-03T10:12:00.000Z' },
    ]);
    const texts = await Promise.all(
      states.map(async ({ version_id }) => textIn(await read(version_id))),
    );
    expect(texts).toEqual(['Third.', 'Third.', 'First.']);
    await app.close();
  });

  it('[HI1] comes back whole but for the look, which comes when asked; then it is undone', async () => {
    const { app, put, wait, name, now, restore, remove, list } = await scene();
    const award = await put('award:mine', { name: 'Arch' });
    const other = await put('award:other', { name: 'Bow' });
    await put('order:award', { ids: [other, award].map((key) => key.slice('award:'.length)) });
    await put('look', { template: 'modern' });
    await put('summary', { text: 'Then.' });
    const then = await now();
    const named = await name('Then');
    wait(30);
    await put('summary', { text: '' });
    await put('look', { template: 'compact' });
    await remove(award);
    const third = await put('award:third', { name: 'Come later' });
    await put('section:custom-talks', { title: 'Talks', isAdded: true, shape: 'text' });
    const today = await now();

    const before = await restore(named);
    const { look, ...texts } = await now();
    expect(look).toEqual(today.look);
    expect({ ...texts, look: then.look }).toMatchObject(then);
    expect(texts).not.toHaveProperty(third);
    expect(texts['section:custom-talks']).toEqual({});
    await restore(named, { look: true });
    expect((await now()).look).toEqual(then.look);

    await restore(before, { look: true });
    expect(await now()).toMatchObject(today);
    expect((await list()).map(({ reason }) => reason).slice(0, 3)).toEqual([
      'before-restore',
      'before-restore',
      'before-restore',
    ]);
    await app.close();
  });

  it('[HI1] brings back one part alone, and says which it does not know', async () => {
    const { app, ada, documentId, put, name, now, restore } = await scene();
    await put('summary', { text: 'Then.' });
    await put('skills', { text: 'Arches' });
    const named = await name('Then');
    await put('summary', { text: 'Now.' });
    await put('skills', { text: 'Bows' });
    await restore(named, { parts: ['summary'] });
    expect(await now()).toMatchObject({ summary: { text: 'Then.' }, skills: { text: 'Bows' } });
    const params = { documentId, versionId: named };
    const reply = await ada.call(restoreVersion, { params, body: { parts: ['hobby:1'] } });
    expect(reply.body).toMatchObject({ message: 'This version has no part "hobby:1".' });
    await app.close();
  });

  it('[HI1] says of a deleted entry that came back that it was not there in between', async () => {
    const { app, put, wait, name, read, restore, remove, list } = await scene();
    const award = await put('award:mine', { name: 'Arch' });
    const named = await name('With the arch');
    wait(30);
    await remove(award);
    wait(30);
    const without = await name('Without');
    wait(30);
    await restore(named);
    wait(30);
    await put('summary', { text: 'Later.' });
    await put('summary', { text: '' });
    expect(await read(without)).not.toHaveProperty(award);
    const [latest, restored] = await list();
    expect(await read(latest?.version_id ?? '')).toHaveProperty(award);
    expect(restored).toMatchObject({ reason: 'before-restore', keys: [award] });
    expect(await read(restored?.version_id ?? '')).not.toHaveProperty(award);
    await app.close();
  });

  it('[HI2] keeps what is named while newer versions push others out, and after 90 days', async () => {
    const { app, put, wait, name, read, list } = await scene();
    await put('summary', { text: 'The one to keep.' });
    const named = await name('Keep');
    for (let each = 0; each < 60; each += 1) {
      wait(11);
      await put('summary', { text: `Number ${each}.` });
    }
    expect(textIn(await read(named))).toBe('The one to keep.');
    expect(await list()).toContainEqual(expect.objectContaining({ version_id: named }));
    await app.close();
  });

  it('[HI2] forgets after 90 days what bears no name', async () => {
    const { app, put, wait, name, list, restore, read } = await scene();
    await put('summary', { text: 'The one to keep.' });
    const named = await name('Keep');
    await put('summary', { text: 'Another.' });
    await restore(named);
    wait(91 * 24 * 60);
    await removeOldVersions(server().database.db, new Date(Date.UTC(2031, 5, 3)));
    expect((await list()).map(({ version_id }) => version_id)).toEqual([named]);
    expect(textIn(await read(named))).toBe('The one to keep.');
    await app.close();
  });

  it('[HI1] names an earlier state, and one name once however often it is sent', async () => {
    const { app, ada, put, wait, name, read, list, params } = await scene();
    wait(1);
    await put('summary', { text: 'First.' });
    wait(30);
    await put('summary', { text: 'Second.' });
    const [state] = await list();
    const submission = { submission_id: '0b5f1c8e-6d6c-4f0e-9a7b-6a2f0c3d4e5f' };
    const named = await name('First', { of: state?.version_id, ...submission });
    expect(await name('First', { of: state?.version_id, ...submission })).toBe(named);
    expect(textIn(await read(named))).toBe('First.');
    expect(await list()).toHaveLength(1);
    for (const [body, message] of [
      [{ name: '   ' }, 'Enter a name of at most 80 characters.'],
      [{ name: 'x'.repeat(81) }, 'Enter a name of at most 80 characters.'],
      [{ name: 'Gone', of: 't1' }, undefined],
      [{ name: 'Gone', of: 'no version' }, undefined],
    ] as const) {
      const reply = await ada.call(nameVersion, { params, body });
      expect(reply.status).toBe(message ? 400 : 404);
      if (message) expect(reply.body.message).toBe(message);
    }
    await app.close();
  });

  it('[HI2] keeps so many named versions, and says so', async () => {
    const { app, ada, params, name } = await scene();
    await name('One');
    await server().database.db.execute(sql`
      insert into moments select gen_random_uuid(), document, reason, name, as_of, made_at from moments, generate_series(2, ${MOST_NAMED})
      where document = ${params.documentId}`);
    const { body } = await ada.call(nameVersion, { params, body: { name: 'One too many' } });
    expect(body.message).toBe(
      'A document can keep 100 named versions. Delete one to name another.',
    );
    await app.close();
  });

  it('[HI2] deletes one that was kept, an unnamed one with those before it, or all', async () => {
    const { app, ada, params, put, wait, name, list, forget } = await scene();
    for (const text of ['First.', 'Second.', 'Third.', 'Fourth.']) {
      wait(60);
      await put('summary', { text });
    }
    const named = await name('Fourth');
    expect((await forget(named)).status).toBe(200);
    expect((await forget(named)).status).toBe(404);
    const [, second] = await list();
    expect(await list()).toHaveLength(4);
    await forget(second?.version_id ?? '');
    expect(await list()).toHaveLength(1);
    await name('Again');
    await ada.get(deleteVersions, { params });
    expect(await list()).toEqual([]);
    const rows = await server().database.db.execute(
      sql`select 1 from part_versions where document = ${params.documentId}`,
    );
    expect(rows.rows).toEqual([]);
    await app.close();
  });

  it('[HI1] comes in pages that miss none', async () => {
    const { app, ada, params, put } = await scene();
    const key = await put('award:mine', { name: 'Made' });
    await server().database.db.execute(sql`
      update parts set revision = 601 where document = ${params.documentId} and key = ${key}`);
    await server().database.db.execute(sql`
      insert into part_versions (document, key, revision, content, bytes, made_at)
      select ${params.documentId}, ${key}, each, '{}', 1, timestamptz '2031-01-01' + each * interval '25 minutes'
      from generate_series(1, 600) each`);
    const ids: string[] = [];
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages += 1) {
      const page: ResponseOf<typeof listVersions> = await ada.get(listVersions, {
        params,
        querystring: { after },
      });
      ids.push(...page.versions.map(({ version_id }) => version_id));
      after = page.next;
    }
    expect(pages).toBe(2);
    expect(ids).toHaveLength(600);
    expect(new Set(ids).size).toBe(600);
    await app.close();
  });
});

/** Reads the content of each part, by its key. */
function saidBy({ parts }: { parts: readonly { key: string; content: object }[] }) {
  return Object.fromEntries(parts.map(({ key, content }) => [key, content])) as Record<
    string,
    Record<string, unknown>
  >;
}
const textIn = (said: ReturnType<typeof saidBy>) => said.summary?.text;

describe('groupEdits', () => {
  const edit = (minute: number, reason: EditReason = 'typed') => ({
    key: 'summary',
    at: minute * MINUTE_MS,
    reason,
  });

  it.each([
    ['a pause', [100, 79, 70], [], [[100], [79, 70]]],
    ['an hour', [100, 85, 70, 55, 40, 39], [], [[100, 85, 70, 55, 40], [39]]],
    ['what was kept in between', [20, 15, 10], [15], [[20, 15], [10]]],
    ['nothing', [], [5], []],
  ])('ends a session at %s', (_, minutes, cuts, groups) => {
    const found = groupEdits(
      minutes.map((minute) => edit(minute)),
      cuts.map((minute) => minute * MINUTE_MS),
    );
    expect(found.map(({ edits }) => edits.map(({ at }) => at / MINUTE_MS))).toEqual(groups);
  });
});
