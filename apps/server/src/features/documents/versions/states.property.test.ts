import { fc } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { openScene } from './scene.test-support.ts';

/** A step of a person, at least so many minutes after the one before. */
const step = fc.record({
  minutes: fc.integer({ min: 11, max: 90 }),
  act: fc.oneof(
    fc.record({ do: fc.constant('write' as const), part: fc.nat(5), text: fc.nat(3) }),
    fc.record({ do: fc.constant('remove' as const), part: fc.integer({ min: 2, max: 5 }) }),
    fc.record({ do: fc.constant('name' as const) }),
    fc.record({ do: fc.constant('restore' as const), which: fc.nat() }),
  ),
});
type Act = (typeof step extends fc.Arbitrary<infer Step> ? Step : never)['act'];

const TEXTS = ['summary', 'skills'];

describeOnServer('states', (server) => {
  it('[HI1] are what the document said, whatever was written, deleted and restored since; restored, they are what it says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const scene = await openScene(server());
        const play = createPlayer(scene);
        const said = new Map<number, object>();
        for (const { minutes, act } of steps) {
          said.set(scene.wait(minutes), await scene.now());
          await play(act);
        }
        for (const { version_id: id, at, name } of await scene.list())
          expect(await scene.read(id), `${name ?? 'state'} of ${at}`).toEqual(
            said.get(Date.parse(at)),
          );
        await scene.app.close();
      }),
      { numRuns: 10 },
    );
  });
});

/** Returns a function that does what a step says on a scene. */
function createPlayer(scene: Awaited<ReturnType<typeof openScene>>) {
  /** Keys of the parts that were written, by the numbers of steps. */
  const keys = new Map<number, string>();

  async function write(part: number, text: number) {
    const key = keys.get(part) ?? TEXTS[part] ?? `award:a${part}`;
    const isText = part < TEXTS.length;
    const content = isText ? { text: `Text ${text}.` } : { name: `Award ${text}` };
    keys.set(part, await scene.put(key, content));
  }

  async function remove(part: number) {
    const key = keys.get(part);
    keys.delete(part);
    if (key) await scene.remove(key);
  }

  async function restore(which: number) {
    const states = await scene.list();
    const state = states[which % Math.max(1, states.length)];
    if (!state) return;
    const then = await scene.read(state.version_id);
    await scene.restore(state.version_id, { look: true });
    expect(withoutEmpty(await scene.now())).toEqual(withoutEmpty(then));
    keys.clear();
    const awards = Object.keys(then).filter((key) => key.startsWith('award:'));
    for (const [at, key] of awards.entries()) keys.set(TEXTS.length + at, key);
  }

  return async (act: Act): Promise<void> => {
    if (act.do === 'write') await write(act.part, act.text);
    else if (act.do === 'remove') await remove(act.part);
    else if (act.do === 'name') await scene.name('Kept');
    else await restore(act.which);
  };
}

/** A part that says nothing is as one that was never saved. */
const withoutEmpty = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, said]) => Object.keys(said).length > 0));
