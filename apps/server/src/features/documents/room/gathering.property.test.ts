import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Db } from '#db/db.ts';
import { createGathering, GATHERED_BYTES } from './gathering.ts';

const BOUND = 1_000_000;
const NETWORKS = ['one', 'two'] as const;
// The count that is given here asks no database.
const NO_DATABASE = {} as Db;

const grows = fc.record({
  network: fc.constantFrom(...NETWORKS),
  bytes: fc.oneof(
    fc.integer({ min: 1, max: GATHERED_BYTES }),
    fc.integer({ min: 1, max: 400_000 }),
  ),
});

/** Saves that come at once. */
const together = fc.array(grows, { minLength: 1, maxLength: 6 });

/** A count with a bound, which answers when the scheduler lets it. */
function bounded(scheduler: fc.Scheduler) {
  const counted = new Map<string, number>();
  const count = async (_: Db, network: string, bytes: number) => {
    await scheduler.schedule(Promise.resolve());
    const sum = (counted.get(network) ?? 0) + bytes;
    if (sum > BOUND) throw new Error('refused');
    counted.set(network, sum);
  };
  return { count, countedOf: (network: string) => counted.get(network) ?? 0 };
}

test.prop([fc.scheduler(), fc.array(together, { maxLength: 40, size: 'max' })])(
  '[TR3] accepted bytes are counted once, but for less than one step of a network, however calls meet',
  async (scheduler, saves) => {
    const { count, countedOf } = bounded(scheduler);
    const gather = createGathering(count);
    const accepted = new Map<string, number>();
    for (const calls of saves) {
      const answers = calls.map(async ({ network, bytes }) => {
        await gather(NO_DATABASE, network, bytes);
        accepted.set(network, (accepted.get(network) ?? 0) + bytes);
      });
      await scheduler.waitFor(Promise.allSettled(answers));
    }
    for (const network of NETWORKS) {
      const uncounted = (accepted.get(network) ?? 0) - countedOf(network);
      expect(uncounted).toBeGreaterThanOrEqual(0);
      expect(uncounted).toBeLessThan(GATHERED_BYTES);
    }
  },
);
