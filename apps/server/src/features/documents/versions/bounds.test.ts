import {
  deleteVersions,
  getDocument,
  MAX_ENTRIES,
  MOST_NAMED,
  nameVersion,
  restoreVersion,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { removeOldVersions } from '../parts/version-queries.ts';
import { removeOldMoments } from './moment-queries.ts';
import { openScene, textIn } from './scene.test-support.ts';

describeOnServer('what a document keeps of its history', (server) => {
  it('[HI2] keeps what is named while newer versions push others out, and after 90 days', async () => {
    const { app, put, wait, name, read, list } = await openScene(server());
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
    const { app, documentId, put, wait, name, list, restore, read } = await openScene(server());
    await put('summary', { text: 'The one to keep.' });
    const named = await name('Keep');
    await put('summary', { text: 'Another.' });
    await restore(named);
    wait(91 * 24 * 60);
    const { db } = server().database;
    await removeOldMoments(db, new Date(Date.UTC(2031, 5, 3)));
    await removeOldVersions(db, new Date(Date.UTC(2031, 5, 3)));
    expect((await list()).map(({ version_id }) => version_id)).toEqual([named]);
    expect(textIn(await read(named))).toBe('The one to keep.');
    const { rows } = await db.execute(sql`
      select (select sum(bytes) from part_versions where document = documents.id) = pinned_bytes as counted
      from documents where id = ${documentId}`);
    expect(rows).toEqual([{ counted: true }]);
    await app.close();
  });

  it('[HI2] keeps so many named versions, and says so', async () => {
    const { app, ada, params, name } = await openScene(server());
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
    const { app, ada, params, put, wait, name, list, forget } = await openScene(server());
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

  it('[HI2] is deleted for good, also where a named version says the same', async () => {
    const { app, put, wait, name, list, read, forget } = await openScene(server());
    wait(30);
    await put('summary', { text: 'First.' });
    const named = await name('First');
    wait(30);
    await put('summary', { text: 'Second.' });
    const [unnamed] = await list();
    expect(unnamed?.reason).toBe('typed');
    await forget(unnamed?.version_id ?? '');
    expect((await list()).map(({ version_id }) => version_id)).toEqual([named]);
    expect(textIn(await read(named))).toBe('First.');
    await app.close();
  });

  it('[HI2] takes a bounded room however often it is restored', async () => {
    const { app, documentId, put, name, restore } = await openScene(server());
    const { db } = server().database;
    await put('summary', { text: 'a '.repeat(20_000) });
    const one = await name('One');
    await put('summary', { text: 'b '.repeat(20_000) });
    const other = await name('Other');
    for (let each = 0; each < 80; each += 1) await restore(each % 2 === 0 ? one : other);
    const { rows } = await db.execute<{ versions: number; moments: number; counted: boolean }>(sql`
      select (select sum(bytes) from part_versions where document = documents.id)::int as versions,
        (select count(*) from moments where document = documents.id)::int as moments,
        (select sum(bytes) from part_versions where document = documents.id) = history_bytes or history_bytes is null as counted
      from documents where id = ${documentId}`);
    expect(rows[0]?.versions).toBeLessThan(10 * 1024 * 1024);
    expect(rows[0]).toMatchObject({ moments: 22, counted: true });
    await app.close();
  });

  it('[HI2] brings back no more entries than a document may have', async () => {
    const { app, ada, documentId, params, put, name, remove } = await openScene(server());
    await put('award:mine', { name: 'One' });
    await server().database.db.execute(sql`
      insert into parts (document, key, kind, content, schema, made_at)
      select ${documentId}, 'award:' || gen_random_uuid(), 'award', '{"name": "Many"}', 2, now() from generate_series(2, ${MAX_ENTRIES})`);
    const versionId = await name('Full');
    const { parts } = await ada.get(getDocument, { params });
    const [gone = ''] = parts.map(({ key }) => key).filter((key) => key.startsWith('award:'));
    await remove(gone);
    await put('award:another', { name: 'Another' });
    const reply = await ada.call(restoreVersion, {
      params: { documentId, versionId },
      body: { parts: [gone] },
    });
    expect([reply.status, reply.body.message]).toEqual([
      400,
      `A resume can hold ${MAX_ENTRIES} entries of a kind.`,
    ]);
    await app.close();
  });
});
