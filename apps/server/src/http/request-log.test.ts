import { ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestServer, type Visitor } from '../test-server.test-support.ts';

describe('the log', () => {
  let server: TestServer;
  let ada: Visitor;
  let resume_id: string;
  const written: string[] = [];
  const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    const logTo = { write: (line: string) => void written.push(line) };
    server = await TestServer.open({ logTo, config: { logLevel: 'trace' } });
    ada = server.visitor();
    resume_id = await ada.addResume('Lovelace');
  });
  beforeEach(() => {
    written.length = 0;
  });
  afterAll(() => server.close());

  it('has one line for a request: id, method, route, status and time', async () => {
    const { raw } = await ada.call(ENDPOINTS.deletePart, {
      params: { documentId: resume_id, key: 'award:Lovelace' },
    });
    expect(lines()).toEqual([
      expect.objectContaining({
        reqId: raw.headers['x-request-id'],
        method: 'DELETE',
        route: '/api/documents/:documentId/parts/:key',
        status: 404,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('never has a word of a resume, a token or an address with an id in it', async () => {
    const words = { resume_id, summary: 'Lovelace', name: 'Lovelace', fullName: 'Lovelace' };
    for (const { method, url } of Object.values(ENDPOINTS)) {
      const payload = method === 'GET' ? {} : { payload: words };
      await ada.send({ method, url: url.replace(':documentId', resume_id), ...payload });
    }
    await ada.get(ENDPOINTS.restoreDocument, { params: { documentId: resume_id } });
    const broken = { 'content-type': 'application/json' };
    await ada.send({
      method: 'POST',
      url: '/api/save_summary.php?Lovelace',
      payload: '{"Lovelace',
      headers: broken,
    });
    expect(written.length).toBeGreaterThan(10);
    expect(written.join('')).not.toContain('Lovelace');
    expect(written.join('')).not.toContain(resume_id);
    for (const token of ada.cookies.values())
      expect(written.join('')).not.toContain(token.split('.')[0]);
  });

  it('never has an address, a name, a password or a link of an account', async () => {
    const email = 'lovelace@example.org';
    const grace = server.visitor();
    const send = (path: string, payload: object) =>
      grace.send({ method: 'POST', url: `/api/auth/${path}`, payload });
    const credentials = { email, password: 'correct horse battery' };
    await send('sign-up/email', { name: 'Lovelace', ...credentials });
    await send('sign-up/email', { name: 'Lovelace', ...credentials });
    await send('sign-in/email', { ...credentials, password: 'wrong horse battery' });
    await send('change-email', { newEmail: `new-${email}`, password: credentials.password });
    await send('request-password-reset', { email });
    const token = await server.linkTo(email, /new password on this page/u);
    await send('reset-password', { token, newPassword: 'another horse battery' });
    await send('verify-email', { token: await server.linkTo(email, /press the button/u) });
    await server.mailTo(email, /was just changed/u);

    expect(written.length).toBeGreaterThan(10);
    expect(written.join('')).not.toMatch(/lovelace|horse/iu);
    expect(written.join('')).not.toContain(token);
    for (const value of grace.cookies.values())
      expect(written.join('')).not.toContain(value.split('.')[0]);
  });

  it('says of an unforeseen error where it was, and not the words in the query that failed', async () => {
    await server.database.db.execute(
      sql`alter table parts add check (content::text not like '%Ada Lovelace%')`,
    );
    const { status, body } = await ada.call(ENDPOINTS.saveSummary, {
      body: { resume_id, summary: 'Ada Lovelace' },
    });
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'unforeseen' });
    expect(JSON.stringify(body)).not.toMatch(/Lovelace|update|check/u);
    expect(lines()).toContainEqual(
      expect.objectContaining({
        level: 50,
        err: expect.objectContaining({
          stack: expect.stringContaining('save-part-queries.ts'),
          cause: expect.objectContaining({ code: '23514' }),
        }),
      }),
    );
    expect(written.join('')).not.toContain('Lovelace');
  });
});
