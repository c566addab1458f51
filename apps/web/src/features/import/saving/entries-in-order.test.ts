import { blankResume, EntryId } from '@shortlist/resume';
import { expect, it } from 'vitest';
import { entriesInOrder } from './entries-in-order.ts';

it('gives ids that begin with a time each, in the order of the entries, none later than now', () => {
  let count = 0;
  const blank = blankResume(() => EntryId.parse(`x${count++}`));
  const [entry] = blank.experiences;
  if (!entry) throw new Error('A blank resume has an experience.');
  const resume = { ...blank, experiences: [entry, { ...entry, role: 'Second' }] };

  const named = entriesInOrder(resume, 1_000_000, 's');
  expect(named.experiences.map(({ id, role }) => [id, role])).toEqual([
    ['999995-s', ''],
    ['999996-s', 'Second'],
  ]);
  expect(named.projects.map(({ id }) => id)).toEqual(['1000000-s']);
  expect(named.contact).toBe(resume.contact);
});
