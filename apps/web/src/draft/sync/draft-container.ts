import type { PartKey } from '../resume-model/part.ts';
import type { DraftSnapshot } from '../state/draft-snapshot.ts';
import { type DraftDisk, diskChanges } from '../storage/draft-disk.ts';

/** The one place that holds an open resume. What is unsaved in it is on the disk, always. */
export type DraftContainer = {
  get(): DraftSnapshot;
  /** Puts the next snapshot in place: on the disk first, then for those who look. */
  update(change: (snapshot: DraftSnapshot) => DraftSnapshot): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
};

export function createDraftContainer(
  initial: DraftSnapshot,
  disk: DraftDisk,
  now: () => number,
): DraftContainer {
  let snapshot = initial;
  const listeners = new Set<() => void>();
  const notKept = new Set<PartKey>();

  /** Whether all that is unsaved is on the disk. What the disk did not take is offered to it with every change. */
  function keep(before: DraftSnapshot, after: DraftSnapshot): boolean {
    const { write, remove } = diskChanges(before.draft, after.draft, notKept);
    for (const { key, record } of write) {
      if (disk.write(key, { ...record, at: now() })) notKept.delete(key);
      else notKept.add(key);
    }
    for (const key of remove) {
      disk.remove(key);
      notKept.delete(key);
    }
    return notKept.size === 0;
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
