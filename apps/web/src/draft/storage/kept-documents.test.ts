import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowserCache } from './browser-cache.test-support.ts';
import { findCopy, keepDocument, listCopies } from './kept-documents.ts';

let cache: ReturnType<typeof openBrowserCache>;
beforeEach(() => {
  cache = openBrowserCache();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = (at: number) => ({ owner: 'ada', documentId: `r${at}` });

it('[OP4] keeps the older copy of a resume until the newer one is there: the page may be left between', async () => {
  await keepDocument(place(1), { name: 'older' });
  let letIt = () => {};
  cache.putting = new Promise((resolve) => {
    letIt = resolve;
  });
  const keeping = keepDocument(place(1), { name: 'newer' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await findCopy(place(1))).toEqual({ name: 'older' });
  letIt();
  expect(await keeping).toBe(true);
  expect(await findCopy(place(1))).toEqual({ name: 'newer' });
});

it('[OP4] keeps the twenty that were open last, and lists the last one first', async () => {
  for (let at = 1; at <= 20; at += 1) await keepDocument(place(at), { at });
  await keepDocument(place(1), { at: 'again' });
  await keepDocument(place(21), { at: 21 });
  const listed = await listCopies('ada');
  expect(listed).toHaveLength(20);
  expect(listed.slice(0, 3)).toEqual([
    { documentId: place(21).documentId, copy: { at: 21 } },
    { documentId: place(1).documentId, copy: { at: 'again' } },
    { documentId: place(20).documentId, copy: { at: 20 } },
  ]);
  expect(await findCopy(place(2))).toBeUndefined();
  expect(await listCopies('grace')).toEqual([]);
});

it('[OP4] keeps as many of each kind: applications that were opened put no resume out', async () => {
  const pursuit = { document: { kind: 'pursuit' } };
  await keepDocument(place(1), { at: 1 });
  for (let at = 2; at <= 23; at += 1) await keepDocument(place(at), pursuit);
  expect(await findCopy(place(1))).toEqual({ at: 1 });
  expect(await findCopy(place(23))).toEqual(pursuit);
  expect(await findCopy(place(2))).toBeUndefined();
  expect(await listCopies('ada')).toHaveLength(21);
});

it('[OP4] a copy that an earlier release kept without its kind makes room for the newer one', async () => {
  const cachesNow = await caches.open('shortlist.resumes');
  await cachesNow.put('/kept/ada/r1', Response.json({ document: { kind: 'letter' }, at: 'older' }));
  const newer = { document: { kind: 'letter' }, at: 'newer' };
  await keepDocument(place(1), newer);
  expect(await listCopies('ada')).toEqual([{ documentId: 'r1', copy: newer }]);
});
