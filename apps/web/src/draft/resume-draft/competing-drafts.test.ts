import { type EntryId, emptyEntry, entryKey, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { DraftBench } from './draft-bench.test-support.ts';
import { resumeKindOf } from './resume-model.ts';
import type { PartKey, PartValue } from './resume-types.ts';

let bench: DraftBench;
let drafts: number;

beforeEach(() => {
  vi.useFakeTimers();
  bench = new DraftBench();
  drafts = 0;
});
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const summary = () => textOf(bench.store.get().draft.document, 'summary');
const asked = (key: PartKey = 'summary') => bench.store.get().draft.conflicts.get(key);

const type = (text: string) => bench.store.edit({ type: 'set-text', kind: 'summary', text });

/** A tab that was closed left this draft, later than the ones before. */
function leave(value: PartValue, key: PartKey = 'summary') {
  drafts += 1;
  const page = `closed-${drafts}`;
  const scope = {
    kind: resumeKindOf(SECTIONS),
    storage: () => bench.storage,
    documentId: 'resume',
    owner: 'guest',
    page,
  };
  createDraftDisk(scope).write(key, { value, base: 1, attempts: [], at: drafts });
}

it.each([
  { choice: 'keepMine', ends: 'Bob' },
  { choice: 'takeTheirs', ends: 'Ada' },
] as const)(
  '[ED19] asks at once which of two tabs’ drafts stands: $choice',
  async ({ choice, ends }) => {
    leave('Ada');
    leave('Bob');
    await bench.open();
    expect(summary()).toBe('Bob');
    expect(asked()?.value).toBe('Ada');
    await wait(5_000);
    expect(bench.server.taken).toEqual([]);

    bench.store[choice]('summary');
    await wait(1_000);
    expect(textOf(bench.server.resume, 'summary')).toBe(ends);
    expect(bench.storage.length).toBe(0);
    await bench.open();
    expect(summary()).toBe(ends);
    expect(asked()).toBeUndefined();
  },
);

it('[ED19] asks again after a crash, a refresh or more typing, until the person has chosen', async () => {
  leave('Ada');
  leave('Bob');
  await bench.open();
  bench.crash();
  await bench.open();
  void bench.store.refresh();
  await wait(1_000);
  bench.store.edit({ type: 'set-text', kind: 'summary', text: 'Bobby' });
  await wait(1_000);
  await bench.reopen();
  expect(summary()).toBe('Bobby');
  expect(asked()?.value).toBe('Ada');
  expect(bench.server.taken).toEqual([]);
});

it('[ED19] asks about one after the other, and not about what says the same', async () => {
  for (const text of ['Ada', 'Bob', 'Ada', 'Cyd', 'Cyd']) leave(text);
  await bench.open();
  expect([summary(), asked()?.value]).toEqual(['Cyd', 'Ada']);
  bench.store.takeTheirs('summary');
  expect([summary(), asked()?.value]).toEqual(['Ada', 'Bob']);
  bench.store.keepMine('summary');
  await wait(1_000);
  expect(textOf(bench.server.resume, 'summary')).toBe('Ada');
});

it('[ED19] saves drafts that say the same without a word', async () => {
  leave('Ada');
  leave('Ada');
  await bench.open();
  expect(asked()).toBeUndefined();
  await wait(1_000);
  expect(textOf(bench.server.resume, 'summary')).toBe('Ada');
  expect(bench.storage.length).toBe(0);
});

it('[ED19] asks about an older draft also where the newest one turns out to be saved', async () => {
  leave('Ada');
  leave('Bob');
  bench.server.writeElsewhere('summary', 'Bob');
  await bench.open();
  expect([summary(), asked()?.value]).toEqual(['Bob', 'Ada']);
  bench.store.keepMine('summary');
  expect(bench.storage.length).toBe(0);
  await wait(1_000);
  expect(bench.server.taken).toEqual([]);
});

it('[ED19] asks first about what somebody else wrote, and overwrites it only then', async () => {
  leave('Ada');
  leave('Bob');
  bench.server.writeElsewhere('summary', 'theirs');
  await bench.open();
  expect(asked()).toMatchObject({ value: 'theirs' });
  bench.store.takeTheirs('summary');
  expect([summary(), asked()?.value]).toEqual(['theirs', 'Ada']);
  await wait(1_000);
  expect(textOf(bench.server.resume, 'summary')).toBe('theirs');
  bench.store.takeTheirs('summary');
  await wait(1_000);
  expect(textOf(bench.server.resume, 'summary')).toBe('Ada');
});

it('[ED19] keeps two drafts of an entry that was deleted elsewhere: as one new entry', async () => {
  const id = 'server-7' as EntryId;
  const key = entryKey('experience', id);
  for (const role of ['Ada', 'Bob'])
    leave({ ...emptyEntry('experience', id, SECTIONS), role }, key);
  await bench.open();
  expect(asked(key)?.value).toBeUndefined();
  bench.store.keepMine(key);
  expect(asked(keyOfFirst())?.value).toMatchObject({ role: 'Ada' });
  bench.store.takeTheirs(keyOfFirst());
  await wait(1_000);
  expect(
    flatEntriesOf(bench.server.resume, 'experience', SECTIONS).map(({ role }) => role),
  ).toEqual(['Ada']);
  expect(bench.storage.length).toBe(0);
});

const keyOfFirst = () =>
  entryKey(
    'experience',
    flatEntriesOf(bench.store.get().draft.document, 'experience', SECTIONS)[0]?.id ??
      ('' as EntryId),
  );

it('[TR1] has the server keep a version of what a settled conflict replaces, also after a reload, and of no more', async () => {
  await bench.open();
  type('mine');
  bench.server.writeElsewhere('summary', 'theirs');
  await wait(1_000);
  bench.server.weather = 'no-requests';
  bench.store.keepMine('summary');
  await wait(1_000);
  bench.crash();
  bench.server.weather = 'fine';
  await bench.open();
  await wait(1_000);
  type('mine, and on');
  await wait(1_000);
  expect(
    bench.server.taken.map(({ value, keepsPreviousVersion }) => [value, keepsPreviousVersion]),
  ).toEqual([
    ['mine', true],
    ['mine, and on', undefined],
  ]);
});
