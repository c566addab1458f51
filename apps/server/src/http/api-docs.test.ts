import { fileURLToPath } from 'node:url';
import { type Endpoint, OPERATIONS } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURES } from '../features/index.ts';
import { TestServer } from '../test-server.test-support.ts';

/** `npx vitest run -u apps/server/src/http/api-docs.test.ts` writes it anew. */
const SNAPSHOT = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));

describe('the page of the API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());
  const get = (url: string) => server.visitor().send({ method: 'GET', url });

  it('is made from the contracts: every operation, its refusals, who may call it', async () => {
    const { status, body } = await get('/api/openapi.json');
    expect(status).toBe(200);
    const paths = body.paths as Record<string, Record<string, object>>;
    const calls = FEATURES.flatMap((feature) => Object.values(feature.calls));
    expect(new Set(calls)).toEqual(new Set<Endpoint>(Object.values(OPERATIONS)));
    for (const { method, url, access } of calls) {
      const path = url.replace(/:(\w+)/gu, '{$1}');
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation).toMatchObject({
        summary: expect.any(String),
        responses: { 200: {}, default: {} },
      });
      expect('security' in (operation ?? {})).toBe(access !== 'public');
    }
    expect(Object.keys(paths).filter((path) => path.startsWith('/api/docs'))).toEqual([]);
  });

  it('[HO5] says what it said, but for what the snapshot changes with it', async () => {
    const { body } = await get('/api/openapi.json');
    await expect(`${JSON.stringify(body, null, 2)}\n`).toMatchFileSnapshot(SNAPSHOT);
  });

  it('names the cookie of a session as it is sent', async () => {
    const ada = server.visitor();
    await ada.addResume();
    const { body } = await get('/api/openapi.json');
    const [name] = ada.cookies.keys();
    expect(body).toMatchObject({ components: { securitySchemes: { session: { name } } } });
  });

  it('loads only files of this server, so that the policy of the pages holds for it', async () => {
    const { raw } = await get('/api/docs');
    expect(raw.statusCode).toBe(200);
    expect(raw.body).not.toMatch(/<script>|<style|https?:|style="/u);
    expect(raw.headers['content-security-policy']).toMatch(/script-src 'self';style-src 'self';/u);
    const files = [...raw.body.matchAll(/(?:src|href)="([^"]+)"/gu)].map(([, file]) =>
      String(file),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await get(file)).status).toBe(200);
  });
});
