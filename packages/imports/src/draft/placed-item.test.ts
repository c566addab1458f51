import { type EntryKind, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { plainLine } from '../text/line.ts';
import { entryOfItem } from './placed-item.ts';

const ITEM = {
  name: 'Analyst',
  organization: 'Engine Works',
  location: 'London',
  startDate: 'Mar 1842',
  endDate: 'May 1843',
};

/** Of these kinds an item says no more than who or what, and how well. */
const SHORT: readonly EntryKind[] = ['language', 'reference'];

// What has entries is a kind of entry.
const KINDS = SECTIONS.kinds.filter(({ shape }) => shape === 'entries') as { kind: EntryKind }[];

it.each(KINDS)('[HO1] loses no word of what is an entry of kind $kind', ({ kind }) => {
  const { texts, lines = [] } = entryOfItem(kind, ITEM);
  const said = [...Object.values(texts), ...lines.map(plainLine)].join('; ');
  const { location, startDate, endDate, ...named } = ITEM;
  const expected = SHORT.includes(kind) ? named : ITEM;
  for (const text of Object.values(expected)) expect(said).toContain(text);
});
