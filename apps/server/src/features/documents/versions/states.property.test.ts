import { fc } from '@fast-check/vitest';
import {
  deletePart,
  getDocument,
  getVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  savePart,
} from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer, TestServer, type Visitor } from '../../../test-server.test-support.ts';

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
        const clock = { now: Date.UTC(2031, 2, 3, 9) };
        const now = () => new Date(clock.now);
        const app = await TestServer.build(server().database, { now });
        const player = await Player.begin(server().visitor(app));
        const said = new Map<number, object>();
        for (const { minutes, act } of steps) {
          clock.now += minutes * 60_000;
          said.set(clock.now, await player.read());
          await player.play(act);
        }
        for (const { version_id: id, at, name } of await player.list())
          expect(await player.readState(id), `${name ?? 'state'} of ${at}`).toEqual(
            said.get(Date.parse(at)),
          );
        await app.close();
      }),
      { numRuns: 10 },
    );
  });
});

/** A person at one resume. */
class Player {
  /** Keys of the parts that were written, by the numbers of steps. */
  readonly #keys = new Map<number, string>();
  readonly #who: Visitor;
  readonly #params: { documentId: string };

  private constructor(who: Visitor, documentId: string) {
    this.#who = who;
    this.#params = { documentId };
  }

  static begin = async (who: Visitor) => new Player(who, await who.addResume());

  play(act: Act): Promise<unknown> {
    switch (act.do) {
      case 'write':
        return this.#write(act.part, act.text);
      case 'remove':
        return this.#remove(act.part);
      case 'name':
        return this.#who.get(nameVersion, { params: this.#params, body: { name: 'Kept' } });
      case 'restore':
        return this.#restore(act.which);
    }
  }

  async list() {
    return (await this.#who.get(listVersions, { params: this.#params, querystring: {} })).versions;
  }

  async read() {
    return contents((await this.#who.get(getDocument, { params: this.#params })).parts);
  }

  async readState(versionId: string) {
    const params = { ...this.#params, versionId };
    return contents((await this.#who.get(getVersion, { params })).data.parts);
  }

  async #write(part: number, text: number) {
    const key = this.#keys.get(part) ?? TEXTS[part] ?? `award:a${part}`;
    const content = part < TEXTS.length ? { text: `Text ${text}.` } : { name: `Award ${text}` };
    const params = { ...this.#params, key };
    this.#keys.set(part, (await this.#who.get(savePart, { params, body: { content } })).key);
  }

  async #remove(part: number) {
    const key = this.#keys.get(part);
    this.#keys.delete(part);
    if (key) await this.#who.call(deletePart, { params: { ...this.#params, key } });
  }

  async #restore(which: number) {
    const states = await this.list();
    const state = states[which % Math.max(1, states.length)];
    if (!state) return;
    const then = await this.readState(state.version_id);
    const params = { ...this.#params, versionId: state.version_id };
    await this.#who.get(restoreVersion, { params, body: { look: true } });
    expect(withoutEmpty(await this.read())).toEqual(withoutEmpty(then));
    this.#keys.clear();
    const awards = Object.keys(then).filter((key) => key.startsWith('award:'));
    for (const [at, key] of awards.entries()) this.#keys.set(TEXTS.length + at, key);
  }
}

const contents = (parts: readonly { key: string; content: object }[]) =>
  Object.fromEntries(parts.map(({ key, content }) => [key, content]));

/** A part that says nothing is as one that was never saved. */
const withoutEmpty = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, said]) => Object.keys(said).length > 0));
