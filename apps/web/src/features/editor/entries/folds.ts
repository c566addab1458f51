import type { EntryId } from '@shortlist/resume';
import { type FoldedEntries, keepFolded, readFolded } from '#lib/storage/folded-entries.ts';

/** Which cards of a resume's entries are folded, by the ids that their fields keep on the screen. */
export type Folds = {
  get: () => FoldedEntries;
  subscribe: (onChange: () => void) => () => void;
  set: (ids: readonly EntryId[], isFolded: boolean) => void;
  /** Remembers the folds under the ids that the entries have by now. */
  keep: () => void;
};

/** The folds of a resume as this browser remembers them; changes are remembered too, by the ids of `idNow`. */
export function createFolds(resumeId: string, idNow: (id: string) => string): Folds {
  let folded = readFolded(resumeId);
  const listeners = new Set<() => void>();

  // The screen keeps the id that an entry had before its first save; the next page knows only the server's.
  function keep(): void {
    const now = Object.entries(folded).map(([id, each]) => [idNow(id), each] as const);
    if (now.length > 0) keepFolded(resumeId, Object.fromEntries(now));
  }

  return {
    keep,
    get: () => folded,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set(ids, isFolded) {
      if (ids.every((id) => folded[id] === isFolded)) return;
      folded = { ...folded, ...Object.fromEntries(ids.map((id) => [id, isFolded])) };
      keep();
      for (const onChange of listeners) onChange();
    },
  };
}
