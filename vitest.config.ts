import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      { test: { name: 'cli', include: ['apps/cli/**/*.test.ts'] } },
      { test: { name: 'server', include: ['apps/server/**/*.test.ts'] } },
      './apps/web/vitest.config.ts',
    ],
  },
});
