import { readFileSync } from 'node:fs';
import { hrefOf } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../test-server.test-support.ts';

const MANIFEST = new URL('../../../web/public/manifest.webmanifest', import.meta.url);
const { share_target: target } = JSON.parse(readFileSync(MANIFEST, 'utf8'));

/** Builds the request of the phone, as the manifest asks for it. */
function shared(headers: { origin?: string; host?: string } = {}) {
  const parts = Object.values<string>(target.params).map(
    (name) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nsecret ${name}\r\n`,
  );
  return {
    ...{ method: target.method, url: target.action, payload: `${parts.join('')}--b--\r\n` },
    headers: { 'content-type': `${target.enctype}; boundary=b`, ...headers },
  };
}

describe('what another app shares, where no service worker takes it', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it.each([
    { from: 'the app itself', headers: { origin: 'http://localhost', host: 'localhost' } },
    { from: 'a browser that names no origin', headers: { origin: 'null' } },
    { from: 'a browser that says nothing', headers: {} },
  ])(
    '[AP5] leads to the empty form from $from, and is nowhere in the answer',
    async ({ headers }) => {
      const visitor = server.visitor();
      const { status, raw } = await visitor.send(shared(headers));
      expect({ status, to: raw.headers.location }).toEqual({
        status: 303,
        to: hrefOf('newPursuit'),
      });
      expect(JSON.stringify([raw.headers, raw.body])).not.toContain('secret');
      expect(visitor.cookies.size).toBe(0);
    },
  );

  it('[AP5] any other write that names no origin is refused', async () => {
    const sent = { ...shared({ origin: 'null' }), url: '/job_board/applications' };
    expect((await server.visitor().send(sent)).status).toBe(403);
  });
});
