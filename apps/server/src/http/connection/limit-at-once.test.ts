import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import type { UserId } from '#db/db.ts';
import { limitAtOnce } from './limit-at-once.ts';

const owner = 'ada' as UserId;

/** Calls of one owner, of which one is worked on and one may wait; `begun` lists those whose turn it was. */
function openCalls() {
  const takeTurn = limitAtOnce(1, 1);
  const begun: string[] = [];
  const open = () => new ServerResponse(new IncomingMessage(new Socket()));
  const ask = (name: string, raw = open()) => {
    const answer = takeTurn({ owner }, { raw }).then(
      () => begun.push(name),
      ({ code }) => code,
    );
    return { answer, leave: () => close(raw) };
  };
  return { ask, open, begun };
}

/** Closes a response, as Node does once its connection is gone. */
function close(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}

it('begins the next call when one has ended, and refuses what is beyond those that may wait', async () => {
  const { ask, begun } = openCalls();
  const [first, second, third] = [ask('first'), ask('second'), ask('third')];
  expect(await third.answer).toBe('slow_down');
  expect(begun).toEqual(['first']);
  first.leave();
  await second.answer;
  expect(begun).toEqual(['first', 'second']);
});

it('gives no turn to a call whose caller has left before it asked', async () => {
  const { ask, open, begun } = openCalls();
  for (const name of ['left', 'left too', 'left as well']) {
    const response = open();
    close(response);
    expect(await ask(name, response).answer).toBe('slow_down');
  }
  await ask('here').answer;
  expect(begun).toEqual(['here']);
});

it('ends the wait of a caller who leaves meanwhile', async () => {
  const { ask, begun } = openCalls();
  const [first, second] = [ask('first'), ask('second')];
  second.leave();
  expect(await second.answer).toBe('slow_down');
  const third = ask('third');
  first.leave();
  await third.answer;
  expect(begun).toEqual(['first', 'third']);
});
