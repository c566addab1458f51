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
});
