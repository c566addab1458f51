import type { EntryId } from '../ids.ts';
import { storableValue } from '../resume/edits/storable-value.ts';
import {
  NO_ENTRIES,
  type Pursuit,
  type PursuitEntries,
  type PursuitList,
  type PursuitSection,
} from './pursuit.ts';
import type { PursuitEntry, PursuitKey } from './pursuit-parts.ts';

type PartEdit = {
  [K in PursuitSection]: { type: 'set-part'; part: K; changes: Partial<Pursuit[K]> };
}[PursuitSection];

type EntryEdit = {
  [K in PursuitList]:
    | { type: 'add-entry'; list: K; id: EntryId; entry?: Partial<Omit<PursuitEntries[K], 'id'>> }
    | {
        type: 'set-entry';
        list: K;
        id: EntryId;
        changes: Partial<Omit<PursuitEntries[K], 'id'>>;
      }
    | { type: 'remove-entry'; list: K; id: EntryId };
}[PursuitList];

/** Every change that a person can make to an application. */
export type PursuitEdit = PartEdit | EntryEdit;

export const partsOfPursuitEdit = (edit: PursuitEdit): PursuitKey[] => [
  edit.type === 'set-part' ? edit.part : `${edit.list}:${edit.id}`,
];

/**
 * The application after `edit`; the one given is never touched, and parts that the edit does not concern are the same objects. Characters that
 * cannot be stored come into none. An edit of an entry that is not there, or one that would give two entries one id, changes nothing.
 */
export function applyPursuitEdit(pursuit: Pursuit, given: PursuitEdit): Pursuit {
  const edit = storableValue(given);
  if (edit.type === 'set-part')
    return { ...pursuit, [edit.part]: { ...pursuit[edit.part], ...edit.changes } };
  const entries: readonly PursuitEntry[] = pursuit[edit.list];
  if (entries.some(({ id }) => id === edit.id) === (edit.type === 'add-entry')) return pursuit;
  return { ...pursuit, [edit.list]: entriesAfter(entries, edit) };
}

function entriesAfter(entries: readonly PursuitEntry[], edit: EntryEdit): object[] {
  switch (edit.type) {
    case 'add-entry':
      return [...entries, { id: edit.id, ...NO_ENTRIES[edit.list], ...edit.entry }];
    case 'set-entry':
      return entries.map((each) => (each.id === edit.id ? { ...each, ...edit.changes } : each));
    case 'remove-entry':
      return entries.filter(({ id }) => id !== edit.id);
  }
}
