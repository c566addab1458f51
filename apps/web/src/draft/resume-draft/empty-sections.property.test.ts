import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { DraftBench } from './draft-bench.test-support.ts';
import { anyEmptyStep, Writer } from './empty-steps.test-support.ts';
import type { Weather } from './model-server.test-support.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.prop(
  [
    fc.array(anyEmptyStep, { maxLength: 30, size: 'max' }),
    fc.constantFrom<Weather>('fine', 'no-requests'),
  ],
  { numRuns: 150 },
)(
  '[TR1] the first words of every section come back as they were typed, and reach the server, whatever fails or ends',
  async (steps, weather) => {
    const bench = new DraftBench();
    await bench.open();
    bench.server.weather = weather;
    const writer = new Writer();
    for (const step of steps) await writer.take(bench, step);

    bench.crash();
    await bench.open();
    await bench.settle();
    const { draft } = bench.store.get();
    expect([...draft.conflicts.keys()]).toEqual([]);
    const here = writer.compare(draft.document);
    expect(here.says).toEqual(here.said);
    const there = writer.compare(bench.server.named());
    expect(there.says).toEqual(there.said);
  },
);
