import web, { ALONE } from './vitest.config.ts';

/** The tests that need a page without a past. */
export default {
  ...web,
  test: { ...web.test, name: 'web-alone', include: ALONE, exclude: [], isolate: true },
};
