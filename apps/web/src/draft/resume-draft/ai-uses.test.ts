import { fc, test } from '@fast-check/vitest';
import { type EntryId, emptyEntry, entryKey, SECTIONS, writeLine } from '@shortlist/model';
import {
  emptyFlatEntry,
  type FlatEntry,
  flatEntriesOf,
  readEntry,
} from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { DraftBench } from './draft-bench.test-support.ts';
import type { Weather } from './model-server.test-support.ts';
import { aiUsesLeft } from './resume-draft.ts';
import { resumeKindOf } from './resume-model.ts';
import type { DraftRecord } from './resume-types.ts';

const ID = 'server-1' as EntryId;
const KEY = entryKey('experience', ID);

let bench: DraftBench;

beforeEach(async () => {
  vi.useFakeTimers();
  bench = await openBench();
});
afterEach(() => void vi.useRealTimers());

/** An open resume with one experience that the server has. */
async function openBench(): Promise<DraftBench> {
  const next = new DraftBench();
  next.server.writeElsewhere(KEY, emptyEntry('experience', ID, SECTIONS));
  await next.open();
  return next;
}

const wait = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
const at = (which: DraftBench) => which.store.get().draft;
const entryAt = (which: DraftBench) =>
  entryIn(flatEntriesOf(at(which).document, 'experience', SECTIONS));
const theirs = () => entryIn(flatEntriesOf(bench.server.resume, 'experience', SECTIONS));
const writeThere = (changes: Partial<FlatEntry<'experience'>>) =>
  bench.server.writeElsewhere(KEY, readEntry('experience', { ...theirs(), ...changes }, SECTIONS));
const leftAt = (which: DraftBench, id: EntryId = ID) => aiUsesLeft(at(which), 'experience', id);
const leftThere = () => bench.server.usesLeft.get(ID) ?? 3;
const stored = () => Array.from({ length: bench.storage.length }, (_, at) => bench.storage.key(at));

function entryIn([entry]: readonly FlatEntry<'experience'>[]): FlatEntry<'experience'> {
  if (!entry) throw new Error('The experience is gone.');
  return entry;
}

const change = (changes: Partial<FlatEntry<'experience'>>, which = bench) =>
  which.store.edit({ type: 'set-entry', kind: 'experience', id: ID, changes });

/** One use as the editor makes it, if there is one left; whether there was. */
function spend(which = bench): boolean {
  const left = leftAt(which);
  if (left === 0) return false;
  which.store.recordUse({ list: 'experience', id: ID });
  change({ bullets: writeLine(entryAt(which).bullets, `Use ${left}.`) }, which);
  return true;
}

it('[HO3] one use in each of two windows leaves one, and asks nothing', async () => {
  const other = new DraftBench(bench.server, 'b');
  await other.open();
  spend(bench);
  change({ role: 'Welder' }, other);
  spend(other);
  await wait(5_000);
  expect(leftThere()).toBe(1);
  for (const each of [bench, other]) {
    void each.store.refresh();
    await wait();
    expect(leftAt(each)).toBe(1);
  }
});

it('[HO3] a use makes no other window stale, whatever that one types', async () => {
  spend();
  await wait();
  change({ role: 'Typed here' });
  writeThere({ company: 'Typed elsewhere' });
  await wait(5_000);
  expect(at(bench).conflicts.size).toBe(0);
  expect(theirs()).toMatchObject({ role: 'Typed here', company: 'Typed elsewhere' });
});

it('[HO3] two uses without a connection are counted when it comes back', async () => {
  bench.server.weather = 'no-requests';
  spend();
  spend();
  await wait(5_000);
  expect([leftAt(bench), leftThere()]).toEqual([1, 3]);
  bench.server.weather = 'fine';
  await wait(15_000);
  expect([leftAt(bench), leftThere()]).toEqual([1, 1]);
  expect(theirs().bullets).toBe('• Use 3.\n• Use 2.');
  expect(stored()).toEqual([]);
});

it('[HO3] a use whose answer is lost is sent again and counted once', async () => {
  bench.server.weather = 'no-answers';
  spend();
  await wait(5_000);
  expect(leftThere()).toBe(2);
  bench.server.weather = 'fine';
  await wait(15_000);
  expect([leftAt(bench), leftThere()]).toEqual([2, 2]);
});

it.each(['no-requests', 'no-answers', 'no-session'] as const)(
  '[HO3] a page that ends before the answer leaves its use to the next: %s',
  async (weather) => {
    bench.server.weather = weather;
    spend();
    bench.crash();
    await bench.open();
    expect(leftAt(bench)).toBe(2);
    bench.server.weather = 'fine';
    await bench.settle();
    expect([leftAt(bench), leftThere()]).toEqual([2, 2]);
    expect(stored()).toEqual([]);
  },
);

it('[HO3] a use of a new entry waits until the server has the entry, also over a reload', async () => {
  const id = bench.newId();
  bench.store.edit({ type: 'add-entry', kind: 'experience', id });
  bench.store.recordUse({ list: 'experience', id });
  await wait(5_000);
  expect(leftAt(bench, id)).toBe(2);
  bench.server.weather = 'no-answers';
  bench.store.edit({ type: 'set-entry', kind: 'experience', id, changes: { role: 'New' } });
  await wait(5_000);
  bench.crash();
  await bench.open();
  await bench.settle();
  expect([...bench.server.usesLeft.values()]).toEqual([2]);
  const [added] = flatEntriesOf(at(bench).document, 'experience', SECTIONS).filter(
    ({ role }) => role === 'New',
  );
  expect(added && leftAt(bench, added.id)).toBe(2);
  expect(stored()).toEqual([]);
});

it('[HO3] a use of an entry that was deleted elsewhere is given up', async () => {
  bench.server.weather = 'no-requests';
  spend();
  bench.server.writeElsewhere(KEY, undefined);
  bench.server.weather = 'fine';
  await wait(5_000);
  expect(at(bench).conflicts.has(KEY)).toBe(true);
  expect(stored().join()).not.toContain('use:');
});

it.each([
  { words: {}, role: '', saves: 1 },
  { words: { role: 'Typed' }, role: 'Typed', saves: 1 },
])(
  '[HO3] [HO4] a count that the release before kept in a draft lowers the server’s once and asks nothing: $words',
  async ({ words, role, saves }) => {
    bench.crash();
    const scope = { storage: () => bench.storage, documentId: 'resume', owner: 'guest' };
    for (const [page, aiUsesLeft] of [2, 1, 3].entries()) {
      const value = { ...theirs(), ...words, aiUsesLeft };
      const disk = createDraftDisk({
        kind: resumeKindOf(SECTIONS),
        ...scope,
        page: `closed-${page}`,
      });
      // As that release wrote it.
      const record = { value, base: 1, attempts: [], at: page };
      disk.write(KEY, record as unknown as DraftRecord);
    }
    await bench.open();
    expect([leftAt(bench), at(bench).conflicts.size]).toEqual([1, 0]);
    await wait(5_000);
    expect(bench.server.taken).toHaveLength(saves);
    expect([leftAt(bench), leftThere()]).toEqual([1, 1]);
    expect(theirs()).toEqual({ ...emptyFlatEntry('experience', ID, SECTIONS), role });
    expect(stored()).toEqual([]);
  },
);

const setWeather = (weather: Weather) => () => {
  bench.server.weather = weather;
};

const ACTIONS: Record<string, (made: () => void) => unknown> = {
  use: (made) => spend() && made(),
  role: () => change({ role: `${entryAt(bench).role}+` }),
  'use elsewhere'(made) {
    const before = leftThere();
    void bench.server.recordUse({ callId: crypto.randomUUID(), id: ID });
    if (leftThere() < before) made();
  },
  'role elsewhere': () => writeThere({ role: `${theirs().role}-` }),
  refresh: () => void bench.store.refresh(),
  reopen: () => bench.reopen(),
  async crash() {
    bench.crash();
    await bench.open();
  },
  'keep mine': () => bench.store.keepMine(KEY),
  'take theirs': () => bench.store.takeTheirs(KEY),
  leave: () => bench.store.sendLast(),
  'a moment': () => wait(45),
  'a rest': () => wait(5_000),
  'lost answers': setWeather('no-answers'),
  'lost requests': setWeather('no-requests'),
  'a busy server': setWeather('busy'),
  'no session': setWeather('no-session'),
  'fine weather': setWeather('fine'),
};

test.prop([fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { maxLength: 30 })], {
  numRuns: 300,
})(
  '[HO3] every use is counted once, whatever fails, ends or is chosen, and none comes back on the server',
  async (actions) => {
    bench = await openBench();
    let made = 0;
    let before = 3;
    for (const action of actions) {
      await ACTIONS[action]?.(() => {
        made += 1;
      });
      expect(leftThere()).toBeLessThanOrEqual(before);
      before = leftThere();
    }
    await bench.settle();
    void bench.store.refresh();
    await wait();
    expect([leftAt(bench), leftThere()]).toEqual(Array(2).fill(Math.max(0, 3 - made)));
    expect(stored().join()).not.toContain('use:');
  },
);
