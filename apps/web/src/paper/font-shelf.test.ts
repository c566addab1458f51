import { expect, it, vi } from 'vitest';
import { createFontShelf } from './font-shelf.ts';

/** A shelf whose faces load under their own name, except those named in `broken`. */
function shelfWithout(broken: Set<string>) {
  const load = vi.fn(async (face: string) => {
    if (broken.has(face)) throw new Error('no network');
    return face.toUpperCase();
  });
  return { load, shelf: createFontShelf(load) };
}

it('loads each face once, however often it is asked for', async () => {
  const { load, shelf } = shelfWithout(new Set());
  shelf.request(['a', 'b']);
  shelf.request(['b', 'a']);
  await vi.waitFor(() => expect(shelf.get().fonts.size).toBe(2));
  expect(load).toHaveBeenCalledTimes(2);
  expect(shelf.get().fonts.get('a')).toBe('A');
});

it('tells its listeners of every face that arrives, until they leave', async () => {
  const { shelf } = shelfWithout(new Set());
  const listener = vi.fn();
  const leave = shelf.subscribe(listener);
  const before = shelf.get();
  shelf.request(['a']);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  expect(shelf.get()).not.toBe(before);
  leave();
  shelf.request(['b']);
  await vi.waitFor(() => expect(shelf.get().fonts.size).toBe(2));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps what failed until it is asked to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Set(['b']);
  const { load, shelf } = shelfWithout(broken);
  shelf.request(['a', 'b']);
  await vi.waitFor(() => expect([...shelf.get().failed]).toEqual(['b']));
  shelf.request(['b']);
  expect(load).toHaveBeenCalledTimes(2);

  broken.clear();
  shelf.retry();
  expect(shelf.get().failed.size).toBe(0);
  await vi.waitFor(() => expect([...shelf.get().fonts.keys()]).toEqual(['a', 'b']));
});

it('[AC5] gives the fonts once all that are asked for are there, failed ones tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Set(['b']);
  const { shelf } = shelfWithout(broken);
  await expect(shelf.whenLoaded(['a', 'b'])).rejects.toThrow('The font b was not loaded.');
  broken.clear();
  const fonts = await shelf.whenLoaded(['a', 'b']);
  expect([...fonts.keys()]).toEqual(['a', 'b']);
});
