import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { openTailoring } from './scene.test-support.ts';

type Point = { id: string; text: string; hidden?: boolean };

describeOnServer('points of a tailored resume', (server) => {
  async function open() {
    const scene = await openTailoring(server());
    const points = ['One', 'Two', 'Three'].map((text, at) => ({ id: `point-0${at}`, text }));
    const { key } = await scene.put(scene.base, 'award:a', { name: 'A', relevance: { points } });
    const tailored = await scene.tailor();
    const pointsOf = async (document: string) => {
      const award = (await scene.said(document))[key] as { relevance: { points: Point[] } };
      return award.relevance.points;
    };
    const change = async (document: string, at: number, members: Partial<Point>) => {
      const now = await pointsOf(document);
      const next = now.map((each, place) => (place === at ? { ...each, ...members } : each));
      const said = (await scene.said(document))[key];
      await scene.put(document, key, { ...said, relevance: { points: next } });
    };
    return { scene, tailored, pointsOf, change, key };
  }

  it('[TL1] are hidden here and reworded in the base, each by its id', async () => {
    const { scene, tailored, change, pointsOf } = await open();
    await change(tailored, 0, { hidden: true });
    await change(tailored, 1, { text: 'Mine' });
    await change(scene.base, 0, { text: 'First' });
    await change(scene.base, 2, { text: 'Third' });
    expect((await pointsOf(tailored)).map(({ text, hidden }) => [text, hidden])).toEqual([
      ['First', true],
      ['Mine', undefined],
      ['Third', undefined],
    ]);
  });

  it('[HI1] that are taken from the base again are called that in the history', async () => {
    const { scene, tailored, change, pointsOf, key } = await open();
    await change(tailored, 0, { text: 'Mine' });
    scene.wait(60);
    await scene.drop(tailored, `${key}/relevance`);
    expect((await pointsOf(tailored)).map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    const reasons = (await scene.versions(tailored)).map(({ reason }) => reason);
    expect(reasons).toEqual(['base', 'typed']);
  });

  it('[TL1] that both reworded stay as they are here, and what the base changed in others comes', async () => {
    const { scene, tailored, change, pointsOf, key } = await open();
    await change(tailored, 0, { text: 'Mine' });
    await change(scene.base, 2, { text: 'Third' });
    expect((await pointsOf(tailored)).map(({ text }) => text)).toEqual(['Mine', 'Two', 'Third']);
    await change(scene.base, 0, { text: 'Theirs' });
    expect((await pointsOf(tailored)).map(({ text }) => text)).toEqual(['Mine', 'Two', 'Third']);
    expect(await scene.changes(tailored)).toMatchObject([
      { ref: `${key}/relevance`, base_changed: true },
    ]);
  });

  it('[TL1] that are hidden here are listed apart from words, and shown again one by one', async () => {
    const { scene, tailored, pointsOf, change, key } = await open();
    await change(tailored, 0, { hidden: true });
    await change(tailored, 1, { hidden: true, text: 'Mine' });
    await change(scene.base, 1, { text: 'Theirs' });
    const [first, second] = [`${key}/relevance/point-00`, `${key}/relevance/point-01`];
    const hidden = { kind: 'hidden', here: true, base: false, base_changed: false };
    expect(await scene.changes(tailored)).toMatchObject([
      { ref: `${key}/relevance`, kind: 'words', base_changed: true },
      { ref: first, ...hidden },
      { ref: second, ...hidden },
    ]);
    await scene.drop(tailored, second);
    expect(await pointsOf(tailored)).toMatchObject([
      { text: 'One', hidden: true },
      { text: 'Mine' },
      { text: 'Three' },
    ]);
    const left = (await scene.changes(tailored)).map(({ ref, base_changed }) => [
      ref,
      base_changed,
    ]);
    expect(left).toEqual([
      [`${key}/relevance`, true],
      [first, false],
    ]);
  });

  it('[TL1] go on following the base after a save beside one that both reworded', async () => {
    const { scene, tailored, pointsOf, change } = await open();
    await change(tailored, 0, { text: 'Mine' });
    await change(scene.base, 0, { text: 'Theirs' });
    await change(scene.base, 1, { text: 'Second' });
    await change(tailored, 2, { text: 'My third' });
    await change(scene.base, 1, { text: 'Second again' });
    expect((await pointsOf(tailored)).map(({ text }) => text)).toEqual([
      'Mine',
      'Second again',
      'My third',
    ]);
  });

  it('[TL1] and lines of a text of which one clashes: the others follow the base', async () => {
    const { scene, tailored } = await open();
    const put = (document: string, ...lines: string[]) =>
      scene.put(document, 'summary', { text: lines.join('\n') });
    await put(scene.base, 'One.', 'Two.', 'Three.');
    await put(tailored, 'Mine.', 'Two.', 'Three.');
    await put(scene.base, 'Theirs.', 'Two.', 'Third.');
    expect((await scene.said(tailored)).summary).toEqual({ text: 'Mine.\nTwo.\nThird.' });
    await put(tailored, 'Mine!', 'Two.', 'Third.');
    await put(scene.base, 'Theirs.', 'Two.', 'Last.');
    expect((await scene.said(tailored)).summary).toEqual({ text: 'Mine!\nTwo.\nLast.' });
    expect(await scene.changes(tailored)).toMatchObject([{ ref: 'summary', base_changed: true }]);
  });
});
