import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { TestServer } from './test-server.test-support.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Timers, and what measures delays of the event loop, by Node's names for them. */
const WAKING = ['Timeout', 'ELDHISTOGRAM'];

/** Ids of such that were begun and go on. */
const waking = new Set<number>();
const hook = createHook({
  init: (id, kind) => void (WAKING.includes(kind) && waking.add(id)),
  destroy: (id) => void waking.delete(id),
}).enable();
afterAll(() => hook.disable());

const SERVERS = 4;

/** Opens a server, uses and closes it. Nothing but the answer refers to it. */
async function openAndClose(): Promise<WeakRef<TestServer>> {
  const server = await TestServer.open();
  await (await server.accountHolder()).addResume();
  await server.close();
  return new WeakRef(server);
}

it('nothing holds servers that were closed, and nothing of each wakes the process up', async () => {
  await openAndClose();
  waking.clear();
  const closed: WeakRef<TestServer>[] = [];
  for (let time = 0; time < SERVERS; time += 1) closed.push(await openAndClose());
  const countLeft = () => {
    collectGarbage();
    return Math.max(closed.filter((each) => each.deref()).length, waking.size);
  };
  // What else the process does may hold one or two.
  await expect.poll(countLeft, { interval: 500 }).toBeLessThan(SERVERS);
});
