import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from '../test-server.test-support.ts';

const NOW = new Date('2026-11-30T12:00:00.123Z');

describe('security.txt', () => {
  let server: TestServer;
  afterEach(() => server.close());
  const read = async (config: { securityContact?: string; publicUrl?: string }) => {
    server = await TestServer.open({ config, now: () => NOW });
    return server.visitor().send({ method: 'GET', url: '/.well-known/security.txt' });
  };

  it('names where vulnerabilities are reported, and goes stale within a year of the start', async () => {
    const securityContact = 'mailto:security@example.org';
    const { raw } = await read({ securityContact, publicUrl: 'https://resumes.example' });
    expect(raw.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(raw.body.split('\n')).toEqual([
      'Contact: mailto:security@example.org',
      'Expires: 2027-10-26T12:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://resumes.example/.well-known/security.txt',
      '',
    ]);
  });

  it('is not there without a contact', async () => {
    expect((await read({})).status).not.toBe(200);
  });
});
