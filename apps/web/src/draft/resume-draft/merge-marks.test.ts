import { ENGLISH } from '@shortlist/messages';
import { type EntryId, entryKey, type PointDraft, SECTIONS } from '@shortlist/model';
import {
  emptyFlatEntry,
  type FlatEntry,
  flatEntriesOf,
  readEntry,
} from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listQuestions } from '../react/conflicts/conflict-words.ts';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { DraftBench } from './draft-bench.test-support.ts';
import { resumeKindOf } from './resume-model.ts';
import type { DraftRecord } from './resume-types.ts';

const ID = 'server-1' as EntryId;
const KEY = entryKey('experience', ID);
const bold = (from: number, to: number) => ({ from, to, bold: true as const });
const FIRST = { ...emptyFlatEntry('experience', ID, SECTIONS), bullets: '• One\n• Two\n• Three' };
const MARKED = { ...FIRST, values: { bullets: { marks: { 0: [bold(0, 3)] } } } };

let bench: DraftBench;

beforeEach(async () => {
  vi.useFakeTimers();
  bench = new DraftBench();
  bench.server.writeElsewhere(KEY, readEntry('experience', FIRST, SECTIONS));
  await bench.open();
});
afterEach(() => void vi.useRealTimers());

const wait = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms);
const draft = () => bench.store.get().draft;
const mine = () => flatEntriesOf(draft().document, 'experience', SECTIONS)[0];
const theirs = () => flatEntriesOf(bench.server.resume, 'experience', SECTIONS)[0];
const setPoints = (points: readonly PointDraft[]) =>
  bench.store.edit({ type: 'set-points', kind: 'experience', id: ID, field: 'bullets', points });
const type = (bullets: string) =>
  bench.store.edit({ type: 'set-entry', kind: 'experience', id: ID, changes: { bullets } });
const changeElsewhere = (changes: Partial<FlatEntry<'experience'>>) =>
  bench.server.writeElsewhere(
    KEY,
    readEntry('experience', { ...(theirs() ?? FIRST), ...changes }, SECTIONS),
  );

it('[OC5] marks are saved, and gone once they are taken away', async () => {
  setPoints([{ text: 'One', marks: [bold(0, 3)] }, { text: 'Two' }, { text: 'Three' }]);
  await wait();
  expect(theirs()).toEqual(MARKED);
  setPoints([{ text: 'One' }, { text: 'Two' }, { text: 'Three' }]);
  await wait();
  expect(theirs()).toEqual(FIRST);
  expect(bench.storage.length).toBe(0);
});

it('[OC5] one window marks a word, the other types in another line: no question', async () => {
  setPoints([{ text: 'One', marks: [bold(0, 3)] }, { text: 'Two' }, { text: 'Three' }]);
  changeElsewhere({ bullets: '• One\n• Two\n• Three of them\n• Four' });
  await wait();
  const merged = { ...MARKED, bullets: '• One\n• Two\n• Three of them\n• Four' };
  expect([mine(), theirs()]).toEqual([merged, merged]);
  expect(bench.storage.length).toBe(0);
});

it('[OC5] one window hides a point, the other puts a line above and marks another', async () => {
  setPoints([{ text: 'One' }, { text: 'Two' }, { text: 'Three', hidden: true }]);
  changeElsewhere({
    bullets: '• New\n• One\n• Two\n• Three',
    values: { bullets: { marks: { 1: [bold(1, 2)] } } },
  });
  await wait();
  const merged = {
    ...FIRST,
    bullets: '• New\n• One\n• Two\n• Three',
    values: { bullets: { marks: { 1: [bold(1, 2)] }, hidden: [3] } },
  };
  expect([mine(), theirs()]).toEqual([merged, merged]);
});

it('[OC5] a line that one window marks and the other changes is a question about the points', async () => {
  setPoints([{ text: 'One', marks: [bold(0, 3)] }, { text: 'Two' }, { text: 'Three' }]);
  changeElsewhere({
    bullets: '• One\n• Two\n• Three',
    values: { bullets: { marks: { 0: [{ from: 0, to: 3, italic: true }] }, hidden: [1] } },
    role: 'Lead',
  });
  await wait();
  expect(listQuestions(ENGLISH, draft(), SECTIONS)).toMatchObject([
    {
      fields: [
        {
          label: 'Points',
          mine: { words: '• **One**\n• Two\n• Three' },
          theirs: { words: '• _One_\n• Two (hidden)\n• Three' },
        },
      ],
    },
  ]);
  bench.store.keepMine(KEY, 'bullets');
  await wait();
  expect(theirs()).toEqual({ ...MARKED, role: 'Lead' });
  expect(mine()).toEqual(theirs());
});

it('[OC5] typing over marks moves them, and a crash loses none', async () => {
  setPoints([{ text: 'One', marks: [bold(0, 3)] }, { text: 'Two' }, { text: 'Three' }]);
  type('• One of ten\n• Two\n• Three');
  bench.crash();
  await bench.open();
  expect(mine()?.values).toEqual(MARKED.values);
  await wait();
  expect(theirs()).toEqual({ ...MARKED, bullets: '• One of ten\n• Two\n• Three' });
});

it('[OC5] a draft of the release before, which knows no marks, opens beside marks that were saved since', async () => {
  bench.crash();
  const disk = createDraftDisk({
    kind: resumeKindOf(SECTIONS),
    storage: () => bench.storage,
    documentId: 'resume',
    owner: 'guest',
    page: 'closed',
  });
  const base = bench.server.revisions.get(KEY);
  const value = { ...FIRST, bullets: '• One\n• Two\n• Three\n• Four' };
  // As release 1.0.0 wrote it.
  const record = { value, base, from: { value: FIRST }, attempts: [], at: 1, schema: 1 };
  disk.write(KEY, record as unknown as DraftRecord);
  changeElsewhere({ values: MARKED.values });
  await bench.open();
  await wait();
  const merged = { ...MARKED, bullets: '• One\n• Two\n• Three\n• Four' };
  expect([mine(), theirs()]).toEqual([merged, merged]);
});
