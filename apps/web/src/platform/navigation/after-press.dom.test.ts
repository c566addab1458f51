import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from './after-press.ts';

let stop: () => void;
beforeEach(() => {
  stop = watchPresses();
});
afterEach(() => stop());

it('does at once what comes without a press', () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits with what comes during a press until its click is through', async () => {
  const order: string[] = [];
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', () => order.push('click'));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  afterPress(() => order.push('work'));
  button.dispatchEvent(new Event('pointerup', { bubbles: true }));
  button.click();
  await expect.poll(() => order).toEqual(['click', 'work']);
});
