import { fc, test } from '@fast-check/vitest';
import {
  type Edit,
  type EntryId,
  type EntryOf,
  entriesOf,
  entryKey,
  moveSection,
  paperOrder,
  type Resume,
  SECTIONS,
  sectionSettings,
  sectionsOf,
  setEntryEdit,
} from '@shortlist/model';
import { emptyFlatEntry, flatEntriesOf, readEntry } from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftBench } from '../resume-draft/draft-bench.test-support.ts';
import { historyOf } from './edit-history.ts';

let here: DraftBench;
let there: DraftBench;

async function openBoth(): Promise<void> {
  opened += 1;
  here = new DraftBench(undefined, 'a');
  for (const role of ['One', 'Two', 'Three']) {
    const id = `server-of-${role}` as EntryId;
    const flat = { ...emptyFlatEntry('experience', id, SECTIONS), role, bullets: `Did ${role}` };
    const entry = readEntry('experience', flat, SECTIONS);
    here.server.writeElsewhere(entryKey('experience', id), entry);
  }
  there = new DraftBench(here.server, 'b');
  await here.open();
  await there.open();
  history();
}

beforeEach(async () => {
  vi.useFakeTimers();
  await openBoth();
});
afterEach(() => void vi.useRealTimers());

let opened = 0;
const history = () => historyOf(`r${opened}`, here.store, SECTIONS);
const resumeIn = (bench: DraftBench) => bench.store.get().draft.document;
const entriesIn = (bench: DraftBench) => flatEntriesOf(resumeIn(bench), 'experience', SECTIONS);
const roles = (bench: DraftBench) => entriesIn(bench).map(({ role }) => role);
const idOf = (bench: DraftBench, role: string) =>
  entriesIn(bench).find((each) => each.role === role)?.id as EntryId;
const kind = 'experience' as const;

/** Makes an edit, or several in one moment. */
async function edit(bench: DraftBench, ...edits: Edit[]): Promise<void> {
  for (const each of edits) bench.store.edit(each);
  await Promise.resolve();
}
const remove = (bench: DraftBench, role: string) =>
  edit(bench, { type: 'remove-entry', kind, id: idOf(bench, role) });
const move = (bench: DraftBench, role: string, to: number) =>
  edit(bench, { type: 'move-entry', kind, id: idOf(bench, role), to });
const setRole = (bench: DraftBench, id: EntryId, role: string) =>
  edit(bench, { type: 'set-entry', kind, id, changes: { role } });

async function bringTogether(): Promise<void> {
  for (const bench of [here, there, here, there]) {
    await vi.advanceTimersByTimeAsync(2_000);
    void bench.store.refresh();
  }
  await vi.advanceTimersByTimeAsync(2_000);
}

it('[TR1] a deleted entry comes back to its place with all that it said, goes again and comes back again', async () => {
  await edit(here, { type: 'set-flag', kind, id: idOf(here, 'Two'), flag: 'hidden', isOn: true });
  const [, before] = entriesIn(here);
  await remove(here, 'Two');
  await bringTogether();
  expect(roles(there)).toEqual(['One', 'Three']);
  for (let times = 0; times < 2; times += 1) {
    expect(history().step(-1)).toMatchObject({ what: 'remove-entry' });
    expect(roles(here)).toEqual(['One', 'Two', 'Three']);
    await bringTogether();
    expect(roles(there)).toEqual(['One', 'Two', 'Three']);
    expect({ ...entriesIn(there)[1], id: before?.id }).toEqual(before);
    expect(history().step(1)).toMatchObject({ what: 'remove-entry' });
    await bringTogether();
    expect(roles(there)).toEqual(['One', 'Three']);
  }
});

it('[TR1] what another window wrote and moved meanwhile stays, and an edit of the entry that came back is undone under its new id', async () => {
  await move(here, 'Three', 0);
  await remove(here, 'Three');
  await bringTogether();
  await setRole(there, idOf(there, 'One'), 'First');
  await move(there, 'First', 1);
  await bringTogether();
  history().step(-1);
  expect(roles(here)).toEqual(['Three', 'Two', 'First']);
  await bringTogether();
  expect(roles(there)).toEqual(['Three', 'Two', 'First']);
  history().step(-1);
  expect(roles(here)).toEqual(['Two', 'First', 'Three']);
  await bringTogether();
  expect(roles(there)).toEqual(roles(here));
});

it('[TR1] a step whose thing was changed since is passed over', async () => {
  await move(here, 'Three', 0);
  const id = here.newId();
  await edit(here, { type: 'add-entry', kind, id });
  await setRole(here, id, 'Typed since');
  await bringTogether();
  await move(there, 'Three', 2);
  await bringTogether();
  expect(history().step(-1)).toBeUndefined();
  expect(roles(here)).toEqual(['One', 'Two', 'Three', 'Typed since']);
});

it('what was done again is not once an edit came between', async () => {
  await remove(here, 'Two');
  history().step(-1);
  await setRole(here, idOf(here, 'One'), 'First');
  expect(history().step(1)).toBeUndefined();
  expect(roles(here)).toEqual(['First', 'Two', 'Three']);
});

it('an edit that it is told of once more, after another one, is no new one', async () => {
  await move(here, 'Three', 0);
  const first = here.store.get().lastEdit;
  history().step(-1);
  history().note(first);
  expect(history().step(1)).toMatchObject({ what: 'move-entry' });
  expect(roles(here)).toEqual(['Three', 'One', 'Two']);
});

it('an edit that its own message takes back is no step any more', async () => {
  const gone: Edit = { type: 'remove-entry', kind, id: idOf(here, 'Two') };
  await edit(here, gone);
  await move(here, 'Three', 0);
  history().takeBack(gone);
  expect(roles(here)).toEqual(['Three', 'One', 'Two']);
  expect(history().takeBack(gone)).toBeUndefined();
  expect(history().step(-1)).toMatchObject({ what: 'move-entry' });
  expect(roles(here)).toEqual(['One', 'Three', 'Two']);
  expect(history().step(-1)).toBeUndefined();
});

it('the texts that a switch has changed in the same moment come back with it, and typed ones by their own undo', async () => {
  const [id] = entriesIn(here).map((entry) => entry.id) as [EntryId];
  await setRole(here, id, 'Typed');
  await edit(
    here,
    { type: 'set-entry', kind, id, changes: { company: 'Taken over' } },
    { type: 'set-flag', kind, id, flag: 'sameEmployer', isOn: true },
  );
  history().step(-1);
  expect(entriesIn(here)[0]).toMatchObject({ role: 'Typed', company: '' });
  expect(entriesOf(resumeIn(here), kind)[0]?.sameEmployer).toBeUndefined();
  expect(history().step(-1)).toBeUndefined();
  history().step(1);
  expect(entriesIn(here)[0]).toMatchObject({ company: 'Taken over' });
});

it('a section that was removed comes back where it stood, with its title and its entries', async () => {
  // The key of a section of one's own is none of the kinds that TypeScript knows.
  const key = 'custom-talks' as 'project';
  await edit(
    here,
    { type: 'set-section', key, changes: { title: 'Talks', shape: 'entries', isAdded: true } },
    { type: 'add-entry', kind: key, id: here.newId() },
  );
  const ids = flatEntriesOf(resumeIn(here), key, SECTIONS).map(({ id }) => id);
  await edit(here, ...ids.map((id) => setEntryEdit(key, id, { name: 'On looms' })));
  await bringTogether();
  const left = flatEntriesOf(resumeIn(here), key, SECTIONS).map(({ id }) => id);
  await edit(here, { type: 'remove-section', key, ids: left });
  await bringTogether();
  expect(saysOf(resumeIn(there))).not.toContain('On looms');
  history().step(-1);
  await bringTogether();
  expect(saysOf(resumeIn(there))).toContain('On looms');
  expect(sectionSettings(resumeIn(there), key).title).toBe('Talks');
  history().step(1);
  await bringTogether();
  expect(saysOf(resumeIn(there))).not.toContain('On looms');
});

/** Returns a resume's words, without the ids of its entries. */
const saysOf = (resume: Resume) =>
  JSON.stringify([
    paperOrder(resume, sectionsOf(resume, SECTIONS)),
    resume.sections.map(({ key, ...section }) => [
      key,
      sectionSettings(resume, key),
      'entries' in section ? section.entries.map(({ id: _, ...said }) => said) : section.text,
    ]),
  ]);

type Choice = { at: number; to: number };
/** An edit of a resume as it is then; undefined where there is nothing to edit. */
type Choose = (bench: DraftBench, choice: Choice) => Edit | undefined;

/** An edit of one of several jobs: the last one may not be removed. */
const ofEntry =
  (make: (entry: EntryOf<'experience'>, to: number, bench: DraftBench) => Edit): Choose =>
  (bench, { at, to }) => {
    const entries = entriesOf(resumeIn(bench), kind);
    const entry = entries[at % entries.length];
    return entry && entries.length > 1 ? make(entry, to % entries.length, bench) : undefined;
  };

const EDITS: readonly Choose[] = [
  ofEntry(({ id }) => ({ type: 'remove-entry', kind, id })),
  ofEntry(({ id }, to) => ({ type: 'move-entry', kind, id, to })),
  ofEntry(({ id, hidden }) => ({ type: 'set-flag', kind, id, flag: 'hidden', isOn: !hidden })),
  (bench, { at }) => {
    const { kind: key } = SECTIONS.entries[at % SECTIONS.entries.length] ?? { kind };
    const isHidden = !sectionSettings(resumeIn(bench), key).isHidden;
    return { type: 'set-section', key, changes: { isHidden } };
  },
  (bench, { at, to }) => {
    const order = paperOrder(resumeIn(bench), SECTIONS);
    const [moved, target] = [order[at % order.length], order[to % order.length]];
    if (!moved || !target) return undefined;
    return { type: 'set-section-order', sectionOrder: moveSection(order, moved, target) };
  },
];
const COPY = ofEntry(({ id: _, ...entry }, at, bench) => ({
  ...{ kind, id: bench.newId(), entry, at },
  type: 'insert-entry',
}));

const choiceOf = (edits: readonly Choose[]) =>
  fc.record({ edit: fc.constantFrom(...edits), at: fc.nat(8), to: fc.nat(8) }).map(
    ({ edit: choose, ...choice }) =>
      (bench: DraftBench) =>
        choose(bench, choice),
  );

test.prop([fc.array(choiceOf([...EDITS, COPY]), { maxLength: 12 })])(
  'undo of everything ends where it began, and redo of everything where it was left',
  async (edits) => {
    await openBoth();
    const begun = saysOf(resumeIn(here));
    for (const next of edits) {
      const made = next(here);
      if (made) await edit(here, made);
    }
    const left = saysOf(resumeIn(here));
    for (let times = 0; times < 2; times += 1) {
      while (history().step(-1));
      expect(saysOf(resumeIn(here))).toBe(begun);
      while (history().step(1));
      expect(saysOf(resumeIn(here))).toBe(left);
    }
  },
);

test.prop([fc.array(fc.tuple(choiceOf(EDITS), fc.boolean()), { maxLength: 6 })], { numRuns: 30 })(
  '[TR1] undo of everything brings all back and takes nothing that another window wrote',
  async (edits) => {
    await openBoth();
    const words: string[] = [];
    for (const [at, [next, isElsewhere]] of edits.entries()) {
      const made = next(here);
      if (made) await edit(here, made);
      await bringTogether();
      const [first] = entriesIn(there);
      if (isElsewhere && first) {
        words.push(`theirs${at}.`);
        const location = `${first.location} theirs${at}.`;
        await edit(there, { type: 'set-entry', kind, id: first.id, changes: { location } });
        await bringTogether();
      }
    }
    while (history().step(-1));
    await bringTogether();
    for (const bench of [here, there]) {
      expect([...roles(bench)].sort()).toEqual(['One', 'Three', 'Two']);
      for (const word of words) expect(saysOf(resumeIn(bench))).toContain(word);
    }
  },
);

it('[ED13] "Currently work here" is a step with the date that it replaced, and a date that is typed is none', async () => {
  const id = idOf(here, 'Two');
  const set = (endDate: string, isCurrent: boolean) =>
    edit(here, { type: 'set-entry', kind, id, changes: { endDate, isCurrent } });
  const end = () => {
    const { endDate, isCurrent } = entriesIn(here)[1] ?? {};
    return [endDate, isCurrent];
  };
  await set('Feb 2024', false);
  expect(history().step(-1)).toBeUndefined();
  await set('Present', true);
  await bringTogether();
  await set('', false);
  await bringTogether();
  for (const { by, said } of [
    { by: -1, said: ['Present', true] },
    { by: -1, said: ['Feb 2024', false] },
    { by: 1, said: ['Present', true] },
    { by: 1, said: ['', false] },
    { by: -1, said: ['Present', true] },
  ] as const) {
    expect(history().step(by)).toMatchObject({ what: 'set-entry' });
    expect(end()).toEqual(said);
  }
  // Half of it would be a date of a job that goes on.
  await set('May 2024', false);
  await set('Jun 2024', false);
  expect(history().step(-1)).toBeUndefined();
  expect(end()).toEqual(['Jun 2024', false]);
});
