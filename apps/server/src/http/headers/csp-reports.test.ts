import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestServer, Visitor } from '../../test-server.test-support.ts';
import { CSP_REPORTS } from './csp-reports.ts';

const PAGE = 'https://resumes.example/resume/ada-lovelace?token=secret';

const old = (blocked: string, directive = 'script-src-elem') => ({
  type: 'application/csp-report',
  reports: {
    'csp-report': {
      'document-uri': PAGE,
      'blocked-uri': blocked,
      'effective-directive': directive,
      'script-sample': 'ada@example.org',
    },
  },
});

describe('reports of blocked content', () => {
  let at = Date.parse('2026-11-30T00:00:00Z');
  let written: string[] = [];
  let server: TestServer;
  let ada: Visitor;
  beforeAll(async () => {
    const logTo = { write: (line: string) => void written.push(line) };
    server = await TestServer.open({
      logTo,
      config: { logLevel: 'info' },
      now: () => new Date(at),
    });
  });
  beforeEach(() => {
    at += 3_600_000;
    written = [];
    ada = server.visitor();
  });
  afterAll(() => server.close());

  const send = ({ type, reports }: { type: string; reports: unknown }, who = ada) =>
    who.send({
      ...{ method: 'POST', url: CSP_REPORTS, payload: JSON.stringify(reports) },
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    });
  const logged = () =>
    written.map((line) => JSON.parse(line) as { csp?: object }).flatMap(({ csp }) => csp ?? []);

  it('are asked for by every page, in both forms', async () => {
    const { raw } = await ada.send({ method: 'GET', url: '/' });
    expect(raw.headers['reporting-endpoints']).toBe(`csp="${CSP_REPORTS}"`);
    expect(raw.headers['content-security-policy']).toMatch(
      new RegExp(`;report-to csp;report-uri ${CSP_REPORTS}(?:;|$)`, 'u'),
    );
  });

  it('become a line that names what was blocked and nobody', async () => {
    expect((await send(old('https://ada-lovelace.example/x.js'))).status).toBe(204);
    const body = { documentURL: PAGE, blockedURL: 'inline', effectiveDirective: 'style-src-attr' };
    const reports = [{ type: 'csp-violation', url: PAGE, user_agent: 'Ada', body }];
    expect((await send({ type: 'application/reports+json', reports })).status).toBe(204);
    await send(old('https://resumes.example/own.js'));
    await send(old('ada-extension://lovelace'));
    await send(old('ada', 'ada lovelace'));
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'https:', isOwn: false },
      { directive: 'style-src-attr', blocked: 'inline', isOwn: false },
      { directive: 'script-src-elem', blocked: 'https:', isOwn: true },
      { directive: 'script-src-elem', blocked: 'another scheme', isOwn: false },
      { directive: 'unknown', blocked: 'unknown', isOwn: false },
    ]);
    expect(written.join('')).not.toMatch(/\bada\b|lovelace|secret|token|resumes\.example/iu);
  });

  it('are 60 lines an hour, of all networks together', async () => {
    for (let nth = 0; nth < 70; nth += 1)
      await send(old('eval'), new Visitor(server.app, `10.9.8.${nth}`));
    expect(logged()).toHaveLength(60);
    expect(JSON.parse(written.filter((line) => line.includes('"csp"')).at(-1) ?? '')).toMatchObject(
      {
        isLast: true,
      },
    );
    at += 3_600_000;
    await send(old('eval'));
    expect(logged()).toHaveLength(61);
  });

  it('are bounded for each network and in their length, and nothing else is taken', async () => {
    const long = { ...old('eval'), reports: { long: 'x'.repeat(17_000) } };
    expect((await send(long)).status).toBe(413);
    expect((await send({ type: 'application/json', reports: {} })).status).toBe(415);
    for (const reports of ['', [], { 'csp-report': null }, Array(30).fill(null)])
      expect((await send({ ...old('eval'), reports })).status).toBe(204);
    expect(logged()).toEqual([]);
    const statuses = [];
    for (let nth = 0; nth < 60; nth += 1) statuses.push((await send(old('eval'))).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
    expect((await send(old('eval'), server.visitor())).status).toBe(204);
  });
});
