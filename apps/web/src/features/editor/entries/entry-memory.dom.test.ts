import { EntryId } from '@shortlist/model';
import { beforeEach, expect, it } from 'vitest';
import { setAsideNotes } from '#platform/storage/entry-notes.ts';
import { createEntryMemory } from './entry-memory.ts';

beforeEach(() => localStorage.clear());

const RESUME = { owner: 'u1', resumeId: 'r1' };

/** A page on which an entry may get another id when it is saved. */
function openPage() {
  const later = new Map<string, string>();
  const idNow = (id: string) => later.get(id) ?? id;
  const screenId = (id: string) => [...later].find(([, to]) => to === id)?.[0] ?? id;
  return { later, memory: createEntryMemory(setAsideNotes, RESUME, { idNow, screenId }) };
}

it('[OC4] keeps what was noted before an entry had its id, on an earlier page or on this one', () => {
  openPage().memory.set([EntryId.parse('begun-offline')], { employer: 'Acme' });
  const { later, memory } = openPage();
  memory.set([EntryId.parse('new')], { employer: 'Forth' });
  later.set('begun-offline', 'of-server-1').set('new', 'of-server-2');
  memory.keep();
  expect(setAsideNotes.read(RESUME)).toEqual({
    'of-server-1': { employer: 'Acme' },
    'of-server-2': { employer: 'Forth' },
  });
  expect(memory.get()).toEqual({
    'begun-offline': { employer: 'Acme' },
    new: { employer: 'Forth' },
  });
  const next = openPage();
  expect(next.memory.get()['of-server-1']).toEqual({ employer: 'Acme' });
});
