import { randomInt } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { newResume } from './seed-resume.ts';
import { TestServer } from './server.ts';

const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(254)}`;

type TestFixtures = {
  /** More of the configuration of `ownServer`. */
  ownSettings: Record<string, string>;
  /** A server that this test may kill, or that is set up for it; nobody else's pages depend on it. */
  ownServer: TestServer;
  /** Makes a new resume by the call that the list's dialog makes, and opens a section of it in the editor: contact, where none is named. */
  openNew: (name: string, section?: string) => Promise<void>;
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
  ownSettings: [{}, { option: true }],
  ownServer: async ({ ownSettings }, use) => {
    const server = await TestServer.start(ownSettings);
    await use(server);
    await server.dispose();
  },
  openNew: ({ page, server }, use) =>
    use(async (name, section = 'contact') => {
      const id = await newResume(page.request, server.url, name);
      await page.goto(`/resume/${id}/${section}`);
      await expect(page.getByRole('status', { name: 'Save status' })).toHaveText('Saved');
    }),
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
});

export { expect } from '@playwright/test';
