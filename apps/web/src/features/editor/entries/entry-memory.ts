import type { EntryId } from '@shortlist/model';
import type { ByEntry, EntryNotes, NotedResume } from '#platform/storage/entry-notes.ts';

/** Values of a resume's entries that are no part of it, by the ids that their fields keep on the screen. */
export type EntryMemory<V> = {
  get: () => ByEntry<V>;
  subscribe: (onChange: () => void) => () => void;
  set: (ids: readonly EntryId[], value: V) => void;
  /** Remembers the values under the ids that the entries have by now. */
  keep: () => void;
  /** Takes over what other windows change, until the returned function is called. */
  follow: () => () => void;
};

/** Ids of entries: the one that an entry has by now, and the one that its fields keep on the screen. */
type Ids = { idNow: (id: string) => string; screenId: (id: string) => string };

/** The values that this browser remembers of a resume's entries; changes are remembered too, by the ids that entries have by now. */
export function createEntryMemory<V>(
  notes: EntryNotes<V>,
  resume: NotedResume,
  { idNow, screenId }: Ids,
): EntryMemory<V> {
  const read = (): ByEntry<V> =>
    Object.fromEntries(
      Object.entries(notes.read(resume)).map(([id, each]) => [screenId(id), each]),
    );
  let values = read();
  /** The ids under which values are remembered, by those of the screen. */
  const kept = new Map(Object.keys(values).map((id) => [id, idNow(id)]));
  const listeners = new Set<() => void>();

  function change(next: ByEntry<V>): void {
    values = next;
    for (const onChange of listeners) onChange();
  }

  return {
    // The screen keeps the id that an entry had before its first save; the next page knows only the server's.
    keep() {
      for (const [id, under] of kept) {
        const now = idNow(id);
        if (now === under) continue;
        kept.set(id, now);
        notes.change(resume, { [under]: undefined, [now]: values[id] });
      }
    },
    follow: () => notes.follow(resume.owner, () => change(read())),
    get: () => values,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set(ids, value) {
      if (ids.every((id) => values[id] === value)) return;
      for (const id of ids) kept.set(id, idNow(id));
      notes.change(resume, Object.fromEntries(ids.map((id) => [idNow(id), value])));
      change({ ...values, ...Object.fromEntries(ids.map((id) => [id, value])) });
    },
  };
}
