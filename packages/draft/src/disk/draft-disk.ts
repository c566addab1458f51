import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey } from '../model/document-types.ts';
import { type EntryPlace, partValue } from '../model/parts.ts';
import type { DraftState } from '../state/draft-state.ts';
import { sameValue } from '../state/same-value.ts';
import type { DraftRecord } from './draft-record.ts';

export type StoredDraft<T extends DocumentTypes> = {
  owner: string;
  page: string;
  key: PartKey<T>;
  record: DraftRecord<T>;
};

/** The store of drafts of one document. Answers are given at once: a crash may follow any line. */
export type DraftDisk<T extends DocumentTypes> = {
  /** All drafts of the document, of all owners and pages. A record that cannot be read is left where it is. */
  list(): StoredDraft<T>[];
  /** Returns whether the disk took it: it may be full or forbidden. */
  write(key: PartKey<T>, record: DraftRecord<T>): boolean;
  remove(key: PartKey<T>): void;
  /** Removes what another page wrote, once this page has taken it over. This page's own copy stays. */
  discard(draft: StoredDraft<T>): void;
  readonly uses: UseDisk<T>;
};

/** A use that the server has not counted, as the disk keeps it. */
export type StoredUse<T extends DocumentTypes> = {
  owner: string;
  page: string;
  callId: string;
  use: EntryPlace<T>;
};

/** The store of uses of one document, like its drafts. */
type UseDisk<T extends DocumentTypes> = {
  list(): StoredUse<T>[];
  write(callId: string, use: EntryPlace<T>): boolean;
  remove(callId: string): void;
  discard(use: StoredUse<T>): void;
};

/**
 * Lists the writes and removals that a change of the draft asks of the disk, which has not taken `missing` yet. Writing
 * comes first, so that a crash in between keeps both.
 */
export function diskChanges<T extends DocumentTypes>(
  model: DocumentModel<T>,
  before: DraftState<T>,
  after: DraftState<T>,
  missing: ReadonlySet<PartKey<T>>,
): { write: { key: PartKey<T>; record: Omit<DraftRecord<T>, 'at'> }[]; remove: PartKey<T>[] } {
  const read = (state: DraftState<T>, key: PartKey<T>) => partValue(model, state.document, key);
  const changed = [...after.unsaved].filter(
    ([key, edit]) =>
      missing.has(key) ||
      before.unsaved.get(key) !== edit ||
      !sameValue(read(before, key), read(after, key)),
  );
  return {
    write: changed.map(([key, edit]) => ({
      key,
      record: { value: read(after, key), schema: model.schema, ...edit },
    })),
    remove: [...before.unsaved.keys()].filter((key) => !after.unsaved.has(key)),
  };
}

/** Lists the changes of uses that a change of the draft asks of the disk, which has not taken `missing` yet. */
export const changedUses = <T extends DocumentTypes>(
  before: DraftState<T>,
  after: DraftState<T>,
  missing: ReadonlySet<string>,
): { write: [callId: string, use: EntryPlace<T>][]; remove: string[] } => ({
  write: [...after.uses].filter(([callId]) => missing.has(callId) || !before.uses.has(callId)),
  remove: [...before.uses.keys()].filter((callId) => !after.uses.has(callId)),
});
