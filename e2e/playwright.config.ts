import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** The same engine without the windows, which costs a quarter less. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The system's Chromium: nothing is downloaded. Its background traffic is off, so a test talks to our server only. */
const launchOptions = {
  executablePath:
    process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a test is gone before code that was optimized pays for its optimizing: a quarter of the pages' time.
    '--js-flags=--no-turbofan --no-maglev',
  ],
};

export default defineConfig({
  testDir: '.',
  // Node runs them as they are: to have them transformed costs the runner and each worker seconds.
  build: { external: ['**/*.ts'] },
  outputDir: '../test-results',
  // Each has a browser and a server of its own, whose starts cost more than what a third would gain.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Long enough for a machine that is busy with other things: a test waits for what it expects, not for time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions,
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    // A service worker would answer what tests hold back; the test of it allows one.
    serviceWorkers: 'block',
    // A trace costs half of a run's processor time; `--trace on` makes one of a test that fails.
    trace: 'off',
  },
});
