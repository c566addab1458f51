import { expect, it } from 'vitest';
import type { ToastMessage } from './toast-context.ts';
import { createToastQueue } from './toast-queue.ts';

/** A queue, and the texts that are on its screen. */
function scene() {
  const queue = createToastQueue();
  const shown: string[] = [];
  const take = ({ text }: ToastMessage) => {
    shown.push(text);
    return () => void shown.splice(shown.indexOf(text), 1);
  };
  return { queue, shown, connect: () => queue.connect(take) };
}

it('shows what came before the screen was there, in order', () => {
  const { queue, shown, connect } = scene();
  queue.show({ text: 'One' });
  queue.show({ text: 'Two' });
  connect();
  queue.show({ text: 'Three' });
  expect(shown).toEqual(['One', 'Two', 'Three']);
});

it('takes a message away that does not hold any more, wherever it is', () => {
  const { queue, shown, connect } = scene();
  const [closeWaiting, closeShown] = [queue.show({ text: 'One' }), queue.show({ text: 'Two' })];
  closeWaiting();
  connect();
  expect(shown).toEqual(['Two']);
  const closeLast = queue.show({ text: 'Three' });
  closeShown();
  expect(shown).toEqual(['Three']);
  closeLast();
  expect(shown).toEqual([]);
});
