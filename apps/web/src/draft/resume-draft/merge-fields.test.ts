import { type EntryId, entryKey, SECTIONS } from '@shortlist/model';
import {
  emptyFlatEntry,
  type FlatEntry,
  flatEntriesOf,
  readEntry,
} from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { DraftBench } from './draft-bench.test-support.ts';
import { resumeKindOf } from './resume-model.ts';
import type { DraftRecord } from './resume-types.ts';

const ID = 'server-1' as EntryId;
const KEY = entryKey('experience', ID);
const FIRST = {
  ...emptyFlatEntry('experience', ID, SECTIONS),
  role: 'Engineer',
  bullets: '• One\n• Two\n• Three',
};

let bench: DraftBench;

beforeEach(async () => {
  vi.useFakeTimers();
  bench = new DraftBench();
  bench.server.writeElsewhere(KEY, readEntry('experience', FIRST, SECTIONS));
  await bench.open();
});
afterEach(() => void vi.useRealTimers());

const wait = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms);
const mine = () => flatEntriesOf(bench.store.get().draft.document, 'experience', SECTIONS)[0];
const theirs = () => flatEntriesOf(bench.server.resume, 'experience', SECTIONS)[0];
const fields = () => bench.store.get().draft.conflicts.get(KEY)?.fields;
const change = (changes: Partial<FlatEntry<'experience'>>) =>
  bench.store.edit({ type: 'set-entry', kind: 'experience', id: ID, changes });
const changeElsewhere = (changes: Partial<FlatEntry<'experience'>>) =>
  bench.server.writeElsewhere(
    KEY,
    readEntry('experience', { ...(theirs() ?? FIRST), ...changes }, SECTIONS),
  );

it('[ST2] different fields, and different lines of a text, merge without a question', async () => {
  change({ role: 'Lead', bullets: '• First\n• Two\n• Three' });
  changeElsewhere({ company: 'Guild', bullets: '• One\n• Two\n• Three\n• Four' });
  await wait();
  const merged = {
    ...FIRST,
    role: 'Lead',
    company: 'Guild',
    bullets: '• First\n• Two\n• Three\n• Four',
  };
  expect([mine(), theirs()]).toEqual([merged, merged]);
  expect(bench.storage.length).toBe(0);
});

describe('a field that both changed', () => {
  beforeEach(async () => {
    change({ role: 'Lead', location: 'Lisbon' });
    changeElsewhere({ role: 'Director', company: 'Guild' });
    await wait();
  });

  it('[ST2] is asked about alone, and typing goes on', async () => {
    expect(fields()).toEqual(['role']);
    expect(mine()).toMatchObject({ role: 'Lead', location: 'Lisbon', company: 'Guild' });
    change({ role: 'Leader' });
    expect(fields()).toEqual(['role']);
    change({ role: 'Director' });
    await wait();
    expect(fields()).toBeUndefined();
    expect(theirs()).toMatchObject({ role: 'Director', location: 'Lisbon', company: 'Guild' });
  });

  it('[ST2] stays in question while it is typed back to what it was, until both say the same', async () => {
    for (const role of ['Le', 'Engineer']) {
      change({ role });
      expect(mine()?.role).toBe(role);
      expect(fields()).toEqual(['role']);
    }
    void bench.store.refresh();
    await wait();
    change({ role: 'Engineers' });
    expect(fields()).toEqual(['role']);
    change({ role: 'Director' });
    await wait();
    expect(fields()).toBeUndefined();
    expect(bench.storage.length).toBe(0);
  });

  it.each([
    { choice: 'keepMine', role: 'Lead' },
    { choice: 'takeTheirs', role: 'Director' },
  ] as const)('[ST2] is settled by itself: $choice', async ({ choice, role }) => {
    bench.store[choice](KEY, 'role');
    await wait();
    expect(theirs()).toMatchObject({ role, location: 'Lisbon', company: 'Guild' });
    expect(mine()).toEqual(theirs());
    expect(bench.storage.length).toBe(0);
  });

  it('[ST2] is still asked about after a crash; a second round asks about what is open', async () => {
    bench.crash();
    changeElsewhere({ company: 'Bureau', location: 'Porto' });
    await bench.open();
    await wait();
    expect(fields()).toEqual(['role', 'location']);
    expect(mine()).toMatchObject({ role: 'Lead', company: 'Bureau' });
    bench.store.keepMine(KEY, 'location');
    expect(fields()).toEqual(['role']);
    bench.store.takeTheirs(KEY, 'role');
    await wait();
    expect(theirs()).toMatchObject({ role: 'Director', company: 'Bureau', location: 'Lisbon' });
  });
});

it('[ST2] an entry deleted elsewhere stays in question while it is typed back to what it was', async () => {
  change({ role: 'Lead' });
  bench.server.writeElsewhere(KEY, undefined);
  await wait();
  expect(fields()).toEqual(['*']);
  change({ role: 'Engineer' });
  expect(fields()).toEqual(['*']);
  expect(mine()?.role).toBe('Engineer');
  bench.store.takeTheirs(KEY);
  expect(mine()?.role).not.toBe('Engineer');
});

describe('drafts that closed pages left', () => {
  let written = 0;
  /** Leaves a draft as release 1.0.0 wrote it: every value as text. */
  function leave(value: FlatEntry<'experience'>, from?: FlatEntry<'experience'>) {
    written += 1;
    const disk = createDraftDisk({
      kind: resumeKindOf(SECTIONS),
      storage: () => bench.storage,
      documentId: 'resume',
      owner: 'guest',
      page: `closed-${written}`,
    });
    const revision = bench.server.revisions.get(KEY);
    const record = { value, base: revision, attempts: [], at: written, schema: 1 };
    disk.write(KEY, {
      ...record,
      ...(from && { from: { value: from } }),
    } as unknown as DraftRecord);
  }

  it('[ST2] merge field by field, each against what it started from', async () => {
    bench.crash();
    leave({ ...FIRST, role: 'Lead' }, FIRST);
    leave({ ...FIRST, location: 'Lisbon' }, FIRST);
    await bench.open();
    await wait();
    expect(theirs()).toMatchObject({ role: 'Lead', location: 'Lisbon' });
    expect(bench.storage.length).toBe(0);
  });

  it('[ST2] are asked about where they changed one field, and not about anything else', async () => {
    bench.crash();
    leave({ ...FIRST, role: 'Lead', company: 'Guild' }, FIRST);
    leave({ ...FIRST, role: 'Director' }, FIRST);
    await bench.open();
    expect(bench.store.get().draft.conflicts.get(KEY)).toMatchObject({
      fields: ['role'],
      isCompeting: true,
    });
    bench.store.takeTheirs(KEY, 'role');
    await wait();
    expect(theirs()).toMatchObject({ role: 'Lead', company: 'Guild' });
  });

  it('[ST2] of the release before, which kept no start, are a question about the whole', async () => {
    bench.crash();
    leave({ ...FIRST, role: 'Lead' });
    changeElsewhere({ company: 'Guild' });
    await bench.open();
    expect(fields()).toEqual(['*']);
    bench.store.keepMine(KEY);
    await wait();
    expect(theirs()).toMatchObject({ role: 'Lead', company: '' });
  });
});
