import { restoreVersion } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer, type TestServer } from '../../../test-server.test-support.ts';
import { openClock, openTailoring } from './scene.test-support.ts';

type Said = Record<string, unknown>;

/** A tailored resume that has an award of its base again, by an earlier state, which the base had deleted. */
async function openKept(server: TestServer, change: { here?: Said; there?: Said } = {}) {
  const clock = await openClock(server);
  const scene = await openTailoring(server, clock);
  const { base } = scene;
  const { key } = await scene.put(base, 'award:a', { name: 'Medal', awarder: 'A' });
  const tailored = await scene.tailor();
  const said = (await scene.said(tailored))[key];
  clock.wait(20);
  await scene.name(tailored, { name: 'Then' });
  clock.wait(20);
  if (change.here) await scene.put(tailored, key, { ...said, ...change.here });
  if (change.there) await scene.put(base, key, { ...said, ...change.there });
  clock.wait(20);
  await scene.remove(base, key);
  clock.wait(20);
  const bring = async (document: string, name?: string) => {
    const versions = await scene.versions(document);
    const of = name ? versions.filter((version) => version.name === name) : versions;
    for (const { version_id: versionId } of of) {
      if (!(await scene.version(document, versionId))[key]) continue;
      const params = { documentId: document, versionId };
      await scene.ada.get(restoreVersion, { params, body: { parts: [key] } });
      return;
    }
    throw new Error('No state has it.');
  };
  await bring(tailored, 'Then');
  clock.wait(20);
  return { scene, base, tailored, key, bring };
}

describeOnServer('an entry that a base has deleted and a tailored resume has again', (server) => {
  it('[TL1] stays away where it is deleted here, though the base has it again', async () => {
    const { scene, base, tailored, key, bring } = await openKept(server());
    expect((await scene.said(tailored))[key]).toMatchObject({ name: 'Medal' });
    await scene.remove(tailored, key);
    await bring(base);
    expect((await scene.said(base))[key]).toMatchObject({ name: 'Medal' });
    expect((await scene.said(tailored))[key]).toBeUndefined();
  });

  it.each<{ it: string; here?: Said; there: Said }>([
    { it: 'hidden in both', here: { hidden: true }, there: { hidden: true } },
    { it: 'hidden in the base', there: { hidden: true } },
    { it: 'locked in the base', there: { locked: true } },
    { it: 'with words that the base had emptied', there: { awarder: '' } },
    { it: 'with another name in the base', there: { name: 'Prize' } },
    { it: 'beginning a page in the base', there: { startsPage: true } },
  ])('[TL1] says what it says here when the base has it again, $it', async (change) => {
    const { scene, base, tailored, key, bring } = await openKept(server(), change);
    const before = (await scene.said(tailored))[key];
    await bring(base);
    expect((await scene.said(base))[key]).toMatchObject(change.there);
    expect((await scene.said(tailored))[key]).toEqual(before);
  });

  it('[TL1] follows the base in later changes of what nobody changed here since it was weighed', async () => {
    const { scene, base, tailored, key, bring } = await openKept(server(), {
      there: { hidden: true },
    });
    await bring(base);
    const mine = (await scene.said(tailored))[key];
    await scene.put(tailored, key, { ...mine, name: 'Mine' });
    await scene.put(base, key, { ...(await scene.said(base))[key], awarder: 'B' });
    const now = (await scene.said(tailored))[key];
    expect(now).toMatchObject({ name: 'Mine', awarder: 'B' });
    expect(now?.hidden).toBe(mine?.hidden);
  });
});
