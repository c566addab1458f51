import { afterEach, expect, it, vi } from 'vitest';
import { watchComposition } from './watch-composition.ts';

afterEach(() => void vi.useRealTimers());

it('[ST2] waits while letters are composed, and not otherwise', async () => {
  vi.useFakeTimers();
  const composition = watchComposition(document);
  const done = vi.fn();
  await composition.whenDone();
  document.dispatchEvent(new Event('compositionstart'));
  void composition.whenDone().then(done);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('compositionend'));
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  await composition.whenDone();
});
