import {
  getVersion,
  listVersions,
  nameVersion,
  type ResponseOf,
  restoreVersion,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../../test-server.test-support.ts';
import { MINUTE_MS, openScene, textIn } from './scene.test-support.ts';

describeOnEachServer('earlier states of a document', (server) => {
  it('[HI1] lists a state before each session of edits, with what these changed, and what was kept by name', async () => {
    const { app, put, wait, list, name, read } = await openScene(server());
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
    await put('summary', { text: 'Fourth.' });
    const states = await list();
    expect(states).toMatchObject([
      { reason: 'typed', keys: ['summary'], at: '2031-03-03T12:12:00.000Z' },
      { version_id: named, reason: 'named', name: 'As sent to Acme' },
      { reason: 'typed', keys: ['skills', 'summary'] },
    ]);
    const texts = await Promise.all(
      states.map(async ({ version_id }) => textIn(await read(version_id))),
    );
    expect(texts).toEqual(['Third.', 'Third.', 'First.']);
    await app.close();
  });

  it('[HI1] comes back whole but for the look, which comes when asked; then it is undone', async () => {
    const { app, put, wait, name, now, restore, remove, list } = await openScene(server());
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
    const { app, ada, documentId, put, name, now, restore } = await openScene(server());
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
    const { app, put, wait, name, read, restore, remove, list } = await openScene(server());
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

  it('[HI1] names an earlier state, and one name once however often it is sent', async () => {
    const { app, ada, put, wait, name, read, list, params } = await openScene(server());
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

  it('[HI1] lists no state of which something has given way, and reads none', async () => {
    const { app, ada, documentId, put, wait, list, read } = await openScene(server());
    wait(60);
    const said: string[] = [];
    await put('skills', { text: 'Arches' });
    for (let each = 0; each < 60; each += 1) {
      wait(25);
      if (each === 55) await put('skills', { text: 'Bows' });
      await put('summary', { text: `Number ${each}.` });
      said.unshift(`Number ${each}.`);
    }
    const states = await list();
    expect(states.length).toBeGreaterThan(45);
    expect(states.length).toBeLessThan(52);
    for (const [at, { version_id }] of states.entries()) {
      const then = await read(version_id);
      expect([textIn(then), then.skills]).toEqual([
        said[at + 1],
        { text: at >= 4 ? 'Arches' : 'Bows' },
      ]);
    }
    const oldest = Number(states.at(-1)?.version_id.slice(1)) - 25 * MINUTE_MS;
    const params = { documentId, versionId: `t${oldest}` };
    expect((await ada.call(getVersion, { params })).status).toBe(404);
    await app.close();
  });

  it('[HI1] keeps its id while the session of edits after it goes on', async () => {
    const { app, put, wait, list } = await openScene(server());
    const ids = new Set<string>();
    for (let each = 0; each < 12; each += 1) {
      wait(15);
      await put('summary', { text: `Number ${each}.` });
      const [newest, ...others] = await list();
      for (const { version_id } of others) expect(ids).toContain(version_id);
      if (newest) ids.add(newest.version_id);
    }
    await app.close();
  });

  it('[HI1] comes in pages that miss none', async () => {
    const { app, ada, params, put } = await openScene(server());
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
