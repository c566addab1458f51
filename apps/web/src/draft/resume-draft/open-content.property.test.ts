import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { DraftBench } from './draft-bench.test-support.ts';
import { anyStep, takeStep } from './draft-steps.test-support.ts';
import { ModelServer } from './model-server.test-support.ts';
import { allParts, anyOpenStep, beginOpen, takeOpenStep } from './open-steps.test-support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const partsOf = (bench: DraftBench) => allParts(bench.store.get().draft.document);

const unsettled = ({ store }: DraftBench) => {
  const { conflicts, unsaved } = store.get().draft;
  return [...conflicts.keys(), ...unsaved.keys()];
};

const MAKES_OR_ENDS = ['add', 'remove', 'role'];
const isOfEntries = (action: string) => MAKES_OR_ENDS.includes(action);

/** No entry comes or goes here: one whose first save was not answered before a page ends is shown twice until it is. */
const anyStepOfOne = fc.oneof(
  {
    weight: 2,
    arbitrary: anyOpenStep.filter(({ action }) => !isOfEntries(action)).map((open) => ({ open })),
  },
  {
    weight: 1,
    arbitrary: anyStep.filter((step) => !isOfEntries(step.do)).map((step) => ({ step })),
  },
);

test.prop([fc.array(anyStepOfOne, { maxLength: 40 })], { numRuns: 150 })(
  '[OC1] [OC2] [OC3] [OC4] [OC5] a page that ends and a server that is away lose nothing of what only some resumes say',
  async (steps) => {
    const bench = new DraftBench();
    await bench.open();
    beginOpen(bench);
    await bench.settle();
    for (const each of steps) {
      if ('open' in each) takeOpenStep(bench, each.open);
      else await takeStep(bench, each.step);
    }
    const typed = partsOf(bench);
    bench.crash();
    await bench.open();
    await bench.settle();
    expect(unsettled(bench)).toEqual([]);
    expect(partsOf(bench)).toEqual(typed);
    expect(allParts(bench.server.named())).toEqual(typed);
    expect(bench.storage.length).toBe(0);
  },
);

const anyStepOfTwo = fc.record({
  window: fc.constantFrom(0 as const, 1 as const),
  wait: fc.constantFrom(0, 10, 850, 3000),
  open: anyOpenStep,
});

/** Answers what a window asks, always in one way, and lets it save. */
async function answer({ store }: DraftBench, isMineKept: boolean): Promise<void> {
  void store.refresh();
  await vi.advanceTimersByTimeAsync(3_000);
  for (const key of store.get().draft.conflicts.keys())
    isMineKept ? store.keepMine(key) : store.takeTheirs(key);
  store.saveAll();
  await vi.advanceTimersByTimeAsync(3_000);
}

test.prop([fc.array(anyStepOfTwo, { maxLength: 30 }), fc.boolean()], { numRuns: 150 })(
  '[OC1] [OC2] [OC3] [OC4] [OC5] two windows end alike in all that only some resumes say',
  async (steps, isMineKept) => {
    const server = new ModelServer();
    const windows = [new DraftBench(server, 'a'), new DraftBench(server, 'b')] as const;
    for (const window of windows) await window.open();
    beginOpen(windows[0]);
    for (const { window, wait, open } of steps) {
      takeOpenStep(windows[window], open);
      await vi.advanceTimersByTimeAsync(wait);
    }
    for (let round = 0; round < 5; round += 1)
      for (const window of windows) await answer(window, isMineKept);
    for (const window of windows) {
      expect(unsettled(window)).toEqual([]);
      expect(partsOf(window)).toEqual(allParts(server.named()));
    }
  },
);
