import {
  deleteDocument,
  duplicateResume,
  listVersions,
  nameVersion,
  restoreDocument,
  restoreVersion,
  signUp,
} from '@shortlist/contracts';
import { PURSUIT } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { newAddress } from '../../access-rows.test-support.ts';
import { describeOnServer, PASSWORD, type Visitor } from '../../test-server.test-support.ts';
import { put } from '../documents/put-part.test-support.ts';
import { readPursuits } from './pursuit-queries.ts';
import { addPursuit, list, putState, rowOf } from './pursuit-scene.test-support.ts';
import { MOST_EVENTS } from './refresh-queries.ts';

const TODAY = new Date().toISOString().slice(0, 10);

const statesOf = async (whose: readonly [Visitor, string]) =>
  (await rowOf(whose)).events.map(({ meaning, round, stage }) => [meaning, round, stage]);

describeOnServer('events of an application', (server) => {
  const begin = async () => {
    const ada = server().visitor();
    return [ada, await addPursuit(ada)] as const;
  };

  it('[AP2] are appended where the meaning changes, and have the last round and stage of it', async () => {
    const whose = await begin();
    await putState(whose, { meaning: 'applied', since: '2026-05-01' });
    await putState(whose, { meaning: 'applied', reasons: [] });
    await put(whose, 'notes', { text: 'Nice people.' });
    await putState(whose, { meaning: 'talking', round: 1, since: '2026-05-20' });
    await putState(whose, { round: 2, stage: 'On site' });
    await putState(whose, { stage: 'Onsite' });
    await putState(whose, { meaning: 'closed', reasons: ['withdrew', 'noAnswer'] });
    expect(await statesOf(whose)).toEqual([
      ['saved', null, ''],
      ['applied', null, ''],
      ['talking', 2, 'Onsite'],
      ['closed', 2, 'Onsite'],
    ]);
    expect(await rowOf(whose)).toMatchObject({ reasons: ['noAnswer', 'withdrew'] });
  });

  it('[AP2] are one for a save that is repeated, and none for one that is refused', async () => {
    const whose = await begin();
    const applied = { meaning: 'applied', since: '' } as const;
    const saves = [1, 1, 1].map((revision) => putState(whose, applied, revision));
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await putState(whose, { meaning: 'offer' }, 1)).status).toBe(409);
    expect(await statesOf(whose)).toHaveLength(2);
    expect((await rowOf(whose)).events.at(-1)?.at).toContain(TODAY);
  });

  it('[AP2] of two windows are those of both, in the order of their saves', async () => {
    const whose = await begin();
    await putState(whose, { meaning: 'applied' }, 1);
    const before = (await rowOf(whose)).events;
    const mine = await putState(whose, { meaning: 'talking', round: 1 }, 2);
    expect(mine.status).toBe(200);
    const theirs = await putState(whose, { meaning: 'closed' }, 2);
    expect(theirs).toMatchObject({ status: 409, body: { current: { meaning: 'talking' } } });
    await putState(whose, { meaning: 'closed' }, Number(theirs.body.revision));
    const { events } = await rowOf(whose);
    expect(events.slice(0, before.length)).toEqual(before);
    expect(events.map(({ meaning }) => meaning)).toEqual(['saved', 'applied', 'talking', 'closed']);
  });

  it('[AP2] say the day that the person named, as it is corrected until the state goes on, or else their moment', async () => {
    const whose = await begin();
    await putState(whose, { meaning: 'applied', since: '2026-05-01' });
    await putState(whose, { since: '' });
    expect((await rowOf(whose)).events.at(-1)?.at).toContain(`${TODAY}T`);
    await putState(whose, { since: '2026-05-02' });
    await putState(whose, { meaning: 'offer', since: '2026-06-01' });
    await putState(whose, { since: '2026-06-03' });
    const { events } = await rowOf(whose);
    expect(events.slice(1).map(({ at }) => at)).toEqual(['2026-05-02', '2026-06-03']);
  });

  it('[AP2] are two hundred at most: the first of each meaning stays, and the newest', async () => {
    const whose = await begin();
    const [, id] = whose;
    await putState(whose, { meaning: 'offer', since: '2026-05-01' });
    await server().database.db.execute(sql`
      insert into pursuit_events (document, revision, at, meaning, stage, since)
      select ${id}::uuid, nth, now(), case nth % 2 when 0 then 'saved' else 'applied' end, '', ''
      from generate_series(3, ${MOST_EVENTS}::int) nth`);
    await server().database.db.execute(sql`
      update parts set revision = ${MOST_EVENTS} where document = ${id} and key = 'state'`);
    await putState(whose, { meaning: 'talking' });
    await putState(whose, { meaning: 'closed' });
    const states = await statesOf(whose);
    expect(states).toHaveLength(MOST_EVENTS);
    const meanings = states.map(([meaning]) => meaning);
    expect(meanings.slice(0, 3)).toEqual(['saved', 'offer', 'applied']);
    expect(meanings.slice(-3)).toEqual(['saved', 'talking', 'closed']);
  });

  it('[AP2] come with the restore of an earlier version, and what was there stays', async () => {
    const whose = await begin();
    const [ada, documentId] = whose;
    await ada.get(nameVersion, { params: { documentId }, body: { name: 'At first' } });
    await putState(whose, { meaning: 'offer' });
    await put(whose, 'posting', { company: 'Ajax' });
    const { versions } = await ada.get(listVersions, {
      params: { documentId },
      querystring: {},
    });
    const versionId = versions.find(({ name }) => name === 'At first')?.version_id ?? '';
    await ada.get(restoreVersion, { params: { documentId, versionId }, body: {} });
    expect(await statesOf(whose)).toEqual([
      ['saved', null, ''],
      ['offer', null, ''],
      ['saved', null, ''],
    ]);
    expect(await rowOf(whose)).toMatchObject({ company: 'Acme', meaning: 'saved' });
  });

  it('[AP2] of a copy begin with what it says', async () => {
    const whose = await begin();
    await putState(whose, { meaning: 'applied' });
    await putState(whose, { meaning: 'talking' });
    const [ada, documentId] = whose;
    const { resume_id: copy, resume_name: name } = await ada.get(duplicateResume, {
      params: { documentId },
      body: {},
    });
    expect(await statesOf([ada, copy])).toEqual([['talking', null, '']]);
    expect(name).toBe('Engineer, Acme');
  });

  it('[AP2] move with a claim, stay with a deletion that is undone, and go with the account', async () => {
    const whose = await begin();
    const [ada, documentId] = whose;
    await putState(whose, { meaning: 'applied' });
    const before = await rowOf(whose);
    await ada.get(signUp, { body: { name: 'Ada', email: newAddress(), password: PASSWORD } });
    expect(await rowOf(whose)).toEqual(before);
    await ada.get(deleteDocument, { params: { documentId }, querystring: {} });
    expect((await list(ada)).applications).toEqual([]);
    await ada.get(restoreDocument, { params: { documentId } });
    expect(await rowOf(whose)).toEqual(before);

    const { db } = server().database;
    const [owner] = (
      await db.execute<{ owner: never }>(sql`select owner from documents where id = ${documentId}`)
    ).rows;
    const { store } = server().files;
    const archived: object[] = [];
    for await (const each of readPursuits(db, owner?.owner as never, store)) archived.push(each);
    expect(archived).toMatchObject([
      {
        application_id: documentId,
        events: [{ meaning: 'saved' }, { meaning: 'applied' }],
        sent: [],
      },
    ]);
    await db.execute(sql`delete from documents where id = ${documentId}`);
    const { rows } = await db.execute(
      sql`select 1 from pursuit_events where document = ${documentId} union all select 1 from pursuits where document = ${documentId}`,
    );
    expect(rows).toEqual([]);
  });

  it('[AP1] are of five thousand applications at most', async () => {
    const whose = await begin();
    const [ada, id] = whose;
    await server().database.db.execute(sql`
      insert into documents (id, owner, kind, title, created_at, edited_at)
      select gen_random_uuid(), owner, kind, '', now(), now() from documents, generate_series(2, ${PURSUIT.most}::int) where id = ${id}`);
    await expect(addPursuit(ada)).rejects.toThrow(/5,000/u);
  });
});
