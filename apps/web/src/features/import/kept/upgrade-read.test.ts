import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { expect, it } from 'vitest';
import type { StoredRead } from './stored-review.ts';
import { upgradeRead } from './upgrade-read.ts';

const stored = (files: readonly string[]) =>
  ({ notes: [{ code: 'imports.photo' }, { code: 'imports.notRead', params: { files } }] }) as Pick<
    StoredRead,
    'notes'
  > as StoredRead;

it.each([
  {
    files: ['Skills.csv'],
    said: '1 file is not part of the resume and was skipped: Skills.csv.',
  },
  {
    files: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    said: '7 files are not part of the resume and were skipped: a, b, c, d, e and 2 more.',
  },
])('says notes that 1.0.0 stored as it did: $said', ({ files, said }) => {
  const { notes = [] } = upgradeRead(stored(files), 1);
  const [photo, note] = notes.map((each) => formatMessage(ENGLISH, en, each));
  expect(photo).toContain('The photo was not imported');
  expect(note).toBe(said);
});

it('leaves what is stored today as it is', () => {
  const read = stored([]);
  expect(upgradeRead(read, 2)).toBe(read);
});
