import { changedUses, type DraftDisk, diskChanges } from '../disk/draft-disk.ts';
import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey } from '../model/document-types.ts';
import type { DraftSnapshot } from '../state/draft-snapshot.ts';
import type { Clock } from './retry.ts';

/** The one place that holds an open document. What is unsaved in it is on the disk, always. */
export type DraftContainer<T extends DocumentTypes> = {
  get(): DraftSnapshot<T>;
  /** Puts the next snapshot in place: on the disk first, then for those who look. */
  update(change: (snapshot: DraftSnapshot<T>) => DraftSnapshot<T>): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
};

export function createDraftContainer<T extends DocumentTypes>(
  model: DocumentModel<T>,
  initial: DraftSnapshot<T>,
  disk: DraftDisk<T>,
  clock: Clock,
): DraftContainer<T> {
  let snapshot = initial;
  const listeners = new Set<() => void>();
  const notKept = new Set<PartKey<T>>();
  const usesNotKept = new Set<string>();

  /** Returns whether all that is unsaved is on the disk. What the disk did not take is offered to it with every change. */
  function keep(before: DraftSnapshot<T>, after: DraftSnapshot<T>): boolean {
    const { write, remove } = diskChanges(model, before.draft, after.draft, notKept);
    for (const { key, record } of write) {
      if (disk.write(key, { ...record, at: clock.now() })) notKept.delete(key);
      else notKept.add(key);
    }
    for (const key of remove) {
      disk.remove(key);
      notKept.delete(key);
    }
    keepUses(before, after);
    return notKept.size === 0 && usesNotKept.size === 0;
  }

  function keepUses(before: DraftSnapshot<T>, after: DraftSnapshot<T>): void {
    const { write, remove } = changedUses(before.draft, after.draft, usesNotKept);
    for (const [callId, use] of write) {
      if (disk.uses.write(callId, use)) usesNotKept.delete(callId);
      else usesNotKept.add(callId);
    }
    for (const callId of remove) {
      disk.uses.remove(callId);
      usesNotKept.delete(callId);
    }
  }

  return {
    get: () => snapshot,
    update(change) {
      const next = change(snapshot);
      if (next === snapshot) return;
      const isKept = keep(snapshot, next);
      snapshot = { ...next, isDiskFull: !isKept };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
