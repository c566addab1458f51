import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLoadedInTime } from './use-loaded-in-time.ts';

/** Renders with a part that comes when it is told to. */
function renderAwaiting() {
  let come = () => {};
  const coming = new Promise<string>((resolve) => {
    come = () => resolve('the part');
  });
  const load = () => coming;
  const view = renderHook(() => useLoadedInTime(load));
  return { ...view, come };
}

it('gives a part that comes before the person does anything, and keeps it then', async () => {
  const { result, come } = renderAwaiting();
  expect(result.current).toBeUndefined();
  come();
  await waitFor(() => expect(result.current).toBe('the part'));
  fireEvent.pointerDown(document.body);
  expect(result.current).toBe('the part');
});

it.each([
  ['a button is pressed', () => fireEvent.pointerDown(document.body)],
  ['a key is pressed', () => fireEvent.keyDown(document.body, { key: 'a' })],
])('gives none that comes after %s: what is aimed at would move', async (_, press) => {
  const { result, rerender, come } = renderAwaiting();
  press();
  come();
  await new Promise((resolve) => setTimeout(resolve, 20));
  rerender();
  expect(result.current).toBeUndefined();
});
