import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { TestServer } from './server.ts';

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;

type TestFixtures = {
  /** A server that this test may kill; nobody else's pages depend on it. */
  ownServer: TestServer;
};
type WorkerFixtures = { server: TestServer };

/** Tests on the real server: one for all tests of a worker, each test a visitor with its own address. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
    async ({}, use) => {
      const server = await TestServer.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  ownServer: async ({}, use) => {
    const server = await TestServer.start();
    await use(server);
    await server.dispose();
  },
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
});

export { expect } from '@playwright/test';
