import { EntryId, type EntryKind, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { expect, it } from 'vitest';
import { entryName } from './entry-name.ts';
import type { Entry } from './review-fields.ts';

const named = (kind: EntryKind, says: object): Entry =>
  // The words are of the kind.
  ({ kind, entry: { ...emptyFlatEntry(kind, EntryId.parse('e1'), SECTIONS), ...says } }) as Entry;

it.each<{ kind: EntryKind; says: object; name: string }>([
  { kind: 'experience', says: { role: 'Analyst', company: 'Engine' }, name: 'Analyst, Engine' },
  { kind: 'education', says: { degree: ' ', school: 'Home' }, name: 'Home' },
  { kind: 'volunteering', says: { role: 'Tutor', organization: 'Club' }, name: 'Tutor, Club' },
  { kind: 'award', says: { name: 'Medal', organization: 'Society' }, name: 'Medal' },
  { kind: 'award', says: {}, name: 'Award 2' },
])('an entry of kind $kind is called $name', ({ kind, says, name }) => {
  expect(entryName(named(kind, says), 1, SECTIONS)).toBe(name);
});
