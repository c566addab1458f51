import { fc } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { openTailoring } from './scene.test-support.ts';

const NAMES = ['name', 'awarder'] as const;
const whose = fc.constantFrom('base' as const, 'first' as const, 'second' as const);
const step = fc.record({
  minutes: fc.integer({ min: 11, max: 90 }),
  act: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('write' as const),
        whose,
        part: fc.nat(3),
        field: fc.nat(1),
        text: fc.nat(4),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('remove' as const),
        whose,
        part: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('order' as const), whose, turn: fc.nat(5) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('name' as const), which: fc.option(fc.nat()) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), which: fc.nat() }) },
  ),
});
type Act = (typeof step extends fc.Arbitrary<infer Step> ? Step : never)['act'];
type Whose = 'base' | 'first' | 'second';
type Fields = Record<string, string>;

describeOnServer('plays of a base and what is tailored from it', (server) => {
  it('[TL1] compose what is changed apart, keep what is changed here, equal their detached copies, and say in each state what they said then', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 26 }), async (steps) => {
        const play = await openPlay(server());
        const said = new Map<number, object>();
        for (const { minutes, act } of steps) {
          said.set(play.scene.wait(minutes), await play.said('first'));
          await play.act(act);
          await play.check();
        }
        await play.checkDetached();
        for (const { version_id: id, at } of await play.scene.versions(play.ids.first)) {
          const state = await play.scene.version(play.ids.first, id);
          expect(state, `state of ${at}`).toEqual(said.get(Date.parse(at)));
        }
        await play.scene.app.close();
      }),
      { numRuns: Number(process.env.PLAYS ?? 12) },
    );
  });
});

/** A base with three awards, two tailored resumes, and what each has to say. */
async function openPlay(server: Parameters<typeof openTailoring>[0]) {
  const scene = await openTailoring(server);
  const keys = ['summary'];
  for (const name of ['a', 'b', 'c'])
    keys.push((await scene.put(scene.base, `award:${name}`, { name, awarder: '' })).key);
  const ids = { base: scene.base, first: await scene.tailor(), second: await scene.tailor() };
  const model = createModel(keys);

  const said = (whose: Whose) => scene.said(ids[whose]);
  async function write({ whose, part, field, text }: Extract<Act, { do: 'write' }>) {
    const key = keys[part] ?? '';
    const now = (await said(whose))[key];
    if (!now) return;
    const name = part === 0 ? 'text' : (NAMES[field] ?? '');
    await scene.put(ids[whose], key, { ...now, [name]: `Text ${text}.` });
    model.write(whose, key, { [name]: `Text ${text}.` });
  }
  async function remove({ whose, part }: Extract<Act, { do: 'remove' }>) {
    const key = keys[part] ?? '';
    if (!(await said(whose))[key]) return;
    await scene.remove(ids[whose], key);
    model.remove(whose, key);
  }
  async function order({ whose, turn }: Extract<Act, { do: 'order' }>) {
    const there = Object.keys(await said(whose)).filter((key) => key.startsWith('award:'));
    const turned = [...there.slice(turn % 3), ...there.slice(0, turn % 3)];
    const given = turn > 2 ? turned.reverse() : turned;
    await scene.put(ids[whose], 'order:award', {
      ids: given.map((key) => key.slice('award:'.length)),
    });
  }
  async function restore(which: number) {
    const states = await scene.versions(ids.first);
    const state = states[which % Math.max(1, states.length)];
    if (!state) return;
    const then = await scene.version(ids.first, state.version_id);
    await scene.restore(ids.first, state.version_id);
    const now = await said('first');
    expect(withoutEmpty(now)).toEqual(withoutEmpty(then));
    model.become('first', now as Record<string, Fields>);
  }
  async function name(which: number | null) {
    const states = which === null ? [] : await scene.versions(ids.first);
    const of = states[(which ?? 0) % Math.max(1, states.length)]?.version_id;
    await scene.name(ids.first, { name: 'Kept', ...(of !== undefined && { of }) });
  }

  return {
    ...{ scene, ids, said },
    async act(act: Act): Promise<void> {
      if (act.do === 'write') await write(act);
      else if (act.do === 'remove') await remove(act);
      else if (act.do === 'order') await order(act);
      else if (act.do === 'name') await name(act.which);
      else await restore(act.which);
    },
    async check(): Promise<void> {
      for (const whose of ['base', 'first', 'second'] as const) {
        const now = await said(whose);
        const texts = keys.flatMap((key) => (now[key] ? [[key, pick(now[key])]] : []));
        expect(Object.fromEntries(texts), whose).toEqual(model.of(whose));
      }
    },
    async checkDetached(): Promise<void> {
      const copy = await scene.copy(ids.first);
      const before = await scene.whole(copy);
      await scene.detach(copy);
      const after = await scene.whole(copy);
      expect(saidInOrder(after)).toEqual(saidInOrder(before));
      const revisions = new Map(after.parts.map(({ key, revision }) => [key, revision]));
      for (const { key, revision } of before.parts)
        expect(revisions.get(key)).toBeGreaterThanOrEqual(revision);
    },
  };
}

const pick = ({ text, name, awarder }: Record<string, unknown>): Fields =>
  text === undefined ? { name: String(name), awarder: String(awarder) } : { text: String(text) };

const saidInOrder = ({ parts }: { parts: readonly { key: string; content: object }[] }) =>
  parts.map(({ key, content }) => ({ key, content }));

const withoutEmpty = (parts: object) =>
  Object.fromEntries(
    Object.entries(parts).filter(([, said]) =>
      Object.values(said).some((each) => !isEmptyList(each)),
    ),
  );
const isEmptyList = (said: unknown) => Array.isArray(said) && said.length === 0;

/** Models a base and two tailored resumes: fields that were changed in one of these are its own until they are as in the base when it is saved. */
function createModel(keys: readonly string[]) {
  const begin = () =>
    new Map(
      keys.map((key, at) => [
        key,
        pick(at === 0 ? { text: '' } : { name: 'abc'[at - 1], awarder: '' }),
      ]),
    );
  const base = begin();
  const tailored = { first: begin(), second: begin() };
  const mine = { first: new Set<string>(), second: new Set<string>() };
  const out = { first: new Set<string>(), second: new Set<string>() };
  const both = ['first', 'second'] as const;

  /** Notes which fields of a part differ from the base. */
  function settle(whose: 'first' | 'second', key: string) {
    const [here, there] = [tailored[whose].get(key) ?? {}, base.get(key)];
    for (const [name, said] of Object.entries(here))
      if (there && there[name] === said) mine[whose].delete(`${key}/${name}`);
      else mine[whose].add(`${key}/${name}`);
  }

  return {
    of: (whose: Whose) => Object.fromEntries(whose === 'base' ? base : tailored[whose]),
    write(whose: Whose, key: string, said: Fields) {
      if (whose !== 'base') {
        tailored[whose].set(key, { ...tailored[whose].get(key), ...said });
        settle(whose, key);
        return;
      }
      base.set(key, { ...base.get(key), ...said });
      for (const each of both) {
        const here = tailored[each].get(key);
        if (!here) continue;
        const taken = Object.entries(said).filter(([name]) => !mine[each].has(`${key}/${name}`));
        tailored[each].set(key, { ...here, ...Object.fromEntries(taken) });
      }
    },
    remove(whose: Whose, key: string) {
      if (whose !== 'base') {
        tailored[whose].delete(key);
        out[whose].add(key);
        return;
      }
      base.delete(key);
      for (const each of both)
        if (![...mine[each]].some((ref) => ref.startsWith(`${key}/`))) tailored[each].delete(key);
    },
    /** Takes what a restored resume says; what differs from the base is its own. */
    become(whose: 'first' | 'second', said: Record<string, Fields>) {
      mine[whose].clear();
      for (const key of keys) {
        const now = said[key];
        if (now) tailored[whose].set(key, pick(now));
        else tailored[whose].delete(key);
        settle(whose, key);
      }
    },
  };
}
