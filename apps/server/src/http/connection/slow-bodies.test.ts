import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { cutSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** Returns what comes back when the second half of a body, which may take `limitMs`, is sent after `pauseMs`. */
async function send(path: string, limitMs: number, pauseMs: number): Promise<string> {
  app = Fastify();
  cutSlowBodies(app, limitMs);
  app.post('/usual', async () => 'all of it');
  app.post('/long', { config: { bodyMs: 60_000 } }, async () => 'all of it');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  socket.on('data', (part) => {
    answer += String(part);
  });
  const head = 'host: x\r\ncontent-type: text/plain\r\ncontent-length: 4\r\nconnection: close';
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\nha`);
  await sleep(pauseMs);
  socket.write('lf');
  await closed;
  return answer;
}

it.each([
  { path: '/usual', limitMs: 60_000, pauseMs: 0, it: 'answers a body that comes soon' },
  { path: '/long', limitMs: 100, pauseMs: 300, it: 'waits longer where the route says so' },
])('$it', async ({ path, limitMs, pauseMs }) => {
  expect(await send(path, limitMs, pauseMs)).toMatch(/200 OK[\s\S]*all of it/u);
});

it('cuts the connection of a body that takes too long', async () => {
  expect(await send('/usual', 100, 300)).toBe('');
});

it('leaves an answer the time that it takes, where there is no body', async () => {
  app = Fastify();
  cutSlowBodies(app, 100);
  app.get('/slow', async () => {
    await sleep(300);
    return 'all of it';
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(`${address}/slow`)).text()).toBe('all of it');
});
