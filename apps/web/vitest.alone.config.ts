import web, { ALONE } from './vitest.config.ts';

/** The test that needs a page without a past. */
export default {
  ...web,
  test: { ...web.test, name: 'web-alone', include: [ALONE], exclude: [], isolate: true },
};
