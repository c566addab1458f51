import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

/** Turns of work that ends when the test says so; `begun` lists what has begun. */
function openTurns(most: number, mostOfOwner: number) {
  const { take, stop } = createTurns({ most, mostOfOwner });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (owner: string, name: string, signal?: AbortSignal) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    return take(owner, work, signal).catch(({ code }) => code);
  };
  const endAll = async () => {
    for (; ends.length > 0; await turn()) ends.shift()?.();
  };
  return { ask, stop, begun, endAll };
}

it('[TR3] gives each owner a turn before anybody has a second one', async () => {
  const { ask, begun, endAll } = openTurns(10, 4);
  const asked = [ask('ada', 'a1'), ask('ada', 'a2'), ask('ada', 'a3'), ask('bo', 'b1')];
  asked.push(ask('cy', 'c1'));
  await turn();
  expect(begun).toEqual(['a1']);
  await endAll();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
});

it('[TR3] refuses what is beyond an owner’s bound, and beyond that of all', async () => {
  const { ask, endAll } = openTurns(3, 2);
  const asked = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => ask(name.slice(0, 1), name));
  await turn();
  await endAll();
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'slow_down', 'b1', 'overload']);
  const again = ask('a', 'a4');
  await turn();
  await endAll();
  expect(await again).toBe('a4');
});

it('does nothing for callers who have left, and refuses those that wait when it stops', async () => {
  const { ask, stop, begun, endAll } = openTurns(10, 4);
  const leaving = new AbortController();
  const asked = [ask('ada', 'a1'), ask('bo', 'b1', leaving.signal), ask('cy', 'c1')];
  await turn();
  leaving.abort();
  asked.push(ask('bo', 'b2', leaving.signal));
  stop();
  await endAll();
  expect(begun).toEqual(['a1']);
  expect(await Promise.all(asked)).toEqual(['a1', 'slow_down', 'overload', 'slow_down']);
});

it('goes on after work that fails', async () => {
  const { take } = createTurns({ most: 2, mostOfOwner: 1 });
  await expect(take('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await take('ada', async () => 'made')).toBe('made');
});
