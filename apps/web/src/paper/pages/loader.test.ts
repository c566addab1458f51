import { expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { createLoader } from './loader.ts';

/** A loader whose faces load under their own name, except those named in `broken`. */
function loaderWithout(broken: Set<string>) {
  const load = vi.fn(async (face: string) => {
    if (broken.has(face)) throw new Error('no network');
    return face.toUpperCase();
  });
  return { load, fontLoader: createLoader(load, 'font') };
}

it('loads each face once, however often it is asked for', async () => {
  const { load, fontLoader } = loaderWithout(new Set());
  fontLoader.request(['a', 'b']);
  fontLoader.request(['b', 'a']);
  await expect.poll(() => fontLoader.get().loaded.size).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
  expect(fontLoader.get().loaded.get('a')).toBe('A');
});

it('tells its listeners of every face that arrives, until they leave', async () => {
  const { fontLoader } = loaderWithout(new Set());
  const listener = vi.fn();
  const leave = fontLoader.subscribe(listener);
  const before = fontLoader.get();
  fontLoader.request(['a']);
  await expect.poll(() => listener.mock.calls).toHaveLength(1);
  expect(fontLoader.get()).not.toBe(before);
  leave();
  fontLoader.request(['b']);
  await expect.poll(() => fontLoader.get().loaded.size).toBe(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('keeps what failed until it is asked to try again', async () => {
  expectPrinted('The font b was not loaded Error: no network');
  const broken = new Set(['b']);
  const { load, fontLoader } = loaderWithout(broken);
  fontLoader.request(['a', 'b']);
  await expect.poll(() => [...fontLoader.get().failed]).toEqual(['b']);
  fontLoader.request(['b']);
  expect(load).toHaveBeenCalledTimes(2);

  broken.clear();
  fontLoader.retry();
  expect(fontLoader.get().failed.size).toBe(0);
  await expect.poll(() => [...fontLoader.get().loaded.keys()]).toEqual(['a', 'b']);
});

it('[AC5] gives the fonts once all that are asked for are there, failed ones tried again', async () => {
  expectPrinted('The font b was not loaded Error: no network');
  const broken = new Set(['b']);
  const { fontLoader } = loaderWithout(broken);
  await expect(fontLoader.whenLoaded(['a', 'b'])).rejects.toThrow('The font b was not loaded.');
  broken.clear();
  const fonts = await fontLoader.whenLoaded(['a', 'b']);
  expect([...fonts.keys()]).toEqual(['a', 'b']);
});
