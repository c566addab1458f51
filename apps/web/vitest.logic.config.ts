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
    setupFiles: ['../../scripts/seed-properties.ts', 'src/watch-console.test-support.ts'],
  },
};
