import type { EntryId } from '../../ids.ts';
import type { EntryKind } from '../sections/registry.ts';
import type { Edit, EntryChanges } from './edit.ts';

/** Returns the edit that sets fields of an entry of a kind. */
export function setEntryEdit(kind: EntryKind, id: EntryId, changes: EntryChanges<EntryKind>): Edit {
  // TypeScript does not follow that changes of `kind` fit the member of the union for `kind`.
  return { type: 'set-entry', kind, id, changes } as Edit;
}
