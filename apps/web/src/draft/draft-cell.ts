import { type DraftDisk, diskChanges } from './draft-disk.ts';
import type { DraftSnapshot } from './draft-snapshot.ts';

/** The one place that holds an open resume. What is unsaved in it is on the disk, always. */
export type DraftCell = {
  get(): DraftSnapshot;
  /** Puts the next snapshot in place: on the disk first, then for those who look. */
  update(change: (snapshot: DraftSnapshot) => DraftSnapshot): void;
  /** Calls back after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
};

export function createDraftCell(
  initial: DraftSnapshot,
  disk: DraftDisk,
  now: () => number,
): DraftCell {
  let snapshot = initial;
  const listeners = new Set<() => void>();

  /** Whether the browser took all there was to write. */
  function keep(before: DraftSnapshot, after: DraftSnapshot): boolean {
    const { write, remove } = diskChanges(before.draft, after.draft);
    const taken = write.map(({ key, record }) => disk.write(key, { ...record, at: now() }));
    for (const key of remove) disk.remove(key);
    // Without anything to write, full storage stays full for the drafts it did not take.
    return taken.length > 0 ? !taken.includes(false) : !after.isDiskFull;
  }

  return {
    get: () => snapshot,
    update(change) {
      const next = change(snapshot);
      if (next === snapshot) return;
      const isKept = keep(snapshot, next);
      snapshot = { ...next, isDiskFull: !isKept && next.draft.unsaved.size > 0 };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
