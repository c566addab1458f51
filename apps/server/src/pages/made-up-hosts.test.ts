import { rmSync } from 'node:fs';
import { FEED_PATH } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../test-server.test-support.ts';
import { makeWebBuild } from './web-build.test-support.ts';

/** A renderer that says what it was asked to draw, and how often it has drawn. */
const RENDERER = `let drawn = 0;
export const render = async ({ url, origin }) => JSON.stringify({ at: origin + url, drawn: (drawn += 1) });
export const renderFeed = async (origin) => JSON.stringify({ at: origin, drawn: (drawn += 1) });`;
const HOSTS = Array.from({ length: 400 }, (_, nth) => `made-up-${nth}.example`);

describe('a server without PUBLIC_URL, asked at any number of addresses', () => {
  const folder = makeWebBuild(RENDERER);
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ webFolder: folder });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const get = async (url: string, host = 'shortlist.example') =>
    (await server.visitor().send({ method: 'GET', url, headers: { host } })).raw;
  const read = async (url: string, host: string) => JSON.parse((await get(url, host)).body);

  it.each(['/faq', '/', '/nowhere', '/resume', '/resume/any-id/summary', FEED_PATH])(
    '[TR3] draws %s once for all, each with its own address in it',
    async (url) => {
      const drawn = [];
      for (const host of HOSTS) {
        const page = await read(url, host);
        expect(page.at).toBe(`http://${host}${url === FEED_PATH ? '' : url}`);
        drawn.push(page.drawn);
      }
      expect(new Set(drawn).size).toBe(1);
    },
  );

  it('[TR3] puts nothing into a page that an address cannot hold', async () => {
    const { at } = await read('/faq', 'a"><script>x()</script>$&.example');
    expect(at).toBe('http://ascriptx/script.example/faq');
    const { at: long } = await read('/faq', 'a'.repeat(4_000));
    expect(long.length).toBeLessThan(300);
  });

  it.each([
    { url: '/%66aq', to: '/faq' },
    { url: '/F%41Q?a=1', to: '/faq?a=1' },
    { url: '/resume/%61ny-id/summary', to: '/resume/any-id/summary' },
    { url: '/resume/any-id/%73ummary', to: '/resume/any-id/summary' },
  ])('[TR3] has one address for a page: $url is $to', async ({ url, to }) => {
    const { statusCode, headers } = await get(url);
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location: to });
  });

  it('keeps what an address of a resume has to have encoded', async () => {
    expect((await get('/resume/%22%3E%20a/summary')).statusCode).toBe(200);
  });
});
