import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  test: {
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['../../scripts/seed-properties.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
};
