import type { EntryId } from '../../ids.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';
import type { Edit } from './edit.ts';

type Place = { kind: EntryKind; at: number };

/** Returns the edit that puts in an entry of a kind under another id, at a position from 0. */
export function insertEntryEdit(
  { kind, at }: Place,
  { id: _, ...entry }: EntryOf<EntryKind>,
  id: EntryId,
): Edit {
  // TypeScript does not follow that an entry of `kind` fits the member of the union for `kind`.
  return { type: 'insert-entry', kind, id, entry, at } as Edit;
}
