import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { hasKept } from '../databases/has-kept.ts';
import { tidyKept } from '../databases/tidy-kept.ts';
import { openIndexedDb } from '../storage/indexed-db.test-support.ts';
import { erasePersonalCopies } from '../storage/personal-copies.ts';
import {
  findReview,
  type KeptReview,
  keepReview,
  listReviews,
  MOST_REVIEWS,
  removeReview,
  updateReview,
} from './kept-reviews.ts';
import { writeJournal } from './review-journal.ts';

const DAY = 86_400_000;

beforeEach(openIndexedDb);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const reviewOf = (id: string, more: Partial<KeptReview> = {}): KeptReview => ({
  id,
  owner: undefined,
  schema: 1,
  fileName: `${id}.pdf`,
  at: 0,
  state: 'begun',
  count: 0,
  ...more,
});

const keep = (id: string, more: Partial<KeptReview> = {}) =>
  keepReview(reviewOf(id, more), { read: `read ${id}`, document: new ArrayBuffer(3) });

const idsOf = async (owner: string | undefined, now = 0) =>
  (await listReviews(owner, now)).map(({ id }) => id);

it('keeps what was read, the document and each state, the last changed first', async () => {
  expect(hasKept()).toBe(false);
  await keep('one', { at: 1 });
  await keep('two', { at: 2 });
  expect(await idsOf(undefined)).toEqual(['two', 'one']);
  expect(await updateReview('one', { state: 'put right', count: 1, at: 3 })).toBe(true);
  expect(await idsOf(undefined)).toEqual(['one', 'two']);
  const found = await findReview('one');
  expect(found).toMatchObject({ state: 'put right', read: 'read one', fileName: 'one.pdf' });
  expect(found?.document?.byteLength).toBe(3);
  expect(hasKept()).toBe(true);
});

it('lets none come back that was removed, and says so', async () => {
  await keep('one');
  await removeReview('one');
  expect(await updateReview('one', { state: 'late', count: 1, at: 1 })).toBe(false);
  expect(await findReview('one')).toBeUndefined();
  expect(await idsOf(undefined)).toEqual([]);
  expect(hasKept()).toBe(false);
});

it('keeps one for seven days after its last change', async () => {
  await keep('one', { at: 0 });
  expect(await idsOf(undefined, 7 * DAY - 1)).toEqual(['one']);
  expect(await idsOf(undefined, 7 * DAY)).toEqual([]);
  expect(await findReview('one')).toBeUndefined();
});

it('begins no new seven days where no step was taken', async () => {
  await keep('one', { at: 0, count: 2 });
  expect(await updateReview('one', { state: 'opened again', count: 2, at: DAY })).toBe(true);
  expect(await findReview('one')).toMatchObject({ at: 0, state: 'opened again' });
  await updateReview('one', { state: 'put right', count: 3, at: DAY });
  expect(await findReview('one')).toMatchObject({ at: DAY });
});

it('removes what is too old on whatever page is opened', async () => {
  await keep('one', { at: Date.now() - 7 * DAY });
  await tidyKept(undefined);
  expect(await findReview('one')).toBeUndefined();
});

it.each([Number.NaN, undefined])('removes one whose time is %s', async (at) => {
  await keep('one', { at: at as number });
  expect(await idsOf(undefined)).toEqual([]);
});

it('shows an account its own alone, and takes those of nobody to it', async () => {
  await keep('guest');
  await keep('ada', { owner: 'u1', at: 1 });
  // Nobody is logged in: that of an account waits until it is back.
  expect(await idsOf(undefined)).toEqual(['guest']);
  expect(await idsOf('u1')).toEqual(['ada', 'guest']);
  expect((await findReview('guest'))?.owner).toBe('u1');
});

it('removes those of an account when another one is here', async () => {
  await keep('ada', { owner: 'u1' });
  await tidyKept('u2');
  expect(await findReview('ada')).toBeUndefined();
});

it('keeps five of an owner: a sixth takes the place of the one that was changed first', async () => {
  await keep('other', { owner: 'u1', at: -1 });
  for (let at = 0; at <= MOST_REVIEWS; at += 1) await keep(`r${at}`, { at });
  expect(MOST_REVIEWS).toBe(5);
  expect(await idsOf(undefined)).toEqual(['r5', 'r4', 'r3', 'r2', 'r1']);
  expect((await findReview('r0'))?.read).toBeUndefined();
  expect(await idsOf('u1')).toContain('other');
});

it('forgets all of them with a log out', async () => {
  await keep('ada', { owner: 'u1' });
  await keep('guest');
  await erasePersonalCopies();
  expect(await findReview('ada')).toBeUndefined();
  expect(await idsOf(undefined)).toEqual([]);
  expect(hasKept()).toBe(false);
});

it('lets nobody’s log out fail where the browser forbids its storage', async () => {
  vi.stubGlobal('indexedDB', {
    deleteDatabase() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await expect(erasePersonalCopies()).resolves.toBeUndefined();
});

it('has the steps after its state, and no journal of a review that is gone', async () => {
  await keep('one');
  const steps = [1, 2, 3].map((count) => ({ count, step: `step ${count}` }));
  writeJournal('one', steps);
  writeJournal('gone', steps);
  await updateReview('one', { state: 'after one', count: 1, at: 1 });
  expect((await findReview('one'))?.steps).toEqual(steps.slice(1));
  await listReviews(undefined, 0);
  expect(Object.keys(localStorage).filter((name) => name.includes('gone'))).toEqual([]);
  await removeReview('one');
  expect(Object.keys(localStorage).filter((name) => name.includes('one'))).toEqual([]);
});

it('leaves a review in the list where the storage refuses to remove it, without its journal', async () => {
  await keep('one');
  writeJournal('one', [{ count: 1, step: 'words' }]);
  const storage = indexedDB;
  expectPrinted('The review of an import was not removed.');
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await removeReview('one');
  expect(journals()).toEqual([]);
  writeJournal('two', [{ count: 1, step: 'words' }]);
  await erasePersonalCopies();
  expect(journals()).toEqual([]);
  vi.stubGlobal('indexedDB', storage);
  expect(await idsOf(undefined)).toEqual(['one']);
});

const journals = () =>
  Object.keys(localStorage).filter((name) => name.startsWith('shortlist.review '));

it('goes by its state alone where the journal is damaged', async () => {
  await keep('one');
  localStorage.setItem('shortlist.review one', '[{"count":1');
  expect(await findReview('one')).toMatchObject({ state: 'begun', steps: [] });
});

it('changes nothing where a part of it does not fit', async () => {
  await keep('one', { state: 'first' });
  const unfit = reviewOf('one', { state: () => 'no value' });
  await expect(keepReview(unfit, { read: 'other', document: undefined })).rejects.toThrow();
  const late = { read: () => 'no value', document: undefined };
  await expect(keepReview(reviewOf('one', { state: 'second' }), late)).rejects.toThrow();
  expect(await findReview('one')).toMatchObject({ state: 'first', read: 'read one' });
});
