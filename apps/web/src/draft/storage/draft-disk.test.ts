import { pickNewest } from '@shortlist/draft';
import { SECTIONS } from '@shortlist/model';
import { beforeEach, expect, it } from 'vitest';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import { createDraftDisk } from './draft-disk.ts';
import { MemoryStorage } from './memory-storage.test-support.ts';

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

const diskOf = (page: string, owner = 'guest', documentId = 'r1') =>
  createDraftDisk({
    kind: resumeKindOf(SECTIONS),
    storage: () => storage,
    documentId,
    owner,
    page,
  });
const record = (value: string, at = 1) => ({ value, base: 1, attempts: [undefined, 'a'], at });

it('[ED19] keeps the drafts of two tabs apart, and gives back what was written', () => {
  diskOf('one').write('summary', record('mine'));
  diskOf('two').write('summary', record('theirs'));
  const drafts = diskOf('three').list();
  expect(drafts.map(({ page, record: { value } }) => [page, value])).toEqual([
    ['one', 'mine'],
    ['two', 'theirs'],
  ]);
  expect(drafts[0]?.record).toEqual(record('mine'));
});

it('[ED5] lists the drafts of its own resume only, also those of before the log in', () => {
  diskOf('one', 'guest', 'r2').write('summary', record('other resume'));
  diskOf('one', 'guest').write('summary', record('as a guest'));
  expect(
    diskOf('two', 'ada')
      .list()
      .map(({ record: { value } }) => value),
  ).toEqual(['as a guest']);
});

it('[HO4] reads the records that release 1.0.0 nested, those of parts that are none of the spec’s', () => {
  const disk = diskOf('one');
  disk.write('summary', record('known'));
  storage.setItem('shortlist.draft|guest|r1|one|look', `{"part":${JSON.stringify(record('new'))}}`);
  expect(disk.list().map(({ key, record: { value } }) => [key, value])).toEqual([
    ['summary', 'known'],
    ['look', 'new'],
  ]);
});

it('passes over what is not its own or cannot be read', () => {
  storage.setItem('token', 'x');
  storage.setItem('shortlist.draft|guest|r1|one|summary', '{broken');
  expect(diskOf('two').list()).toEqual([]);
});

it('answers whether the browser took it, and never throws', () => {
  storage.isFull = true;
  expect(diskOf('one').write('summary', record('a'))).toBe(false);
  const forbidden = createDraftDisk({
    kind: resumeKindOf(SECTIONS),
    storage: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    documentId: 'r1',
    owner: 'guest',
    page: 'one',
  });
  expect(forbidden.write('summary', record('a'))).toBe(false);
  expect(forbidden.list()).toEqual([]);
  forbidden.remove('summary');
});

it('[AC4] moves what this page wrote to the account that a guest has made, and nothing of other pages', () => {
  const disk = diskOf('one');
  disk.write('summary', record('mine'));
  diskOf('two').write('summary', record('theirs'));
  disk.setOwner('ada');
  disk.write('skills', record('later'));
  expect(disk.list().map(({ owner, page, key }) => [owner, page, key])).toEqual([
    ['guest', 'two', 'summary'],
    ['ada', 'one', 'summary'],
    ['ada', 'one', 'skills'],
  ]);
  disk.remove('summary');
  expect(disk.list()).toHaveLength(2);
});

it('[AC4] leaves all of it where it is when the new place does not fit', () => {
  const disk = diskOf('one');
  disk.write('summary', record('mine'));
  storage.isFull = true;
  disk.setOwner('ada');
  expect(disk.owner()).toBe('guest');
  expect(disk.list().map(({ owner }) => owner)).toEqual(['guest']);
});

it('[ED19] leaves what it wrote also where storage has no room for a second copy', () => {
  const disk = diskOf('one');
  disk.write('summary', record('mine'));
  storage.capacity = 1;
  disk.leave();
  expect(disk.list().map(({ page, record: { value } }) => [page, value])).toEqual([
    [expect.stringMatching(/^left-\d{13}-one$/u), 'mine'],
  ]);
});

it('[ED19] discards only what it has read, not what was typed since', () => {
  const disk = diskOf('one');
  diskOf('two').write('summary', record('read'));
  diskOf('two').write('skills', record('read'));
  const read = disk.list();
  diskOf('two').write('summary', record('read, and typed on', 2));
  for (const draft of read) disk.discard(draft);
  expect(disk.list().map(({ record: { value } }) => value)).toEqual(['read, and typed on']);
});

it('[AC4] keeps nothing of a page whose owner has logged out', () => {
  const disk = diskOf('one', 'ada');
  disk.write('summary', record('mine'));
  disk.close();
  disk.write('summary', record('typed after that'));
  expect(disk.list()).toEqual([]);
});

it('[ED19] takes over the newest of several drafts of one part, and what the others say instead', () => {
  diskOf('one').write('summary', record('latest', 4));
  diskOf('two').write('summary', record('first', 1));
  diskOf('three').write('summary', { ...record('second', 2), competing: [{ value: 'first' }, {}] });
  diskOf('four').write('summary', record('second', 3));
  const [picked, ...more] = pickNewest(diskOf('five').list());
  expect(more).toEqual([]);
  expect(picked?.record).toEqual({
    ...record('latest', 4),
    competing: [
      { value: 'second' },
      { value: 'second' },
      { value: 'first' },
      {},
      { value: 'first' },
    ],
  });
});
