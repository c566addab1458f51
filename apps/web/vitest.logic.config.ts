import { availableParallelism } from 'node:os';
import web from './vitest.config.ts';

/** Tests of what needs no page, which costs more to set up than most of them take: `*.test.ts`. */
export default {
  plugins: web.plugins,
  test: {
    ...web.test,
    name: 'web-logic',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.dom.test.ts'],
    environment: 'node',
    // As those that run with it: the root's word does not reach a project of a file of its own.
    sequence: { groupOrder: 1 },
    maxWorkers: availableParallelism() + 1,
    // Files leave nothing behind, and may share a worker.
    isolate: false,
    setupFiles: ['../../scripts/seed-properties.ts'],
  },
};
