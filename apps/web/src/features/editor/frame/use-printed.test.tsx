import { EntryId, emptyResume, SECTIONS } from '@shortlist/model';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePrinted } from './use-printed.ts';

const newResume = () => emptyResume(() => EntryId.parse('entry'), SECTIONS);
const resumes = Array.from({ length: 40 }, newResume);

let now = 0;
/** Time that the paper takes to draw a resume that is new to it. */
let drawing = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  const drawn: number[] = [];
  const view = renderHook(
    ({ at }: { at: number }) => {
      const printed = resumes.indexOf(usePrinted(resumes[at] ?? newResume()));
      if (drawn.at(-1) !== printed) {
        drawn.push(printed);
        now += drawing;
      }
    },
    { initialProps: { at: 0 } },
  );
  const pass = (ms: number) =>
    act(async () => {
      now += ms;
      await vi.advanceTimersByTimeAsync(ms);
    });
  return { drawn, pass, type: (at: number) => view.rerender({ at }) };
}

it('follows every letter where drawing is quick', async () => {
  drawing = 10;
  const { drawn, type } = open();
  for (const at of [1, 2, 3]) type(at);
  expect(drawn).toEqual([0, 1, 2, 3]);
});

it('follows when typing rests where drawing is slow, and at least once a second', async () => {
  drawing = 80;
  const { drawn, pass, type } = open();
  type(1);
  expect(drawn).toEqual([0, 1]);
  type(2);
  await pass(150);
  type(3);
  await pass(150);
  expect(drawn).toEqual([0, 1]);
  await pass(100);
  expect(drawn).toEqual([0, 1, 3]);

  for (let at = 4; at < 20; at += 1) {
    type(at);
    await pass(100);
  }
  expect(drawn.length).toBe(4);
  expect(drawn.at(-1)).toBeGreaterThan(10);
});
