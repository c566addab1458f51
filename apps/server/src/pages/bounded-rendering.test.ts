import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../test-server.test-support.ts';
import { makeWebBuild, SHELL } from './web-build.test-support.ts';

const RENDERER = `export const render = async ({ url }) => url;
export const renderFeed = async () => '';`;
const MOST_IN_A_SECOND = 50;

describe('[OP3] pages of which there are endlessly many', () => {
  const folder = makeWebBuild(RENDERER);
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ webFolder: folder, config: { requestsAtOnce: 1_000 } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (url: string) => (await server.visitor().send({ method: 'GET', url })).raw.body;

  it.each(['/faq?words=', '/nowhere/'])(
    'are drawn so often in a second, and others get the shell: %s',
    async (start) => {
      const began = performance.now();
      const asked = Array.from({ length: 8 * MOST_IN_A_SECOND }, (_, nth) => get(start + nth));
      const pages = await Promise.all(asked);
      const seconds = Math.ceil((performance.now() - began) / 1_000) + 1;
      const drawn = pages.filter((page) => page !== SHELL);
      expect(drawn.length).toBeLessThanOrEqual(seconds * MOST_IN_A_SECOND);
      expect(drawn.length).toBeLessThan(pages.length);
      expect(await get('/faq')).toBe('/faq');
      const refused = `${start}${pages.lastIndexOf(SHELL)}`;
      await expect.poll(() => get(refused)).toBe(refused);
    },
  );
});
