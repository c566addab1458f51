import { isDeepStrictEqual } from 'node:util';
import { fc } from '@fast-check/vitest';
import {
  changeDocument,
  createDocument,
  listVersions,
  recordAiUse,
  restoreVersion,
  saveEntry,
  saveSummary,
} from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { saidBy } from '../versions/scene.test-support.ts';
import {
  cellsOf,
  createPlaysModel,
  FIXED_KEYS,
  OWN,
  POINTS,
  readCells,
  type Said,
  SUMMARY,
  TAILORED,
  type Whose,
} from './plays-model.test-support.ts';
import { type Act, type Of, step } from './plays-steps.test-support.ts';
import { type Clock, openClock, openPlays, type Tailoring } from './scene.test-support.ts';

/** As many as the gate plays. */
const FEW = 8;
const PLAYS = Number(process.env.PLAYS ?? FEW);

describeOnServer('plays of a base and what is tailored from it', (server) => {
  it(
    '[TL1] compose what is changed apart, keep what is changed here, equal their detached copies, and say in each state what they said then',
    async () => {
      const clock = await openClock(server());
      const open = openPlays(server(), clock, fillBase);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) =>
          play(await openPlay(clock, await open()), clock, steps),
        ),
        // A long run tells what it found at once, by the seed.
        { numRuns: PLAYS, endOnFailure: PLAYS > FEW },
      );
      await clock.app.close();
    },
    180_000 + PLAYS * 10_000,
  );
});

async function play(
  play: Awaited<ReturnType<typeof openPlay>>,
  clock: Clock,
  steps: readonly { minutes: number; act: Act }[],
): Promise<void> {
  const said = new Map<number, Said>();
  for (const { minutes, act } of steps) {
    said.set(clock.wait(minutes), play.said('first'));
    await play.act(act);
    await play.check();
  }
  await play.checkDetached();
  for (const { version_id: id, at } of await play.scene.versions(play.ids.first)) {
    const state = await play.scene.version(play.ids.first, id);
    const then = said.get(Date.parse(at));
    if (then) expect(inPlaces(state), `state of ${at}`).toEqual(inPlaces(then));
  }
}

const jobOf = (number: number) => {
  const company = `Company ${number}`;
  const points = POINTS.map((id) => ({ id, text: `Did ${company} ${id}.` }));
  return { role: 'Engineer', company, bullets: { points } };
};

/** Fills a base with three jobs and a section of its own. */
async function fillBase({ base, put, said }: Tailoring): Promise<void> {
  for (const made of [0, 1, 2]) await put(base, `experience:new-${made}`, jobOf(made));
  await put(base, 'summary', { text: SUMMARY });
  const { contact } = await said(base);
  await put(base, 'contact', { ...contact, fullName: 'Ada King', email: 'ada@example.org' });
  await put(base, `section:${OWN}`, { isAdded: true, shape: 'text', title: 'Talks' });
}

/** A base, two tailored resumes, a letter that follows one of these, and what each has to say. */
async function openPlay(clock: Clock, scene: Awaited<ReturnType<ReturnType<typeof openPlays>>>) {
  const { ada, put, ids } = scene;
  const about = { kind: 'letter', title: 'To Acme', base: ids.first };
  const { document_id: letter } = await ada.get(createDocument, { body: about });
  const { look, wholeOf } = await scene.watch([...Object.values(ids), letter]);
  const said = (of: Whose): Said => saidBy(wholeOf(ids[of]));
  const jobs = Object.keys(said('base')).filter((key) => key.startsWith(ENTRY));
  const addJob = async (to: string) => {
    const content = jobOf(jobs.length);
    const { key } = await put(to, `experience:new-${jobs.length}`, content);
    jobs.push(key);
    return { key, content };
  };
  const keysNow = () => [...FIXED_KEYS, ...jobs];
  const model = createPlaysModel(keysNow(), said('base'));

  async function write({ whose, part, cell, value, bySpec }: Omit<Of<'write'>, 'do'>) {
    const keys = keysNow();
    const key = keys[part % keys.length] ?? '';
    const cells = cellsOf(key);
    const place = cells[cell % cells.length];
    const now = said(whose)[key];
    if (!place || (!now && jobs.includes(key))) return;
    const next = place.write(now ?? {}, value);
    const isDone = bySpec && (await writeBySpec(whose, key, next));
    if (!isDone) await put(ids[whose], key, next);
    model.write(whose, key, next);
  }
  /** Saves by a call of the spec, where one says all that is changed. */
  async function writeBySpec(
    of: Whose,
    key: string,
    { text, role, company }: Record<string, unknown>,
  ) {
    const resume_id = ids[of];
    if (key === 'summary') {
      await ada.get(saveSummary, { body: { resume_id, summary: String(text) } });
      return true;
    }
    const entry = (await ada.readResume(resume_id)).experiences.find(
      (each) => key === `experience:${each.id}`,
    );
    if (!entry || (entry.role === role && entry.company === company)) return false;
    const body = { ...entry, resume_id, role: String(role), company: String(company) };
    await ada.get(saveEntry.experience, { body });
    return true;
  }
  async function remove({ whose, entry }: Of<'remove'>) {
    const key = jobs[entry % jobs.length] ?? '';
    if (!said(whose)[key]) return;
    await scene.remove(ids[whose], key);
    model.remove(whose, key);
  }
  /** Brings an entry back that was deleted, as an earlier state has it. */
  async function bring({ whose, entry }: Of<'bring'>) {
    const key = jobs[entry % jobs.length] ?? '';
    if (said(whose)[key]) return;
    const params = { documentId: ids[whose] };
    const { versions } = await ada.get(listVersions, { params, querystring: {} });
    for (const { version_id: versionId } of versions) {
      const then = await scene.version(ids[whose], versionId);
      if (!then[key]) continue;
      await ada.get(restoreVersion, { params: { ...params, versionId }, body: { parts: [key] } });
      await look();
      const now = said(whose);
      expect(now[key], 'brought back').toEqual(then[key]);
      if (whose === 'first') model.become('first', now, [key]);
      else {
        const actual = { first: said('first'), second: said('second') };
        model.comeBack(key, then[key], actual);
      }
      return;
    }
  }
  async function add({ whose }: Of<'add'>) {
    const { key, content } = await addJob(ids[whose]);
    model.add(whose, key, content);
  }
  async function order({ whose, turn, isOfSections }: Of<'order'>) {
    const sorted = isOfSections ? ['experience', 'summary', OWN] : entriesIn(said(whose));
    const turned = [...sorted.slice(turn % 3), ...sorted.slice(0, turn % 3)];
    const given = turn > 2 ? turned.reverse() : turned;
    await put(ids[whose], isOfSections ? 'section_order' : 'order:experience', { ids: given });
  }
  async function restore({ which }: Of<'restore'>) {
    const states = await scene.versions(ids.first);
    const state = states[which % Math.max(1, states.length)];
    if (!state) return;
    const then = await scene.version(ids.first, state.version_id);
    const before = said('first');
    await scene.restore(ids.first, state.version_id);
    await look();
    const now = said('first');
    expect(inPlaces(now)).toEqual(inPlaces(then));
    const changed = keysNow().filter((key) => !isDeepStrictEqual(now[key], before[key]));
    model.become('first', now, changed);
  }
  async function name({ which }: Of<'name'>) {
    const states = which === undefined ? [] : await scene.versions(ids.first);
    const of = states[(which ?? 0) % Math.max(1, states.length)]?.version_id;
    await scene.name(ids.first, { name: 'Kept', ...(of !== undefined && { of }) });
  }
  /** Uses AI Write once; what is left of it goes down by one. */
  async function use({ whose, entry }: Of<'use'>) {
    const key = jobs[entry % jobs.length] ?? '';
    const left = () => wholeOf(ids[whose]).parts.find((part) => part.key === key)?.uses_left;
    const before = left();
    if (before === undefined) return;
    const params = { documentId: ids[whose], callId: crypto.randomUUID() };
    const entryId = key.slice(ENTRY.length);
    const { aiUsesLeft } = await ada.get(recordAiUse, { params, body: { entryId } });
    await look();
    expect([aiUsesLeft, left()]).toEqual(Array(2).fill(Math.max(0, before - 1)));
  }
  async function rename({ whose }: Of<'rename'>) {
    const title = `Named ${crypto.randomUUID()}`;
    await ada.get(changeDocument, { params: { documentId: ids[whose] }, body: { title } });
    await look();
    expect(wholeOf(ids[whose]).document.title).toBe(title);
  }
  /** Deletes the base and restores it; what was edited meanwhile follows it no more. */
  async function away({ touched, value }: Of<'away'>) {
    const follow = [...model.follow];
    await scene.removeDocument(ids.base);
    await look();
    checkTailored();
    clock.wait(1);
    if (touched) await write({ whose: touched, part: 0, cell: 0, value, bySpec: false });
    await scene.restoreDocument(ids.base);
    if (touched) model.follow.delete(touched);
    await look();
    for (const each of follow) {
      const { base_id } = wholeOf(ids[each]).document;
      expect(base_id).toBe(model.follow.has(each) ? ids.base : undefined);
    }
  }
  async function back({ whose }: Of<'back'>) {
    await scene.removeDocument(ids[whose]);
    await scene.restoreDocument(ids[whose]);
  }
  const acts: { [Name in Act['do']]: (act: Of<Name>) => Promise<void> } = {
    ...{ write, remove, bring, add, order, restore, name, use, rename, away, back },
  };

  function checkOne(of: Whose) {
    const now = said(of);
    const keys = keysNow().filter((key) => now[key] || FIXED_KEYS.includes(key));
    const cells = Object.fromEntries(keys.map((key) => [key, readCells(key, now[key])]));
    expect(cells, of).toEqual(model.of(of));
  }
  function checkTailored() {
    for (const each of TAILORED) checkOne(each);
    const followed = wholeOf(letter).base?.parts ?? [];
    const now = said('first');
    expect(followed.map(({ key }) => key)).toContain('contact');
    for (const { key, content } of followed) expect(content, `letter, ${key}`).toEqual(now[key]);
  }

  return {
    ...{ scene, ids, said },
    act: (act: Act): Promise<void> => acts[act.do](act as never),
    async check(): Promise<void> {
      await look();
      checkOne('base');
      checkTailored();
    },
    async checkDetached(): Promise<void> {
      const copy = await scene.copy(ids.first);
      const before = await scene.whole(copy);
      // Entries that were added here have other ids in the copy.
      expect(entriesOf(before)).toEqual(entriesOf(wholeOf(ids.first)));
      await scene.detach(copy);
      const after = await scene.whole(copy);
      expect(saidInOrder(after)).toEqual(saidInOrder(before));
      const revisions = new Map(after.parts.map(({ key, revision }) => [key, revision]));
      for (const { key, revision } of before.parts)
        expect(revisions.get(key)).toBeGreaterThanOrEqual(revision);
    },
  };
}

/** Reads what is said in each place that plays change, and in which order; states have no photos. */
function inPlaces(said: Said) {
  const keys = [...entriesIn(said).map((id) => ENTRY + id), ...FIXED_KEYS].filter(
    (key) => key !== 'photo',
  );
  const places = keys.map((key) => [key, readCells(key, said[key])]);
  const sections = said.section_order?.ids ?? [];
  return { ...Object.fromEntries(places), sections, entries: orderOf(said) };
}

/** Lists entries as they stand: those that their order does not name are last, as they were made. */
function orderOf(said: Said): string[] {
  const made = entriesIn(said);
  const named = (said['order:experience']?.ids ?? []) as readonly string[];
  return [...new Set([...named.filter((id) => made.includes(id)), ...made])];
}
const ENTRY = 'experience:';
const entriesIn = (said: Said): string[] =>
  Object.keys(said)
    .filter((key) => key.startsWith(ENTRY))
    .map((key) => key.slice(ENTRY.length));

type Parts = { parts: readonly { key: string; content: object }[] };

const entriesOf = ({ parts }: Parts) =>
  parts.flatMap(({ key, content }) => (key.startsWith(ENTRY) ? [content] : []));

/** Reads what parts say; the order in which they are answered counts of entries alone. */
const saidInOrder = ({ parts }: Parts) => ({
  entries: parts.map(({ key }) => key).filter((key) => key.startsWith(ENTRY)),
  all: Object.fromEntries(parts.map(({ key, content }) => [key, content])),
});
