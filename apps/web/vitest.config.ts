import react from '@vitejs/plugin-react';
import { siteIndex } from './src/site-index/site-index-plugin.ts';

export default {
  plugins: [react(), siteIndex()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['../../scripts/seed-properties.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
};
