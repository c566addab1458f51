import type { EntryId } from '@shortlist/model';
import type { ByEntry, EntryNotes } from '#lib/storage/entry-notes.ts';

/** Values of a resume's entries that are no part of it, by the ids that their fields keep on the screen. */
export type EntryMemory<V> = {
  get: () => ByEntry<V>;
  subscribe: (onChange: () => void) => () => void;
  set: (ids: readonly EntryId[], value: V) => void;
  /** Remembers the values under the ids that the entries have by now. */
  keep: () => void;
};

/** The values that this browser remembers of a resume's entries; changes are remembered too, by the ids of `idNow`. */
export function createEntryMemory<V>(
  notes: EntryNotes<V>,
  resumeId: string,
  idNow: (id: string) => string,
): EntryMemory<V> {
  let values = notes.read(resumeId);
  const listeners = new Set<() => void>();

  // The screen keeps the id that an entry had before its first save; the next page knows only the server's.
  function keep(): void {
    const now = Object.entries(values).map(([id, each]) => [idNow(id), each] as const);
    if (now.length > 0) notes.keep(resumeId, Object.fromEntries(now));
  }

  return {
    keep,
    get: () => values,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set(ids, value) {
      if (ids.every((id) => values[id] === value)) return;
      values = { ...values, ...Object.fromEntries(ids.map((id) => [id, value])) };
      keep();
      for (const onChange of listeners) onChange();
    },
  };
}
