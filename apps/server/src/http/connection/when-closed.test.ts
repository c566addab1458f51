import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenClosed } from './when-closed.ts';

let server: Server;
let caller: Socket;
let response: ServerResponse;

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  caller = connect(address.port, '127.0.0.1').on('error', () => {});
  caller.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  [, response] = await once(server, 'request');
});
afterEach(() => {
  caller.destroy();
  server.close();
});

it('tells that the answer has been sent', async () => {
  const work = vi.fn();
  whenClosed(response, work);
  expect(work).not.toHaveBeenCalled();
  response.end('all of it');
  await expect.poll(() => work.mock.calls).toHaveLength(1);
});

it('tells that the caller has gone', async () => {
  const work = vi.fn();
  whenClosed(response, work);
  caller.destroy();
  await expect.poll(() => work.mock.calls).toHaveLength(1);
});

it('tells it too where the caller went before anybody asked', async () => {
  caller.destroy();
  await once(response, 'close');
  const work = vi.fn();
  whenClosed(response, work);
  expect(work).toHaveBeenCalledOnce();
});
