import { fc } from '@fast-check/vitest';

/**
 * Set-up of every test file: properties run from one seed, so that the gate says the same of the same
 * tree. `PROPERTY_SEED=random npm test` explores; a seed that fails is told with its counterexample.
 */
const wish = process.env.PROPERTY_SEED ?? '1754910482';
if (wish !== 'random') fc.configureGlobal({ seed: Number(wish) });
