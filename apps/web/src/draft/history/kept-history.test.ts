import { type Edit, type EntryId, entryKey, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry, flatEntriesOf, readEntry } from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { erasePersonalCopies } from '#platform/storage/personal-copies.ts';
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

it('[TR1] what was done goes back after the resume was left and opened again, also of an entry that was saved meanwhile', async () => {
  const made = here.newId();
  await edit(here, { type: 'add-entry', kind, id: made });
  await setRole(here, made, 'Four');
  await bringTogether();
  await remove(here, 'Two');
  await move(here, 'Four', 0);
  await here.reopen();
  // In the next draft the entry has the server's id alone.
  expect(roles(here)).toEqual(['Four', 'One', 'Three']);
  expect(idOf(here, 'Four')).not.toBe(made);
  expect(history().step(-1)).toMatchObject({ what: 'move-entry' });
  expect(roles(here)).toEqual(['One', 'Three', 'Four']);
  await here.reopen();
  expect(history().step(-1)).toMatchObject({ what: 'remove-entry' });
  expect(roles(here)).toEqual(['One', 'Two', 'Three', 'Four']);
  await bringTogether();
  expect(roles(there)).toEqual(['One', 'Two', 'Three', 'Four']);
  await remove(here, 'One');
  await here.reopen();
  expect(history().step(-1)).toMatchObject({ what: 'remove-entry' });
  expect(history().step(1)).toMatchObject({ what: 'remove-entry' });
  expect(roles(here)).toEqual(['Two', 'Three', 'Four']);
});

it('[TR1] what was done in a resume goes with its owner, and beyond the ten that were opened last', async () => {
  await remove(here, 'Two');
  const [first] = [opened];
  for (let others = 0; others < 10; others += 1) {
    opened += 1;
    history();
  }
  opened = first;
  expect(history().step(-1)).toBeUndefined();
  await remove(here, 'Three');
  await erasePersonalCopies();
  expect(history().step(-1)).toBeUndefined();
});
