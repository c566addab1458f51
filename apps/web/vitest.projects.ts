import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { SHORT_LIVED } from '../../scripts/gate/short-lived.ts';
import { siteIndex } from './src/site-index/site-index-plugin.ts';

/**
 * Watch the elements, the storage and the console of a page that nobody has used, so they need one of their own: a heading
 * that a page waits for is sought in the next.
 */
const ALONE = ['src/hydration.test.tsx', 'src/render.test.tsx'];

const here = (path: string) => join(import.meta.dirname, path);

const setupFiles = [
  here('../../scripts/seed-properties.ts'),
  here('src/watch-console.test-support.ts'),
];

const shared = {
  // As the root's configuration has it, whose word does not reach these.
  sequence: { groupOrder: 1 },
  // Each loads the whole app and waits for little.
  maxWorkers: availableParallelism(),
  execArgv: SHORT_LIVED,
  restoreMocks: true,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Tests that need a document: `*.test.tsx` and `*.dom.test.ts`. */
const web = {
  ...shared,
  name: 'web',
  include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
  exclude: ALONE,
  environment: 'jsdom',
  // Files share a worker's page and modules, and leave nothing to each other: a third of the processor time.
  isolate: false,
  setupFiles: [...setupFiles, here('src/leave-nothing.test-support.ts')],
};

/** The tests that need a page without a past. */
const alone = { ...web, name: 'web-alone', include: ALONE, exclude: [], isolate: true };

/** Tests of what needs no page, which costs more to set up than most of them take: `*.test.ts`. */
const logic = {
  ...shared,
  name: 'web-logic',
  include: ['src/**/*.test.ts'],
  exclude: ['src/**/*.dom.test.ts'],
  environment: 'node',
  isolate: false,
  setupFiles,
};

/** The tests of the web app, of one configuration: what one project has made of a file, the next takes. */
export const WEB_PROJECTS = [web, alone, logic].map((test) => ({
  root: import.meta.dirname,
  plugins: [react(), siteIndex()],
  test,
}));
