import {
  deleteDocument,
  deletePart,
  detachDocument,
  dropChange,
  nameVersion,
  restoreDocument,
  restoreVersion,
  savePart,
  tailorDocument,
} from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '#db/db.ts';
import { type Failure, whileFailing } from '../../../failing-statement.test-support.ts';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { removeDeletedDocuments } from '../delete-queries.ts';
import { createForms } from '../forms.ts';
import { openTailoring } from './scene.test-support.ts';

const FORMS = createForms(SECTIONS, KINDS);
const DAY_MS = 86_400_000;

const PLACES = [
  ['parts', 'insert'],
  ['parts', 'update'],
  ['parts', 'update of revision'],
  ['parts', 'update of base_content'],
  ['part_versions', 'insert'],
  ['documents', 'insert'],
  ['documents', 'update of bytes'],
  ['documents', 'update of tailored_from'],
  ['documents', 'update of deleted_at'],
  ['documents', 'delete'],
] as const;

/** Returns functions that make a call while a statement fails: the second again where that has not worked, and nothing may have changed then. */
function createFailures(db: Db, { base, ...failure }: Failure & { base: string }) {
  let count = 0;
  const all = async () => {
    const { rows } = await db.execute(sql`select d.id, d.deleted_at, d.tailored_from, d.bytes, p.*,
        (select count(*)::int from part_versions v where v.document = d.id) as versions,
        (select count(*)::int from moments m where m.document = d.id) as moments
        from documents d left join parts p on p.document = d.id where d.owner = (select owner from documents where id = ${base})
        order by d.created_at, d.id, p.key`);
    return rows;
  };
  const failing = async (call: () => Promise<unknown>) => {
    const isDone = await whileFailing(db, failure, call).then(
      (answer) => (answer as { status?: number } | undefined)?.status !== 500,
      () => false,
    );
    if (!isDone) count += 1;
    return isDone;
  };
  const both = async (call: () => Promise<unknown>) => {
    const before = await all();
    if (await failing(call)) return;
    expect(await all()).toEqual(before);
    await call();
  };
  return { both, failing, countFailed: () => count };
}

const PLACES_OF_PARTS = [
  ['parts', 'insert'],
  ['parts', 'update'],
  ['part_versions', 'insert'],
  ['documents', 'update of bytes'],
  ['documents', 'update of version'],
  ['moments', 'insert'],
  ['moment_parts', 'insert'],
] as const;

describeOnServer('what a tailored resume goes through, where a statement of it fails', (server) => {
  it.each(PLACES)('[TL2] is done wholly or not at all: %s, %s', async (table, event) => {
    const scene = await openTailoring(server());
    const { ada, base } = scene;
    const { db } = server().database;
    const { key } = await scene.put(base, 'award:a', { name: 'One', awarder: 'A' });
    const { key: other } = await scene.put(base, 'award:b', { name: 'Two' });
    const [kept, edited] = [await scene.tailor(), await scene.tailor()];
    for (const each of [kept, edited]) {
      await scene.put(each, key, { ...(await scene.said(each))[key], name: 'Mine' });
      await scene.remove(each, other);
      await scene.put(each, 'award:c', { name: 'Own' });
    }
    await scene.put(base, key, { ...(await scene.said(base))[key], awarder: 'B' });
    const { both, failing, countFailed } = createFailures(db, { table, event, base });

    const said = await scene.said(edited);
    const saidByKept = await scene.said(kept);
    const body = { title: 'For Initech' };
    await both(() => ada.call(tailorDocument, { params: { documentId: edited }, body }));
    await both(() => ada.call(tailorDocument, { params: { documentId: base }, body }));
    const params = { documentId: base };
    await both(() =>
      ada.call(deleteDocument, { params, querystring: { tailored: 'delete' as const } }),
    );
    await both(() => ada.call(restoreDocument, { params }));
    await both(() =>
      ada.call(deleteDocument, { params, querystring: { tailored: 'keep' as const } }),
    );
    scene.wait(1);
    await scene.put(edited, 'summary', { text: 'Later.' });
    await both(() => ada.call(restoreDocument, { params }));
    expect(await scene.said(edited)).toEqual({ ...said, summary: { text: 'Later.' } });
    expect((await scene.whole(edited)).document.base_id).toBeUndefined();
    expect(await scene.said(kept)).toEqual(saidByKept);
    await both(() =>
      ada.call(deleteDocument, { params, querystring: { tailored: 'keep' as const } }),
    );
    const now = new Date(scene.wait(1) + 31 * DAY_MS);
    const removal = () => removeDeletedDocuments(db, { now, forms: FORMS });
    await failing(removal);
    expect(await scene.said(kept)).toEqual(saidByKept);
    await removal();
    expect(await scene.said(kept)).toEqual(saidByKept);
    await both(() => ada.call(detachDocument, { params: { documentId: kept } }));
    expect(await scene.said(kept)).toEqual(saidByKept);
    const saved = await ada.call(savePart, {
      params: { documentId: kept, key: 'summary' },
      body: { content: { text: 'Mine.' } },
    });
    expect(saved.status).toBe(200);
    const { rows } = await db.execute(sql`select id from documents where id = ${base}`);
    expect(rows).toEqual([]);
    expect(countFailed()).toBeGreaterThan(0);
  });

  it.each(PLACES_OF_PARTS)(
    '[TL3] has a part wholly changed or not at all: %s, %s',
    async (table, event) => {
      const scene = await openTailoring(server());
      const { ada, base } = scene;
      const { both, countFailed } = createFailures(server().database.db, { table, event, base });
      const keys: string[] = [];
      for (const name of ['a', 'b', 'c'])
        keys.push((await scene.put(base, `award:${name}`, { name })).key);
      const [one = '', two = ''] = keys;
      const documentId = await scene.tailor();
      const put = (key: string, content: object) =>
        both(() =>
          ada.call(savePart, { params: { documentId, key }, body: { content: { ...content } } }),
        );
      const drop = (ref: string) =>
        both(() => ada.call(dropChange, { params: { documentId, ref } }));
      scene.wait(20);
      await put(one, { name: 'Mine', awarder: 'Me' });
      scene.wait(20);
      await put(one, { name: 'Mine again', awarder: 'Me' });
      await put('summary', { text: 'Mine.' });
      await put('award:own', { name: 'Own' });
      await both(() => ada.call(deletePart, { params: { documentId, key: two } }));
      await both(() => ada.call(nameVersion, { params: { documentId }, body: { name: 'Kept' } }));
      const there = await scene.said(documentId);
      expect(there[one]).toMatchObject({ name: 'Mine again', awarder: 'Me' });
      expect(there[two]).toBeUndefined();
      const own = Object.keys(there).find((key) => there[key]?.name === 'Own') ?? '';
      await drop(`${one}/name`);
      await drop(two);
      await drop(own);
      await drop('summary');
      scene.wait(20);
      expect(await scene.changes(documentId)).toMatchObject([{ ref: `${one}/awarder` }]);
      const [kept] = (await scene.versions(documentId)).filter(({ name }) => name === 'Kept');
      const params = { documentId, versionId: kept?.version_id ?? '' };
      await both(() => ada.call(restoreVersion, { params, body: {} }));
      expect(await scene.said(documentId)).toMatchObject(there);
      expect(countFailed()).toBeGreaterThan(0);
    },
  );
});
