import { defineConfig } from 'vitest/config';

/** Also named by the web's own config. */
const setupFiles = ['scripts/seed-properties.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/**/*.test.ts'], setupFiles } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'cli', include: ['apps/cli/**/*.test.ts'] } },
      { test: { name: 'server', include: ['apps/server/**/*.test.ts'], setupFiles } },
      './apps/web/vitest.config.ts',
    ],
  },
});
