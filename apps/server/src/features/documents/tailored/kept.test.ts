import { duplicateResume, getVersion, restoreVersion, tailorDocument } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { openClock, openTailoring } from './scene.test-support.ts';

describeOnServer('what a tailored resume keeps', (server) => {
  it('[TL1] one entry by the id that a browser gave it, made again after it was deleted', async () => {
    const scene = await openTailoring(server());
    const tailored = await scene.tailor();
    const { key } = await scene.put(tailored, 'award:x', { name: 'One' });
    await scene.remove(tailored, key);
    const again = await scene.put(tailored, 'award:x', { name: 'Two' });
    const third = await scene.put(tailored, 'award:x', { name: 'Three' });
    expect(third.key).toBe(again.key);
    const said = await scene.said(tailored);
    expect(Object.keys(said).filter((each) => each.startsWith('award:'))).toEqual([again.key]);
  });
  it('[TL1] the question about one field when the base’s words are taken in another', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'Medal', awarder: 'A' });
    const tailored = await scene.tailor();
    const said = (await scene.said(tailored))[key];
    await scene.put(tailored, key, { ...said, name: 'Mine', awarder: 'Mine' });
    await scene.put(scene.base, key, { ...said, name: 'Theirs', awarder: 'Theirs' });
    const open = async () =>
      (await scene.changes(tailored)).filter((c) => c.base_changed).map((c) => c.ref);
    expect(await open()).toHaveLength(2);
    await scene.drop(tailored, `${key}/name`);
    expect(await open()).toEqual([`${key}/awarder`]);
  });
  it('[TL2] the uses of AI Write that are left when it is detached', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'experience:a', { role: 'Engineer', company: 'B' });
    const tailored = await scene.tailor();
    const { key: own } = await scene.put(tailored, 'experience:b', {
      role: 'Engineer',
      company: 'B',
      aiUsesLeft: 3,
    });
    await scene.put(scene.base, key, { role: 'Engineer', company: 'B', aiUsesLeft: 2 });
    const left = async () =>
      (await scene.whole(tailored)).parts.flatMap((part) =>
        [key, own].includes(part.key) ? [part.uses_left] : [],
      );
    const before = await left();
    await scene.detach(tailored);
    expect(await left()).toEqual(before);
  });
  it('[TL1] the words that an entry had from its base when that has deleted it, with its history', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'One', awarder: 'A' });
    const tailored = await scene.tailor();
    const said = (await scene.said(tailored))[key];
    await scene.put(tailored, key, { ...said, name: 'Mine' });
    await scene.put(scene.base, key, { ...said, awarder: 'B' });
    await scene.remove(scene.base, key);
    const before = await scene.said(tailored);
    expect(before[key]).toMatchObject({ name: 'Mine', awarder: 'B' });
    await scene.forgetHistory(scene.base);
    expect(await scene.said(tailored)).toEqual(before);
  });
  it('[TL1] its place beside copies that are made of its base at once', async () => {
    const scene = await openTailoring(server());
    const params = { documentId: scene.base };
    const statuses = (
      await Promise.all(
        Array.from({ length: 24 }, (_, i) =>
          i % 2
            ? scene.ada.call(tailorDocument, { params, body: { title: `T ${i}` } })
            : scene.ada.call(duplicateResume, { params, body: {} }),
        ),
      )
    ).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('[TL1] its entries in their order once it is detached, and so do copies of it', async () => {
    const clock = await openClock(server());
    const scene = await openTailoring(server(), clock);
    await scene.put(scene.base, 'award:a', { name: 'One' });
    const tailored = await scene.tailor();
    clock.wait(20);
    await scene.put(tailored, 'award:own', { name: 'Own' });
    clock.wait(20);
    await scene.put(scene.base, 'award:b', { name: 'Two' });
    const namesIn = async (document: string) =>
      (await scene.whole(document)).parts.flatMap(({ key, content }) =>
        key.startsWith('award:') ? [content.name] : [],
      );
    const before = await namesIn(tailored);
    expect(before).toEqual(['One', 'Two', 'Own']);
    await scene.detach(tailored);
    expect(await namesIn(tailored)).toEqual(before);
    expect(await namesIn(await scene.copy(tailored))).toEqual(before);
  });

  it('[TL1] in its states what it said then, also once it is detached', async () => {
    const scene = await openTailoring(server());
    await scene.put(scene.base, 'summary', { text: 'One.' });
    const tailored = await scene.tailor();
    const said = new Map<number, object>();
    const edit = async (document: string, text: string) => {
      said.set(scene.wait(20), await scene.said(tailored));
      await scene.put(document, 'summary', { text });
    };
    await edit(tailored, 'Mine.');
    const drop = async () => {
      said.set(scene.wait(20), await scene.said(tailored));
      await scene.drop(tailored, 'summary');
    };
    await scene.name(tailored, { name: 'Kept' });
    await drop();
    await edit(scene.base, 'Two.');
    await edit(tailored, 'Mine again.');
    await edit(tailored, 'Mine at last.');
    // From here on it is not behind its base.
    await drop();
    await edit(tailored, 'Mine for good.');
    await scene.detach(tailored);
    const versions = await scene.versions(tailored);
    expect(versions.map(({ name }) => name)).toContain('Kept');
    const states = versions.filter(({ name }) => name === undefined);
    expect(states.length).toBeGreaterThan(0);
    for (const { version_id: id, at } of states)
      expect((await scene.version(tailored, id)).summary, at).toEqual(
        (said.get(Date.parse(at)) as { summary?: object } | undefined)?.summary,
      );
  });

  it('[TL1] in its states, also once it is detached, which entries its base had then', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'Medal' });
    const tailored = await scene.tailor();
    // A name gives it a row of each part.
    await scene.name(tailored, { name: 'Kept' });
    const said = new Map<number, object>();
    const edit = async (work: () => Promise<unknown>) => {
      said.set(scene.wait(20), await scene.said(tailored));
      await work();
    };
    await edit(() => scene.put(tailored, 'summary', { text: 'One.' }));
    await edit(() => scene.remove(scene.base, key));
    await edit(() => scene.put(tailored, 'summary', { text: 'Two.' }));
    await edit(() => scene.put(tailored, 'summary', { text: 'Three.' }));
    await edit(() => scene.detach(tailored));
    await edit(() => scene.put(tailored, 'summary', { text: 'Four.' }));
    const states = (await scene.versions(tailored)).filter(({ name }) => name === undefined);
    expect(states.length).toBeGreaterThan(0);
    for (const { version_id: id, at } of states)
      expect(await scene.version(tailored, id), at).toEqual(said.get(Date.parse(at)));
  });

  it('[TL1] an entry that a restore brings back by its key, which its base has deleted', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'Medal' });
    const tailored = await scene.tailor();
    scene.wait(20);
    await scene.put(tailored, 'summary', { text: 'Mine.' });
    const [state] = await scene.versions(tailored);
    scene.wait(20);
    await scene.remove(scene.base, key);
    const params = { documentId: tailored, versionId: state?.version_id ?? '' };
    await scene.ada.get(restoreVersion, { params, body: { parts: [key] } });
    expect((await scene.said(tailored))[key]).toMatchObject({ name: 'Medal' });
  });

  it('[TL1] the place of an entry that came back, which its base deleted and has again', async () => {
    const scene = await openTailoring(server());
    const { ada, base } = scene;
    const keys: string[] = [];
    for (const name of ['One', 'Two', 'Three'])
      keys.push((await scene.put(base, `award:${name}`, { name })).key);
    const tailored = await scene.tailor();
    const bringBack = async (documentId: string) => {
      const [state] = (await scene.versions(documentId)).toReversed();
      const params = { documentId, versionId: state?.version_id ?? '' };
      await ada.get(restoreVersion, { params, body: { parts: keys } });
    };
    const namesOf = async (documentId: string) =>
      (await scene.whole(documentId)).parts.flatMap(({ key, content }) =>
        key.startsWith('award:') ? [content.name] : [],
      );
    scene.wait(20);
    await scene.put(tailored, 'summary', { text: 'Mine.' });
    await scene.remove(base, keys[1] ?? '');
    await bringBack(tailored);
    scene.wait(20);
    await bringBack(base);
    const copy = await scene.copy(tailored);
    const names = ['One', 'Two', 'Three'];
    expect([await namesOf(tailored), await namesOf(copy)]).toEqual([names, names]);
    for (const document of [tailored, copy]) {
      await scene.detach(document);
      expect(await namesOf(document)).toEqual(names);
    }
  });

  it('[TL1] an entry that a restore brings back, which both had deleted', async () => {
    const scene = await openTailoring(server());
    const { key } = await scene.put(scene.base, 'award:a', { name: 'Medal' });
    const tailored = await scene.tailor();
    scene.wait(20);
    await scene.remove(tailored, key);
    scene.wait(20);
    await scene.remove(scene.base, key);
    const [first] = (await scene.versions(tailored)).toReversed();
    await scene.restore(tailored, first?.version_id ?? '');
    expect((await scene.said(tailored))[key]).toMatchObject({ name: 'Medal' });
  });

  it('[TL2] in a named version, how its entries stood: those of its base before its own', async () => {
    const scene = await openTailoring(server());
    const tailored = await scene.tailor();
    const { key: own } = await scene.put(tailored, 'award:own', { name: 'Own' });
    scene.wait(1);
    const { key: later } = await scene.put(scene.base, 'award:later', { name: 'Later' });
    await scene.name(tailored, { name: 'Kept' });
    const [kept] = await scene.versions(tailored);
    const then = await scene.version(tailored, kept?.version_id ?? '');
    const awardsIn = (said: object) => Object.keys(said).filter((key) => key.startsWith('award:'));
    expect(awardsIn(await scene.said(tailored))).toEqual([later, own]);
    expect(awardsIn(then)).toEqual([later, own]);
  });

  it('[TL2] in a named version, that it follows its base', async () => {
    const scene = await openTailoring(server());
    const tailored = await scene.tailor();
    await scene.name(tailored, { name: 'Kept' });
    const kept = (await scene.versions(tailored)).find(({ name }) => name === 'Kept');
    const params = { documentId: tailored, versionId: kept?.version_id ?? '' };
    const { data } = await scene.ada.get(getVersion, { params });
    expect(data.document).toMatchObject({ document_id: tailored, base_id: scene.base });
  });
});
