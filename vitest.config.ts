import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { WEB_PROJECTS } from './apps/web/vitest.projects.ts';
import { SHORT_LIVED } from './scripts/gate/short-lived.ts';

/** The first is also named by the web's own config. */
const setupFiles = ['scripts/seed-properties.ts', 'scripts/silent-tests.ts'];

/** Of tests that open servers. */
const serverSetup = [...setupFiles, 'apps/server/src/leave-no-folders.test-support.ts'];

/**
 * Tests of servers come first, which often wait for time, then those of the web app, whose three projects each begin and end with idle workers; last what fills the cores by itself.
 */
const [FIRST, LAST] = [{ groupOrder: 0 }, { groupOrder: 2 }];

/** Long enough for a machine that is busy with other things; speed is measured in bench/. */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};

/** PGlite is not compiled a second time, for speed that no test lives long enough to use. */
const FAST_START = ['--liftoff-only'];

/** The clock of the whole process is set in it. */
const ALONE = ['apps/server/src/outages/clock-jumps.test.ts'];

export default defineConfig({
  test: {
    // Of the cores, and one more: tests wait for time now and then.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,scripts,bench}/**/*.test.ts', 'apps/cli/**/*.test.ts'],
          setupFiles,
          // They leave nothing behind: files may share a worker, which halves the processor time.
          isolate: false,
          execArgv: SHORT_LIVED,
          // They wait for little, and each worker loads the modules and fonts again.
          maxWorkers: availableParallelism(),
          sequence: LAST,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ALONE,
          setupFiles: serverSetup,
          execArgv: FAST_START,
          sequence: FIRST,
          ...patience,
        },
      },
      {
        test: {
          name: 'server-shared',
          include: ['apps/server/**/*.test.ts'],
          exclude: ALONE,
          setupFiles: serverSetup,
          // Each file opens a server and a database of its own; modules and the cluster can be shared.
          isolate: false,
          execArgv: FAST_START,
          sequence: FIRST,
          ...patience,
        },
      },
      ...WEB_PROJECTS,
    ],
  },
});
