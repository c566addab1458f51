import { fc, test } from '@fast-check/vitest';
import { blankEntry, type EntryId, type Experience, entriesOf, writeLine } from '@shortlist/resume';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryKey } from '../resume-model/part.ts';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { DraftBench } from './draft-bench.test-support.ts';
import type { Weather } from './model-server.test-support.ts';

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
  next.server.writeElsewhere(KEY, blankEntry('experience', ID));
  await next.open();
  return next;
}

const wait = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
const mine = () => entryIn(entriesOf(bench.store.get().draft.document, 'experience'));
const theirs = () => entryIn(entriesOf(bench.server.resume, 'experience'));
const conflict = () => bench.store.get().draft.conflicts.get(KEY);

function entryIn([entry]: readonly Experience[]): Experience {
  if (!entry) throw new Error('The experience is gone.');
  return entry;
}

const change = (changes: Partial<Experience>) =>
  bench.store.edit({ type: 'set-entry', kind: 'experience', id: ID, changes });

/** One use, if there is one left. */
function use(entry: Experience): Partial<Experience> {
  const written = writeLine(entry, `Use ${entry.aiUsesLeft}.`);
  return written.ok ? written.changes : {};
}

const writeElsewhere = (changes: Partial<Experience>) =>
  bench.server.writeElsewhere(KEY, { ...theirs(), ...changes });

it.each(['keepMine', 'takeTheirs'] as const)(
  '[ED18] keeps a use spent that was made in another tab: %s',
  async (choice) => {
    bench.server.weather = 'no-requests';
    change({ role: 'Mine' });
    writeElsewhere({ role: 'Theirs', aiUsesLeft: 1 });
    bench.server.weather = 'fine';
    await wait(5_000);
    bench.store[choice](KEY);
    await wait();
    expect(mine()).toMatchObject({
      role: choice === 'keepMine' ? 'Mine' : 'Theirs',
      aiUsesLeft: 1,
    });
    expect(theirs()).toEqual(mine());
  },
);

it('[ED18] keeps a use spent that was made here, when the other tab’s words come in', async () => {
  bench.server.weather = 'no-requests';
  change(use(mine()));
  writeElsewhere({ role: 'Theirs' });
  bench.server.weather = 'fine';
  await wait(5_000);
  expect(conflict()).toBeUndefined();
  expect(theirs()).toMatchObject({ role: 'Theirs', bullets: '• Use 3.', aiUsesLeft: 2 });
  expect(mine()).toEqual(theirs());
});

it('[ED18] asks nothing where only the uses differ', async () => {
  bench.server.weather = 'no-requests';
  change({ aiUsesLeft: 1 });
  writeElsewhere({ aiUsesLeft: 2 });
  bench.server.weather = 'fine';
  await wait(5_000);
  expect(conflict()).toBeUndefined();
  expect([mine().aiUsesLeft, theirs().aiUsesLeft]).toEqual([1, 1]);
});

it.each(['keepMine', 'takeTheirs'] as const)(
  '[ED18] keeps the uses spent of a tab that was closed: %s',
  async (choice) => {
    for (const [at, changes] of [{ role: 'Old', aiUsesLeft: 0 }, { role: 'New' }].entries()) {
      const scope = { storage: () => bench.storage, resumeId: 'resume', owner: 'guest' };
      const disk = createDraftDisk({ ...scope, page: `closed-${at}` });
      disk.write(KEY, { value: { ...theirs(), ...changes }, base: 1, attempts: [], at });
    }
    await bench.open();
    bench.store[choice](KEY);
    await wait();
    expect(theirs()).toMatchObject({ role: choice === 'keepMine' ? 'New' : 'Old', aiUsesLeft: 0 });
  },
);

const setWeather = (weather: Weather) => () => {
  bench.server.weather = weather;
};

const ACTIONS: Record<string, () => unknown> = {
  use: () => change(use(mine())),
  role: () => change({ role: `${mine().role}+` }),
  'use elsewhere': () => writeElsewhere(use(theirs())),
  'role elsewhere': () => writeElsewhere({ role: `${theirs().role}-` }),
  refresh: () => void bench.store.refresh(),
  reopen: () => bench.reopen(),
  async crash() {
    bench.crash();
    await bench.open();
  },
  'keep mine': () => bench.store.keepMine(KEY),
  'take theirs': () => bench.store.takeTheirs(KEY),
  'a moment': () => wait(45),
  'a rest': () => wait(5_000),
  'lost answers': setWeather('no-answers'),
  'lost requests': setWeather('no-requests'),
  'a busy server': setWeather('busy'),
  'fine weather': setWeather('fine'),
};

test.prop([fc.array(fc.constantFrom(...Object.keys(ACTIONS)), { maxLength: 30 })], {
  numRuns: 300,
})(
  '[ED18] never gives a use back, here or on the server, whatever fails, ends or is chosen',
  async (actions) => {
    bench = await openBench();
    let seen = { here: 3, there: 3 };
    for (const action of actions) {
      await ACTIONS[action]?.();
      const now = { here: mine().aiUsesLeft, there: theirs().aiUsesLeft };
      expect(now.here).toBeLessThanOrEqual(seen.here);
      expect(now.there).toBeLessThanOrEqual(seen.there);
      seen = now;
    }
    await bench.settle();
    void bench.store.refresh();
    await bench.settle();
    if (conflict()) bench.store.takeTheirs(KEY);
    await bench.settle();
    expect(mine().aiUsesLeft).toBe(Math.min(seen.here, seen.there));
    expect(theirs()).toEqual(mine());
  },
);
