import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { RealServers } from './real-servers.test-support.ts';

const real = new RealServers();
afterAll(() => real.clear());

it('has the line of an answer in the log while it runs, and all of them when it has ended', async () => {
  const running = await real.start({ LOG_LEVEL: 'info' });
  const { stdout } = running.server;
  if (!stdout) throw new Error('The server has no output.');
  let answered = 0;
  createInterface(stdout).on('line', (line) => {
    if (line.includes('"answered"')) answered += 1;
  });
  const ask = () => fetch(`${running.url}/healthz`);
  await ask();
  await expect.poll(() => answered).toBe(1);

  await Promise.all(Array.from({ length: 30 }, ask));
  const ended = new Promise((resolve) => stdout.once('close', resolve));
  expect(await real.end(running, 'SIGTERM')).toBe(0);
  await ended;
  expect(answered).toBe(31);
});
