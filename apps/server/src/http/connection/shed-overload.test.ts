import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { ENDPOINTS } from '@shortlist/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { borrowPglite } from '#db/database.test-support.ts';
import { TestServer } from '../../test-server.test-support.ts';

const MOST = 4;

describe('[OP3] more requests than a server can work on', () => {
  let server: TestServer;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await TestServer.open({ config: { requestsAtOnce: MOST } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => server.close());

  const create = () =>
    server.visitor().call(ENDPOINTS.createResume, { body: { resumeName: 'Bridges' } });

  /** A connection on which something has been sent, and nothing more will be. */
  async function open(sent: string): Promise<Socket> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    if (sent) socket.write(sent);
    return socket;
  }

  it('get 503 with Retry-After at once, while others and health checks are answered', async () => {
    const crowd = Array.from({ length: 40 }, create);
    const health = server.visitor().send({ method: 'GET', url: '/healthz' });
    const answers = await Promise.all(crowd);
    expect((await health).status).toBe(200);

    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(MOST);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body, raw } of refused) {
      expect(body).toMatchObject({ status: 'error', code: 'overload' });
      expect(raw.headers['retry-after']).toBe('5');
    }
    expect((await create()).status).toBe(200);
  });

  it.each([
    { it: 'say nothing', sent: '' },
    { it: 'do not end their headers', sent: 'POST /api/create_resume.php HTTP/1.1\r\nHost: a\r\n' },
    {
      it: 'do not end their body',
      sent: 'POST /api/create_resume.php HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    },
  ])('are not counted while they $it', async ({ sent }) => {
    for (let opened = 0; opened < 5 * MOST; opened += 1) await open(sent);
    expect((await create()).status).toBe(200);
  });

  it('do not come with headers of any size', async () => {
    const socket = await open(
      `GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid"/su);
  });
});

describe('[OP3] a crowd on the embedded database', () => {
  it('is read at once, and refused beyond what is worked on', async () => {
    const server = await TestServer.open(
      { config: { requestsAtOnce: MOST } },
      await borrowPglite(),
    );
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const ada = server.visitor();
    await ada.addResume();
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const crowd = Array.from({ length: 60 }, () =>
      fetch(`${address}/api/get_resumes.php`, { headers: { cookie } }),
    );
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(MOST);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(MOST);
    await server.close();
  });

  it('does not keep those waiting who ask whether the server is ready', async () => {
    const server = await TestServer.open({}, await borrowPglite());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = true;
    const crowd = server.database.db
      .transaction(() => held)
      .then(() => {
        isHeld = false;
      });
    const { status } = await server.visitor().send({ method: 'GET', url: '/readyz' });
    expect({ status, isHeld }).toEqual({ status: 200, isHeld: true });
    release();
    await crowd;
    await server.close();
  });
});
