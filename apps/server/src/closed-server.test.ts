import { PerformanceObserver } from 'node:perf_hooks';
import { queryObjects } from 'node:v8';
import { expect, it } from 'vitest';
import { TestServer } from './test-server.test-support.ts';

const timer = setTimeout(() => {}, 0);

/** Counts what is still held after garbage was collected: servers, timers and observers. */
const countHeld = () =>
  [TestServer, timer.constructor, PerformanceObserver].map((kind) =>
    queryObjects(kind, { format: 'count' }),
  );

const SERVERS = 4;

async function openAndClose() {
  const server = await TestServer.open();
  await (await server.accountHolder()).addResume();
  await server.close();
}

it('nothing holds servers that were closed, and no timer or observer of each goes on', async () => {
  await openAndClose();
  const held = countHeld();
  for (let time = 0; time < SERVERS; time += 1) await openAndClose();
  // What else the process does may hold one or two.
  const grown = () => Math.max(...countHeld().map((count, index) => count - (held[index] ?? 0)));
  await expect.poll(grown).toBeLessThan(SERVERS);
});
