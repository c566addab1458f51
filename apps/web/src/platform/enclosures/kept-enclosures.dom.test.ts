import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasKept } from '../databases/has-kept.ts';
import { tidyKept } from '../databases/tidy-kept.ts';
import { keepReview, removeReview } from '../reviews/kept-reviews.ts';
import { openIndexedDb } from '../storage/indexed-db.test-support.ts';
import { erasePersonalCopies } from '../storage/personal-copies.ts';
import {
  changeEnclosures,
  ENCLOSURE_DAYS,
  type KeptEnclosure,
  listAllEnclosures,
  listEnclosures,
  readFiles,
} from './kept-enclosures.ts';

const DAY = 86_400_000;

beforeEach(openIndexedDb);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const enclosure = (id: string): KeptEnclosure => ({
  ...{ id, letterId: 'letter', owner: undefined, name: id },
  ...{ kind: 'pdf', pages: 1, size: 3, place: 0, at: 0 },
});

type Where = { letterId?: string; owner?: string | undefined; now?: number };

const add = (id: string, { letterId = 'letter', owner, now = 0 }: Where = {}) =>
  changeEnclosures(
    { letterId, owner, now },
    (kept) => [...kept, { ...enclosure(id), letterId }],
    new Map([[id, new Uint8Array([1, 2, 3]).buffer]]),
  );

const idsOf = async ({ letterId = 'letter', owner, now = 0 }: Where = {}) =>
  (await listEnclosures({ letterId, owner, now })).map(({ id }) => id);

it('keeps the files of each letter in their order', async () => {
  expect(hasKept()).toBe(false);
  await add('one');
  await add('other', { letterId: 'another' });
  await add('two');
  expect(await idsOf()).toEqual(['one', 'two']);
  expect(hasKept()).toBe(true);
  await changeEnclosures({ letterId: 'letter', owner: undefined, now: 0 }, (kept) =>
    kept.toReversed(),
  );
  expect(await idsOf()).toEqual(['two', 'one']);
  expect(await idsOf({ letterId: 'another' })).toEqual(['other']);
  const [file] = await readFiles(
    await listEnclosures({ letterId: 'letter', owner: undefined, now: 0 }),
  );
  expect(new Uint8Array(file ?? new ArrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

it('changes what another tab has changed meanwhile', async () => {
  const rename = (id: string, name: string) => (kept: readonly KeptEnclosure[]) =>
    kept.map((each) => (each.id === id ? { ...each, name } : each));
  await add('one');
  await add('two');
  const of = { letterId: 'letter', owner: undefined, now: 0 };
  await Promise.all([
    changeEnclosures(of, rename('one', 'Certificate')),
    changeEnclosures(of, (kept) => kept.filter(({ id }) => id !== 'two')),
    changeEnclosures(of, rename('two', 'Gone')),
  ]);
  expect((await listEnclosures(of)).map(({ name }) => name)).toEqual(['Certificate']);
});

it('removes a file with its record, and says when none is left', async () => {
  await add('one');
  const kept = await listEnclosures({ letterId: 'letter', owner: undefined, now: 0 });
  await changeEnclosures({ letterId: 'letter', owner: undefined, now: 0 }, () => []);
  await expect(readFiles(kept)).rejects.toThrow('The enclosure one is no longer kept.');
  expect(hasKept()).toBe(false);
});

it('stores no file that its list has not taken', async () => {
  const of = { letterId: 'letter', owner: undefined, now: 0 };
  await changeEnclosures(of, () => [], new Map([['one', new ArrayBuffer(3)]]));
  await expect(readFiles([enclosure('one')])).rejects.toThrow('no longer kept');
});

it('keeps them for thirty days after the last change of their letter’s', async () => {
  expect(ENCLOSURE_DAYS).toBe(30);
  await add('one');
  await add('two', { now: DAY });
  expect(await idsOf({ now: 31 * DAY - 1 })).toEqual(['one', 'two']);
  expect(await idsOf({ now: 31 * DAY })).toEqual([]);
});

it('removes what is too old on whatever page is opened', async () => {
  await add('one', { now: Date.now() - 30 * DAY });
  await tidyKept(undefined);
  expect(hasKept()).toBe(false);
});

it('shows an account its own alone, and takes those of nobody to it', async () => {
  await add('guest');
  await add('ada', { owner: 'u1' });
  // Nobody is logged in: that of an account waits until it is back.
  expect(await idsOf()).toEqual([]);
  expect(await idsOf({ owner: 'u1' })).toEqual(['guest', 'ada']);
});

it('removes those of an account when another one is here', async () => {
  await add('ada', { owner: 'u1' });
  await tidyKept('u2');
  expect(await listAllEnclosures({ owner: 'u1', now: 0 })).toEqual([]);
});

it('forgets all of them with a log out', async () => {
  await add('ada', { owner: 'u1' });
  await erasePersonalCopies();
  expect(await listAllEnclosures({ owner: 'u1', now: 0 })).toEqual([]);
  expect(hasKept()).toBe(false);
});

it('changes nothing where a file cannot be kept', async () => {
  await add('one');
  const moved = new ArrayBuffer(1);
  structuredClone(moved, { transfer: [moved] });
  const unfit = new Map([['two', moved]]);
  const of = { letterId: 'letter', owner: undefined, now: 0 };
  await expect(
    changeEnclosures(of, (kept) => [...kept, enclosure('two')], unfit),
  ).rejects.toThrow();
  expect(await idsOf()).toEqual(['one']);
});

it('says that something is kept as long as reviews or enclosures are', async () => {
  await add('one');
  const review = { id: 'r', owner: undefined, schema: 1, fileName: 'r.pdf', at: 0, count: 0 };
  await keepReview({ ...review, state: 'begun' }, { read: 'read', document: undefined });
  await changeEnclosures({ letterId: 'letter', owner: undefined, now: 0 }, () => []);
  expect(hasKept()).toBe(true);
  await add('one');
  await removeReview('r');
  await tidyKept(undefined);
  expect(hasKept()).toBe(false);
});
