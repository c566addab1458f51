import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../../test-server.test-support.ts';

describe('the headers of every answer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it.each(['/', '/login', '/nothing', '/api/docs/static/index.html', '/robots.txt'])(
    'keep foreign code, frames and snooping out of %s',
    async (url) => {
      const { raw } = await server.visitor().send({ method: 'GET', url });
      const policy = String(raw.headers['content-security-policy']);
      const directives = new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.trim().split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(Object.fromEntries(directives)).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      });
      expect(policy).not.toMatch(/unsafe|\*/u);
      expect(raw.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringMatching(
          /camera=\(\).*geolocation=\(\).*microphone=\(\)/u,
        ),
      });
      expect(raw.headers['access-control-allow-origin']).toBeUndefined();
      expect(raw.headers['strict-transport-security']).toBeUndefined();
    },
  );

  it.each(['/api/auth/get-session', '/api/nothing', '/api/get_resumes.php', '/healthz'])(
    'let no other site read the JSON of %s, and nothing run in it',
    async (url) => {
      const { raw } = await server.visitor().send({ method: 'GET', url });
      expect(raw.headers).toMatchObject({
        'content-type': expect.stringMatching(/^application\/json/u),
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(raw.headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});
