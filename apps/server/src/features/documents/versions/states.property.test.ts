import {
  deletePart,
  getDocument,
  getVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  savePart,
} from '@shortlist/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnServer, TestServer } from '../../../test-server.test-support.ts';

/** What a person does, at least so many minutes after what was done before. */
const step = fc.record({
  minutes: fc.integer({ min: 11, max: 90 }),
  act: fc.oneof(
    fc.record({ do: fc.constant('write' as const), part: fc.nat(5), text: fc.nat(3) }),
    fc.record({ do: fc.constant('remove' as const), part: fc.integer({ min: 2, max: 5 }) }),
    fc.record({ do: fc.constant('name' as const) }),
    fc.record({ do: fc.constant('restore' as const), which: fc.nat() }),
  ),
});

describeOnServer('states', (server) => {
  it('[HI1] [HI2] are what the document said, whatever was written, deleted and restored since; restored, they are what it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), play(server)),
      { numRuns: 10 },
    );
  });
});

/** Plays steps on a new resume, and compares each state that is listed with what the document said then. */
const play =
  (server: () => TestServer) =>
  async (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    let now = Date.UTC(2031, 2, 3, 9);
    const app = await TestServer.build(server().database, { now: () => new Date(now) });
    const ada = server().visitor(app);
    const documentId = await ada.addResume();
    const params = { documentId };
    const keys = new Map<number, string>();
    /** What the document said until a time, and when each moment was kept. */
    const said: { until: number; parts: object }[] = [];

    const read = async () => contents((await ada.get(getDocument, { params })).parts);
    async function act({ act: it }: (typeof steps)[number]): Promise<void> {
      if (it.do === 'write') {
        const key = keys.get(it.part) ?? (it.part < 2 ? TEXTS[it.part] : `award:a${it.part}`) ?? '';
        const content = it.part < 2 ? { text: `Text ${it.text}.` } : { name: `Award ${it.text}` };
        const request = { params: { documentId, key }, body: { content } };
        keys.set(it.part, (await ada.get(savePart, request)).key);
      } else if (it.do === 'remove') {
        const key = keys.get(it.part);
        if (key) await ada.call(deletePart, { params: { documentId, key } });
        keys.delete(it.part);
      } else if (it.do === 'name') {
        await ada.get(nameVersion, { params, body: { name: 'Kept' } });
      } else {
        const { versions } = await ada.get(listVersions, { params, querystring: {} });
        const version = versions[it.which % Math.max(1, versions.length)];
        if (!version) return;
        const of = { params: { documentId, versionId: version.version_id } };
        const { data } = await ada.get(getVersion, of);
        await ada.get(restoreVersion, { ...of, body: { look: true } });
        expect(withoutEmpty(await read())).toEqual(withoutEmpty(contents(data.parts)));
        keys.clear();
        for (const { key } of data.parts)
          if (key.startsWith('award:')) keys.set(2 + (keys.size % 4), key);
      }
    }

    for (const each of steps) {
      now += each.minutes * 60_000;
      said.push({ until: now, parts: await read() });
      await act(each);
    }
    const { versions } = await ada.get(listVersions, { params, querystring: {} });
    for (const { version_id: versionId, at, name } of versions) {
      const { data } = await ada.get(getVersion, { params: { documentId, versionId } });
      const then = said.find(({ until }) => until === Date.parse(at));
      expect(contents(data.parts), `${name ?? 'state'} of ${at}`).toEqual(then?.parts);
    }
    await app.close();
  };

const TEXTS = ['summary', 'skills'];

const contents = (parts: readonly { key: string; content: object }[]) =>
  Object.fromEntries(parts.map(({ key, content }) => [key, content]));

/** A part that says nothing is as one that was never saved. */
const withoutEmpty = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, said]) => Object.keys(said).length > 0));
