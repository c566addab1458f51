import web, { NOT_SHARED, SHARED_TESTS } from './vitest.config.ts';

/** Tests of what stands on a page that can share modules: a page of its own for each file, and one worker. */
export default {
  plugins: web.plugins,
  test: {
    ...web.test,
    name: 'web-shared',
    include: SHARED_TESTS,
    exclude: NOT_SHARED,
    isolate: false,
  },
};
