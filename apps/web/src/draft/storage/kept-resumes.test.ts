import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findKeptResume, keepResume, listKeptResumes } from './kept-resumes.ts';

/** The browser's cache: what is put comes last in it, once `putting` lets it. */
let putting: Promise<void>;
beforeEach(() => {
  putting = Promise.resolve();
  const kept = new Map<string, Response>();
  const urlOf = (address: string) => new URL(address, 'http://here.test').href;
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (asked: string | { url: string }) =>
      kept.get(typeof asked === 'string' ? urlOf(asked) : asked.url)?.clone(),
    delete: async (asked: string | { url: string }) =>
      kept.delete(typeof asked === 'string' ? urlOf(asked) : asked.url),
    async put(address: string, response: Response) {
      await putting;
      kept.delete(urlOf(address));
      kept.set(urlOf(address), response);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = (at: number) => ({ owner: 'ada', resumeId: `r${at}` });

it('[OP4] keeps the older copy of a resume until the newer one is there: the page may be left between', async () => {
  await keepResume(place(1), { name: 'older' });
  let letIt = () => {};
  putting = new Promise((resolve) => {
    letIt = resolve;
  });
  const keeping = keepResume(place(1), { name: 'newer' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await findKeptResume(place(1))).toEqual({ name: 'older' });
  letIt();
  expect(await keeping).toBe(true);
  expect(await findKeptResume(place(1))).toEqual({ name: 'newer' });
});

it('[OP4] keeps the twenty that were open last, and lists the last one first', async () => {
  for (let at = 1; at <= 20; at += 1) await keepResume(place(at), { at });
  await keepResume(place(1), { at: 'again' });
  await keepResume(place(21), { at: 21 });
  const listed = await listKeptResumes('ada');
  expect(listed).toHaveLength(20);
  expect(listed.slice(0, 3)).toEqual([{ at: 21 }, { at: 'again' }, { at: 20 }]);
  expect(await findKeptResume(place(2))).toBeUndefined();
  expect(await listKeptResumes('grace')).toEqual([]);
});
