import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../../test-server.test-support.ts';

/** As Node looks for headers that are late, every five seconds. */
const NOTICED_MS = 10_000;

describe('[OP3] connections on which nothing comes', () => {
  let server: TestServer;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await TestServer.open();
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.close();
  });

  /** Resolves when a connection on which something was sent, and nothing more will be, is closed. */
  async function closed(sent: string): Promise<boolean> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    if (sent) socket.write(sent);
    socket.resume();
    const isClosed = once(socket, 'close').then(() => true);
    return Promise.race([isClosed, sleep(NOTICED_MS, false)]);
  }

  it('have 15 s for their headers, 90 s in which nothing moves, and ten minutes for all of a request', () => {
    const { headersTimeout, timeout, requestTimeout } = server.app.server;
    expect([headersTimeout, timeout, requestTimeout]).toEqual([15_000, 90_000, 600_000]);
  });

  it('are cut, those that do not end their headers and those that say nothing, while others are answered', async () => {
    Object.assign(server.app.server, { headersTimeout: 200, timeout: 60_000 });
    const late = closed('GET /healthz HTTP/1.1\r\nHost: a\r\n');
    await sleep(50);
    server.app.server.timeout = 200;
    const silent = closed('');
    await sleep(50);
    server.app.server.timeout = 60_000;
    expect((await server.visitor().send({ method: 'GET', url: '/healthz' })).status).toBe(200);
    expect(await Promise.all([late, silent])).toEqual([true, true]);
  });
});
