import {
  type EntryId,
  emptyEntry,
  entryKey,
  orderKey,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { emptyFlatEntry, flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { DraftBench } from './draft-bench.test-support.ts';
import { resumeKindOf } from './resume-model.ts';

const ORDER = orderKey('experience');

let here: DraftBench;
let there: DraftBench;

/** Two devices with a resume of three jobs that the server has. */
beforeEach(async () => {
  vi.useFakeTimers();
  here = new DraftBench(undefined, 'a');
  for (const role of ['One', 'Two', 'Three']) {
    const id = `server-of-${role}` as EntryId;
    here.server.writeElsewhere(entryKey('experience', id), {
      ...emptyEntry('experience', id, SECTIONS),
      role,
    });
  }
  there = new DraftBench(here.server, 'b');
  await here.open();
  await there.open();
});
afterEach(() => void vi.useRealTimers());

const wait = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms);
const roles = (resume: Resume) =>
  flatEntriesOf(resume, 'experience', SECTIONS).map(({ role }) => role);
const shown = (bench: DraftBench) => roles(bench.store.get().draft.document);
const idOf = (bench: DraftBench, role: string) => {
  const found = flatEntriesOf(bench.store.get().draft.document, 'experience', SECTIONS).find(
    (each) => each.role === role,
  );
  if (!found) throw new Error(`There is no ${role}.`);
  return found.id;
};
const move = (bench: DraftBench, role: string, to: number) =>
  bench.store.edit({ type: 'move-entry', kind: 'experience', id: idOf(bench, role), to });
const setRole = (bench: DraftBench, id: EntryId, role: string) =>
  bench.store.edit({ type: 'set-entry', kind: 'experience', id, changes: { role } });
function add(bench: DraftBench, role: string, at?: 'top') {
  const id = bench.newId();
  bench.store.edit({ type: 'add-entry', kind: 'experience', id, ...(at && { at }) });
  setRole(bench, id, role);
}
async function bringTogether() {
  for (const bench of [here, there, here]) {
    void bench.store.refresh();
    await bench.settle();
  }
}

it('[HO2] a move here and words there meet nowhere', async () => {
  move(here, 'One', 1);
  setRole(there, idOf(there, 'One'), 'One, typed on');
  await bringTogether();
  for (const bench of [here, there])
    expect(shown(bench)).toEqual(['Two', 'One, typed on', 'Three']);
  expect(roles(here.server.named())).toEqual(['Two', 'One, typed on', 'Three']);
});

it('[HO2] different moves in two windows both stand, without a question', async () => {
  move(here, 'One', 1);
  move(there, 'Three', 1);
  await bringTogether();
  for (const bench of [here, there]) {
    expect(bench.store.get().draft.conflicts.size).toBe(0);
    expect([...shown(bench)].sort()).toEqual(['One', 'Three', 'Two']);
  }
  expect(shown(here)).toEqual(shown(there));
});

it.each([
  { choice: 'keepMine', ends: ['Two', 'Three', 'One'] },
  { choice: 'takeTheirs', ends: ['Two', 'One', 'Three'] },
] as const)(
  '[HO2] one entry moved to two places is a question: $choice',
  async ({ choice, ends }) => {
    move(here, 'One', 1);
    await wait();
    move(there, 'One', 2);
    await wait();
    expect(there.store.get().draft.conflicts.get(ORDER)).toBeDefined();
    there.store[choice](ORDER);
    await bringTogether();
    expect([shown(here), shown(there)]).toEqual([ends, ends]);
  },
);

it('[HO2] a new entry on top, offline, survives a reload and the deletion of the first one elsewhere', async () => {
  here.server.weather = 'no-requests';
  add(here, 'New', 'top');
  here.crash();
  here.server.weather = 'fine';
  there.store.edit({ type: 'remove-entry', kind: 'experience', id: idOf(there, 'One') });
  await there.settle();
  await here.open();
  expect(shown(here)).toEqual(['New', 'Two', 'Three']);
  await bringTogether();
  expect([shown(here), shown(there)]).toEqual([
    ['New', 'Two', 'Three'],
    ['New', 'Two', 'Three'],
  ]);
});

it('[HO2] [ED14] entries stand as they were added, whichever is filled in first', async () => {
  const id = here.newId();
  here.store.edit({ type: 'add-entry', kind: 'experience', id });
  add(here, 'Five');
  await wait();
  setRole(here, id, 'Four');
  await bringTogether();
  const whole = ['One', 'Two', 'Three', 'Four', 'Five'];
  expect([shown(here), shown(there)]).toEqual([whole, whole]);
});

it('[HO2] an entry that is added last makes no order', async () => {
  add(here, 'Four');
  await wait();
  expect(here.server.taken.map(({ key }) => key)).not.toContain(ORDER);
});

it('[HO2] an imported order holds although one of its entries is refused at first', async () => {
  const bench = new DraftBench();
  await bench.open();
  const [first, second] = ['read-1', 'read-2'].map((id) => id as EntryId);
  const school = (id: EntryId | undefined, gpa: string, name: string) => ({
    ...emptyFlatEntry('education', id ?? bench.newId(), SECTIONS),
    gpa,
    school: name,
  });
  const refused = { ...school(first, '1,8', ''), degree: '' };
  bench.store.fill(
    resumeWith(
      {
        educations: [refused, school(second, '', 'Lyceum')],
      },
      bench.store.get().draft.document,
    ),
  );
  await wait();
  expect(
    flatEntriesOf(bench.server.resume, 'education', SECTIONS).map((each) => each.school),
  ).toEqual(['Lyceum']);
  bench.store.edit({
    type: 'set-entry',
    kind: 'education',
    id: refused.id,
    changes: { gpa: '3.9', school: 'Academy' },
  });
  await bench.settle();
  expect(
    flatEntriesOf(bench.server.named(), 'education', SECTIONS).map((each) => each.school),
  ).toEqual(['Academy', 'Lyceum']);
});

it('[HO2] an entry that was deleted elsewhere and is kept stands where it stood', async () => {
  setRole(here, idOf(here, 'One'), 'Kept');
  here.server.writeElsewhere(entryKey('experience', idOf(here, 'Kept')), undefined);
  await wait();
  const [key] = here.store.get().draft.conflicts.keys();
  if (!key) throw new Error('Nothing is asked.');
  here.store.keepMine(key);
  await bringTogether();
  expect(shown(there)).toEqual(['Kept', 'Two', 'Three']);
});

it('[ST2] a repeated first save does not write over what was typed into the entry elsewhere', async () => {
  here.server.weather = 'no-answers';
  add(here, 'New');
  await wait(850);
  here.server.weather = 'fine';
  void there.store.refresh();
  await wait(100);
  const id = idOf(there, 'New');
  there.store.edit({ type: 'set-entry', kind: 'experience', id, changes: { company: 'Guild' } });
  there.store.saveAll();
  await wait(100);
  await bringTogether();
  for (const bench of [here, there]) {
    const found = flatEntriesOf(bench.store.get().draft.document, 'experience', SECTIONS).filter(
      ({ role }) => role === 'New',
    );
    expect(found).toMatchObject([{ company: 'Guild' }]);
  }
});

it('[HO2] a draft of the release before takes the order that it finds', async () => {
  move(there, 'Three', 0);
  await there.settle();
  const id = idOf(here, 'Two');
  const old = createDraftDisk({
    kind: resumeKindOf(SECTIONS),
    storage: () => here.storage,
    documentId: 'resume',
    owner: 'guest',
    page: 'old-page',
  });
  const value = { ...emptyEntry('experience', id, SECTIONS), role: 'Two, older' };
  old.write(entryKey('experience', id), { value, base: 1, attempts: [], at: 1, schema: 2 });
  here.crash();
  await here.open();
  await here.settle();
  expect(shown(here)).toEqual(['Three', 'One', 'Two, older']);
  expect(here.store.get().draft.conflicts.size).toBe(0);
});
