import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowserCache } from './browser-cache.test-support.ts';
import { findCopy, keepResume, listCopies } from './kept-resumes.ts';

let cache: ReturnType<typeof openBrowserCache>;
beforeEach(() => {
  cache = openBrowserCache();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = (at: number) => ({ owner: 'ada', resumeId: `r${at}` });

it('[OP4] keeps the older copy of a resume until the newer one is there: the page may be left between', async () => {
  await keepResume(place(1), { name: 'older' });
  let letIt = () => {};
  cache.putting = new Promise((resolve) => {
    letIt = resolve;
  });
  const keeping = keepResume(place(1), { name: 'newer' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await findCopy(place(1))).toEqual({ name: 'older' });
  letIt();
  expect(await keeping).toBe(true);
  expect(await findCopy(place(1))).toEqual({ name: 'newer' });
});

it('[OP4] keeps the twenty that were open last, and lists the last one first', async () => {
  for (let at = 1; at <= 20; at += 1) await keepResume(place(at), { at });
  await keepResume(place(1), { at: 'again' });
  await keepResume(place(21), { at: 21 });
  const listed = await listCopies('ada');
  expect(listed).toHaveLength(20);
  expect(listed.slice(0, 3)).toEqual([
    { resumeId: place(21).resumeId, copy: { at: 21 } },
    { resumeId: place(1).resumeId, copy: { at: 'again' } },
    { resumeId: place(20).resumeId, copy: { at: 20 } },
  ]);
  expect(await findCopy(place(2))).toBeUndefined();
  expect(await listCopies('grace')).toEqual([]);
});
