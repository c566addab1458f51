import react from '@vitejs/plugin-react';
import { siteIndex } from './src/site-index/site-index-plugin.ts';

/** Rooms of the app whose tests leave nothing behind in the modules that they load. */
export const SHARED_TESTS = ['src/{draft,features,lib,paper,ui}/**/*{.test.tsx,.dom.test.ts}'];
/** What stands in them and does: links that were opened, errors that were logged, menus that close late. */
export const NOT_SHARED = [
  'src/features/account/*.test.tsx',
  'src/features/articles/research-list.test.tsx',
  'src/features/resumes/create-dialog.test.tsx',
];

/** Tests of what stands on a page, each file on a page of its own: `*.test.tsx` and `*.dom.test.ts`. */
export default {
  plugins: [react(), siteIndex()],
  test: {
    name: 'web',
    include: ['src/*.test.tsx', 'src/!(draft|features|lib|paper|ui)/**/*.test.tsx', ...NOT_SHARED],
    environment: 'jsdom',
    // As everywhere (vitest.config.ts of the root, whose word does not reach a project of a file of its own).
    maxWorkers: '100%',
    setupFiles: ['../../scripts/seed-properties.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
};
