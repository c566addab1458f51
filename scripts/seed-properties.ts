import { fc } from '@fast-check/vitest';

/**
 * Set-up of every test file: properties run from one seed, so that the gate says the same of the same
 * tree, and 40 times each: `PROPERTY_SEED=random PROPERTY_RUNS=1000 npm test` explores; a seed
 * that fails is printed with its counterexample.
 * `npm run fuzz` sets `FUZZ_SECONDS`: properties then run for that long each, whatever their number.
 */
const wish = process.env.PROPERTY_SEED ?? '1754910482';
fc.configureGlobal({
  numRuns: Number(process.env.PROPERTY_RUNS ?? 40),
  ...(wish !== 'random' && { seed: Number(wish) }),
});

const seconds = Number(process.env.FUZZ_SECONDS ?? 0);
if (seconds > 0) {
  fc.configureGlobal({
    ...fc.readConfigureGlobal(),
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: seconds * 1000,
    markInterruptAsFailure: false,
  });
}
