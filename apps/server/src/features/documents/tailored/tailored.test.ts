import {
  getDocument,
  listDocuments,
  listResumes,
  savePart,
  tailorDocument,
} from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../../test-server.test-support.ts';
import { openTailoring } from './scene.test-support.ts';

describeOnEachServer('a tailored resume', (server) => {
  it('[TL1] says what its base says, and will say, but for what was changed in it', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'Medal', awarder: 'Academy' });
    await scene.put(scene.base, 'summary', { text: 'Builds bridges.' });
    const tailored = await scene.tailor();
    expect(await scene.said(tailored)).toEqual(await scene.said(scene.base));

    const award = (await scene.said(tailored))[key];
    await scene.put(tailored, key, { ...award, name: 'Gold medal' });
    await scene.put(scene.base, key, { ...award, awarder: 'Royal Academy' });
    await scene.put(scene.base, 'summary', { text: 'Builds long bridges.' });
    const said = await scene.said(tailored);
    expect(said[key]).toMatchObject({ name: 'Gold medal', awarder: 'Royal Academy' });
    expect(said.summary).toEqual({ text: 'Builds long bridges.' });
    expect((await scene.said(scene.base))[key]).toMatchObject({ name: 'Medal' });
    expect(await scene.changes(tailored)).toEqual([
      {
        ref: `${key}/name`,
        kind: 'words',
        ...{ here: 'Gold medal', base: 'Medal', base_changed: false },
      },
    ]);
  });

  it('[TL1] keeps what both changed as it is here, says so, and takes either', async () => {
    const scene = await openTailoring(server());
    await scene.put(scene.base, 'summary', { text: 'One.' });
    const tailored = await scene.tailor();
    await scene.put(tailored, 'summary', { text: 'Mine.' });
    await scene.put(scene.base, 'summary', { text: 'Two.' });
    const partOf = async () =>
      (await scene.whole(tailored)).parts.find((part) => part.key === 'summary');
    expect(await partOf()).toMatchObject({ content: { text: 'Mine.' }, base: { changed: [''] } });
    // An edit of something else asks as before.
    await scene.put(tailored, 'summary', { text: 'Mine!' });
    const open = await partOf();
    expect(open).toMatchObject({ content: { text: 'Mine!' }, base: { changed: [''] } });

    const { base } = open ?? {};
    await scene.put(tailored, 'summary', { text: 'Mine!' }, { base_revision: base?.revision });
    expect(await partOf()).toMatchObject({ content: { text: 'Mine!' }, base: { changed: [] } });
    expect(await scene.changes(tailored)).toMatchObject([{ ref: 'summary', kind: 'words' }]);

    await scene.drop(tailored, 'summary');
    expect(await scene.changes(tailored)).toEqual([]);
    await scene.put(scene.base, 'summary', { text: 'Three.' });
    expect((await scene.said(tailored)).summary).toEqual({ text: 'Three.' });
  });

  it('[TL1] keeps one of two open fields, and goes on asking about the other', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'One', awarder: 'A' });
    const tailored = await scene.tailor();
    const partOf = async () => (await scene.whole(tailored)).parts.find((part) => part.key === key);
    const content = { ...(await partOf())?.content, name: 'Mine', awarder: 'Me' };
    await scene.put(tailored, key, content);
    await scene.put(scene.base, key, { ...content, name: 'Two', awarder: 'B' });
    const { base } = (await partOf()) ?? {};
    expect(base?.changed).toEqual(['name', 'awarder']);
    const kept = { base_revision: base?.revision, base_fields: ['name'] };
    await scene.put(tailored, key, content, kept);
    expect((await partOf())?.base?.changed).toEqual(['awarder']);
    expect((await partOf())?.content).toMatchObject({ name: 'Mine', awarder: 'Me' });
  });

  it('[TL1] leaves out an entry that is deleted in it, and keeps one that it changed when the base deletes it', async () => {
    const scene = await openTailoring(server());
    const { key: one } = await scene.put(scene.base, 'award:a', { name: 'One' });
    const { key: two } = await scene.put(scene.base, 'award:b', { name: 'Two', awarder: 'A' });
    const { key: three } = await scene.put(scene.base, 'award:c', { name: 'Three' });
    const tailored = await scene.tailor();
    await scene.remove(tailored, one);
    await scene.put(tailored, two, { ...(await scene.said(tailored))[two], name: 'Second' });
    await scene.put(scene.base, two, { ...(await scene.said(scene.base))[two], awarder: 'B' });
    await scene.remove(scene.base, two);
    await scene.remove(scene.base, three);
    const said = await scene.said(tailored);
    expect(Object.keys(said).filter((key) => key.startsWith('award:'))).toEqual([two]);
    expect(said[two]).toMatchObject({ name: 'Second', awarder: 'B' });
    expect(await scene.changes(tailored)).toMatchObject([
      { ref: one, kind: 'removed', base: { name: 'One' } },
      { ref: two, base: null, base_changed: true },
    ]);
    await scene.drop(tailored, one);
    expect((await scene.said(tailored))[one]).toMatchObject({ name: 'One' });
    expect((await scene.said(scene.base))[one]).toMatchObject({ name: 'One' });
  });

  it('[TL1] keeps its own order, into which what the base adds comes', async () => {
    const scene = await openTailoring(server());
    const keys: string[] = [];
    for (const name of ['a', 'b', 'c'])
      keys.push((await scene.put(scene.base, `award:${name}`, { name })).key);
    const [a = '', b = '', c = ''] = keys.map((key) => key.slice('award:'.length));
    const tailored = await scene.tailor();
    await scene.put(tailored, 'order:award', { ids: [c, a, b] });
    const { key } = await scene.put(scene.base, 'award:d', { name: 'd' });
    const d = key.slice('award:'.length);
    await scene.put(scene.base, 'order:award', { ids: [d, a, b, c] });
    const { key: own } = await scene.put(tailored, 'award:e', { name: 'e' });
    expect((await scene.said(tailored))['order:award']?.ids).toEqual([c, d, a, b]);
    expect(await scene.changes(tailored)).toMatchObject([
      { ref: 'order:award', kind: 'order' },
      { ref: own, kind: 'added' },
    ]);
  });

  it('[TL1] tells a save that was based on what the base has changed since', async () => {
    const scene = await openTailoring(server());
    const { ada } = scene;
    const tailored = await scene.tailor();
    const revisionOf = async () =>
      (await scene.whole(tailored)).parts.find(({ key }) => key === 'summary')?.revision ?? 0;
    const before = await revisionOf();
    await scene.put(scene.base, 'summary', { text: 'New.' });
    const stale = await ada.call(savePart, {
      params: { documentId: tailored, key: 'summary' },
      headers: { 'if-match': `"${before}"` },
      body: { content: { text: 'Old.' } },
    });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ current: { text: 'New.' }, revision: before + 1 });
    const now = await revisionOf();
    const saved = await scene.put(tailored, 'summary', { text: 'Mine.' });
    expect(saved.revision).toBe(now + 1);
    expect(await revisionOf()).toBe(now + 1);
  });

  it('[TL2] is detached as it is; its base’s deletion detaches it as long as that lasts', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'Medal' });
    const [kept, edited, detached] = [
      await scene.tailor(),
      await scene.tailor(),
      await scene.tailor(),
    ];
    await scene.put(detached, 'award:b', { name: 'Own' });
    await scene.put(detached, key, { name: 'Gold' });
    await scene.put(scene.base, 'award:c', { name: 'Late' });
    const before = await scene.whole(detached);
    await scene.detach(detached);
    const after = await scene.whole(detached);
    expect(after.parts).toMatchObject(before.parts.map(({ key, content }) => ({ key, content })));
    expect(after.document.base_id).toBeUndefined();

    await scene.removeDocument(scene.base);
    const baseOf = async (id: string) => (await scene.whole(id)).document.base_id;
    expect([await baseOf(kept), await baseOf(edited)]).toEqual([undefined, undefined]);
    expect(await scene.said(kept)).toMatchObject({ [key]: { name: 'Medal' } });
    scene.wait(1);
    await scene.put(edited, key, { name: 'Silver' });
    const { detached: named } = await scene.restoreDocument(scene.base);
    expect(named).toEqual([edited]);
    expect([await baseOf(kept), await baseOf(edited)]).toEqual([scene.base, undefined]);
    expect(await scene.said(edited)).toMatchObject({ [key]: { name: 'Silver' } });
  });

  it('[TL2] goes with its base where that is asked for, and comes back with it', async () => {
    const scene = await openTailoring(server());
    const tailored = await scene.tailor();
    await scene.removeDocument(scene.base, 'delete');
    const gone = await scene.ada.call(getDocument, { params: { documentId: tailored } });
    expect(gone.status).toBe(404);
    await scene.restoreDocument(scene.base);
    expect((await scene.whole(tailored)).document.base_id).toBe(scene.base);
  });

  it('[TL2] made from another has the same base, and begins with what was changed there', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'Medal' });
    const first = await scene.tailor();
    await scene.put(first, key, { name: 'Gold' });
    const second = await scene.tailor(first, 'For Initech');
    expect((await scene.whole(second)).document).toMatchObject({
      title: 'For Initech',
      base_id: scene.base,
    });
    await scene.put(first, key, { name: 'Silver' });
    expect((await scene.said(second))[key]).toMatchObject({ name: 'Gold' });
    const lists = [
      (await scene.ada.get(listDocuments, { querystring: {} })).documents.map(
        ({ base_id }) => base_id,
      ),
      (await scene.ada.get(listResumes, {})).resumes.map(({ base_id }) => base_id),
    ];
    for (const ids of lists) expect(ids).toEqual(expect.arrayContaining([undefined, scene.base]));
    const sent = {
      params: { documentId: first },
      body: { title: 'Once', submission_id: '0b5c1f0e-7b1a-4c1e-8a55-1d2f3a4b5c6d' },
    };
    const ids = [
      await scene.ada.get(tailorDocument, sent),
      await scene.ada.get(tailorDocument, sent),
    ];
    expect(ids[0]).toEqual(ids[1]);
  });
});
