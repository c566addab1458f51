import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ENDPOINTS, type Endpoint, Failure, saveEntry } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer, type Visitor } from '../../test-server.test-support.ts';

const WITH_BODY = Object.values(ENDPOINTS)
  .map((endpoint): Endpoint => endpoint)
  .filter(({ schema }) => schema.body !== undefined)
  .map(({ method, url }) => ({ method, url: url.replace(/:\w+Id/u, 'any') }) as const);

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the envelope', () => {
  let server: TestServer;
  let ada: Visitor;
  beforeAll(async () => {
    server = await TestServer.open();
    ada = server.visitor();
    await ada.addResume();
  });
  afterAll(() => server.close());

  it.each(Object.values(ENDPOINTS).filter(({ access }) => access === 'public'))(
    '[API3] $method $url answers with status and message when all is well',
    async (endpoint) => {
      const words = { resumeName: 'New', kind: 'resume', title: 'New', name: 'New' };
      const payload = endpoint.method === 'POST' ? { payload: words } : {};
      const { status, body } = await ada.send({
        method: endpoint.method,
        url: endpoint.url,
        ...payload,
      });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { status: 'success', message: expect.stringMatching(/\S/u) },
      });
    },
  );

  const UNREADABLE = [
    {
      what: 'broken JSON',
      payload: '{"resume_id": ',
      headers: JSON_TYPE,
      status: 400,
      code: 'invalid',
    },
    { what: 'an empty body', payload: '', headers: JSON_TYPE, status: 400, code: 'invalid' },
    {
      what: 'a key that poisons objects',
      payload: '{"__proto__": {}}',
      headers: JSON_TYPE,
      status: 400,
      code: 'invalid',
    },
    { what: 'null', payload: 'null', headers: JSON_TYPE, status: 400, code: 'invalid' },
    { what: 'a list', payload: '[]', headers: JSON_TYPE, status: 400, code: 'invalid' },
    {
      what: 'text',
      payload: 'resume_id=1',
      headers: { 'content-type': 'text/plain' },
      status: 415,
      code: 'wrong_type',
    },
    {
      what: 'a form',
      payload: 'resume_id=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
      code: 'wrong_type',
    },
    {
      what: 'a compressed body',
      payload: gzipSync('{}'),
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      status: 415,
      code: 'wrong_type',
    },
    {
      what: 'JSON that is said to be compressed',
      payload: '{"resumeName":"Bridges"}',
      headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
      status: 415,
      code: 'wrong_type',
    },
    {
      what: 'a charset other than UTF-8',
      payload: Buffer.from('{"resumeName":"Br\u00fccken"}', 'latin1'),
      headers: { 'content-type': 'application/json; charset=iso-8859-1' },
      status: 415,
      code: 'wrong_type',
    },
    {
      what: 'a body over the limit',
      payload: `"${'x'.repeat(MEGABYTE)}"`,
      headers: JSON_TYPE,
      status: 413,
      code: 'too_large',
    },
  ];
  const TRIED = WITH_BODY.flatMap((endpoint) =>
    UNREADABLE.map((sent) => ({ ...sent, ...endpoint })),
  );

  it.each(TRIED)('[API3] $method $url answers $status to $what', async (tried) => {
    const { method, url, payload, headers } = tried;
    const { status, body } = await ada.send({ method, url, payload, headers });
    expect(status).toBe(tried.status);
    expect(Failure.parse(body)).toMatchObject({ status: 'error', code: tried.code });
  });

  it.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8',
  ])('[API3] takes a body of type %s', async (type) => {
    const { status } = await ada.send({
      method: 'POST',
      url: '/api/create_resume.php',
      payload: '{"resumeName":"Bridges"}',
      headers: { 'content-type': type, 'content-encoding': 'identity' },
    });
    expect(status).toBe(200);
  });

  it('[API3] lets an operation without a body be sent an empty one', async () => {
    const resume_id = await ada.addResume();
    const { award_id } = await ada.get(saveEntry.award, { body: { resume_id, name: 'Arch' } });
    await ada.get(ENDPOINTS.deleteResume, { body: { resume_id } });
    for (const request of [
      { method: 'POST', url: `/api/documents/${resume_id}/restore` },
      { method: 'DELETE', url: `/api/documents/${resume_id}/parts/award:${award_id}` },
    ] as const) {
      const { status, body } = await ada.send({ ...request, headers: JSON_TYPE, payload: '' });
      expect({ status, body }).toMatchObject({ status: 200, body: { status: 'success' } });
    }
  });

  it.each([
    { url: '/api/get_resumes.php', status: 200 },
    { url: '/api/get_resume_details.php?resume_id=none', status: 404 },
    { url: '/api/auth/get-session', status: 200 },
    { url: '/api/nothing.php', status: 404 },
    { url: '/%61pi/get_resumes.php', status: 200 },
  ])('is kept by no cache from $url', async ({ url, status }) => {
    const { raw } = await ada.send({ method: 'GET', url });
    expect([raw.statusCode, raw.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it.each([
    { method: 'GET', url: '/api/nothing.php' },
    { method: 'POST', url: '/api/nothing.php' },
    { method: 'DELETE', url: '/api/get_resumes.php' },
    { method: 'POST', url: '/resume' },
    { method: 'PUT', url: '/' },
  ] as const)('[API3] answers $method $url, which is nothing, 404', async (request) => {
    const { status, body } = await ada.send(request);
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('[API3] answers an address that cannot be decoded 400', async () => {
    const { status, body } = await ada.send({ method: 'GET', url: '/api/documents/%E0%A4%A' });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});

describe('over a real socket', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await TestServer.open();
    url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  it.each([
    { megabytes: 2, how: 'in one piece' },
    { megabytes: 24, how: 'in one piece' },
    { megabytes: 8, how: 'in chunks of unknown number' },
  ])('[API3] lets a browser read the 413 after $megabytes MB $how', async ({ megabytes, how }) => {
    const piece = new Uint8Array(MEGABYTE).fill(120);
    const pieces = ReadableStream.from(Array.from({ length: megabytes }, () => piece));
    const body = how === 'in one piece' ? new Uint8Array(megabytes * MEGABYTE) : pieces;
    const reply = await fetch(`${url}/api/save_skill.php`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie: await sessionCookie() },
      body,
      duplex: 'half',
    } as RequestInit); // Node's own type leaves out `duplex`, which a stream needs.
    expect(reply.status).toBe(413);
    expect(Failure.parse(await reply.json()).code).toBe('too_large');
  });

  it('[API3] reads such a body to its end, from a client that sends all of it before it reads', async () => {
    const megabytes = 24;
    const head = [
      'POST /api/save_skill.php HTTP/1.1',
      'host: 127.0.0.1',
      'content-type: application/json',
      `content-length: ${megabytes * MEGABYTE}`,
      `cookie: ${await sessionCookie()}`,
    ];
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const write = (bytes: string | Uint8Array) =>
      new Promise<void>((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    await write(`${head.join('\r\n')}\r\n\r\n`);
    for (let sent = 0; sent < megabytes; sent += 1) await write(new Uint8Array(MEGABYTE));

    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /u);
    expect(String(answer)).not.toMatch(/^connection: close/imu);
    socket.destroy();
  });

  it('[API3] answers what is no HTTP in the envelope', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
        socket.write('what?\r\n\r\n'),
      );
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /u);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/imu);
    expect(answer).toMatch(/^content-security-policy: default-src 'none';/imu);
    expect(Failure.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code).toBe('invalid');
  });

  async function sessionCookie(): Promise<string> {
    const visitor = server.visitor();
    await visitor.addResume();
    return [...visitor.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
  }
});

describe('without its database', () => {
  it('[API3] is up, is not ready, and answers calls with 503 in the envelope', async () => {
    const server = await TestServer.open();
    const ada = server.visitor();
    await ada.addResume('Secret');
    await server.database.close();

    expect((await ada.send({ method: 'GET', url: '/healthz' })).status).toBe(200);
    const ready = await ada.send({ method: 'GET', url: '/readyz' });
    expect(ready).toMatchObject({ status: 503, body: { status: 'error', code: 'overload' } });
    expect(ready.raw.headers['retry-after']).toBe('5');

    const { status, body } = await ada.send({ method: 'GET', url: '/api/get_resumes.php' });
    expect(status).toBe(503);
    expect(Failure.parse(body).message).not.toMatch(/select|sql|Secret/iu);
    await server.app.close();
  });
});
