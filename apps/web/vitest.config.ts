import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { SHORT_LIVED } from '../../scripts/gate/short-lived.ts';
import { siteIndex } from './src/site-index/site-index-plugin.ts';

/**
 * Watch the elements, the storage and the console of a page that nobody has used, so they need one of their own: a heading
 * that a page waits for is sought in the next. See `vitest.alone.config.ts`.
 */
export const ALONE = ['src/hydration.test.tsx', 'src/render.test.tsx'];

/** Tests of what stands on a page: `*.test.tsx` and `*.dom.test.ts`. */
export default {
  plugins: [react(), siteIndex()],
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    exclude: ALONE,
    environment: 'jsdom',
    // As the root's configuration has it, whose word does not reach a project of a file of its own.
    sequence: { groupOrder: 1 },
    // Each loads the whole app and waits for little: what the cores have left, the browser tests take.
    maxWorkers: availableParallelism(),
    // Files share a worker's page and modules, and leave nothing to each other: a third of the processor time.
    isolate: false,
    execArgv: SHORT_LIVED,
    setupFiles: [
      '../../scripts/seed-properties.ts',
      'src/watch-console.test-support.ts',
      'src/leave-nothing.test-support.ts',
    ],
    restoreMocks: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
};
