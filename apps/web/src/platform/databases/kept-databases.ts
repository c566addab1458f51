import { logError } from '../log.ts';
import { keepJournalsOf } from '../reviews/review-journal.ts';
import { DATABASE_NAMES, hasKept, type KeptKind } from './kept-flags.ts';

/** A kind of thing that this browser keeps in a database. */
type Kept = {
  /** Removes what may not stay now that `owner` is logged in; undefined for a guest. */
  removeOld: (owner: string | undefined, now: number) => Promise<unknown>;
  /** Erases what belongs to it in other storage. */
  eraseBeside?: () => void;
};

const KEPT: Record<KeptKind, Kept> = {
  reviews: {
    removeOld: async (owner, now) =>
      (await import('../reviews/kept-reviews.ts')).listReviews(owner, now),
    eraseBeside: () => keepJournalsOf([]),
  },
  enclosures: {
    removeOld: async (owner, now) =>
      (await import('../enclosures/kept-enclosures.ts')).listAllEnclosures({ owner, now }),
  },
};

const KINDS = Object.keys(KEPT) as KeptKind[];

/** Removes from all databases what may not stay; where the storage does not answer, the next page tries again. */
export async function tidyKept(owner: string | undefined): Promise<void> {
  const now = Date.now();
  try {
    await Promise.all(KINDS.filter(hasKept).map((kind) => KEPT[kind].removeOld(owner, now)));
  } catch (cause) {
    logError('What this browser keeps in databases was not looked through.', cause);
  }
}

/** Erases all databases. Not waited for: a tab that writes just now holds it up for a moment. */
export function eraseKept(): void {
  for (const kind of KINDS) {
    KEPT[kind].eraseBeside?.();
    try {
      indexedDB.deleteDatabase(DATABASE_NAMES[kind]);
    } catch {
      // A browser that has no such storage, or forbids it, keeps nothing there.
    }
  }
}
