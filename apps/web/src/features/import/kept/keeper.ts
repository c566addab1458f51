import { logError } from '#platform/log.ts';
import {
  type KeptReview,
  keepReview,
  MOST_DOCUMENT_BYTES,
  type ReadFile,
  type ReviewNow,
  removeReview,
  updateReview,
} from '#platform/reviews/kept-reviews.ts';
import { type JournalStep, writeJournal } from '#platform/reviews/review-journal.ts';

/**
 * State of the review in the browser: `kept` as it is on the screen, `refused` by a storage that is full or forbidden,
 * `erased` by a log out or by another tab. It is asked for again with the next correction, unless it was erased.
 */
export type Keeping = 'kept' | 'refused' | 'erased';

/** Keeps one review in the browser for as long as it is open. */
export type Keeper = {
  /**
   * Keeps a state: the steps that led to it at once, itself as soon as the one before is kept; of several that wait the last.
   */
  keep: (state: unknown, steps: readonly unknown[]) => void;
  /** Removes the review from the browser for good, and keeps nothing any more. */
  remove: () => Promise<void>;
  get: () => Keeping;
  subscribe: (listener: () => void) => () => void;
};

/** A review that begins, and is not kept yet. */
export type NewReview = Omit<KeptReview, 'id' | keyof ReviewNow> & { read: unknown; file: File };

/** Keeps the review of this id, which had `count` steps; `begun` where the browser does not have it yet. */
export function createKeeper(id: string, count: number, begun?: NewReview): Keeper {
  const listeners = new Set<() => void>();
  let keeping: Keeping = 'kept';
  let isNew = begun !== undefined;
  let taken = count;
  let journal: JournalStep[] = [];
  let waiting: Omit<ReviewNow, 'at'> | undefined;
  let writing: Promise<void> | undefined;
  let isOver = false;

  function put(next: Keeping) {
    keeping = next;
    for (const listener of listeners) listener();
  }

  async function write(now: ReviewNow): Promise<Keeping> {
    if (begun && isNew) {
      const { read, file, ...about } = begun;
      await keepFirst({ ...about, ...now, id }, { read, document: await bytesOf(file) });
      isNew = false;
      return 'kept';
    }
    return (await updateReview(id, now)) ? 'kept' : 'erased';
  }

  function note(steps: readonly JournalStep[]) {
    journal = [...steps];
    writeJournal(id, journal);
  }

  async function writeAll() {
    while (waiting && !isOver) {
      const now = { ...waiting, at: Date.now() };
      waiting = undefined;
      try {
        put(await write(now));
        isOver ||= keeping === 'erased';
        note(isOver ? [] : journal.filter((each) => each.count > now.count));
      } catch (cause) {
        logError('The review of an import was not kept.', cause);
        put('refused');
      }
    }
    writing = undefined;
  }

  return {
    keep(state, steps) {
      if (isOver) return;
      const noted = steps.map((step) => {
        taken += 1;
        return { count: taken, step };
      });
      if (noted.length > 0) note([...journal, ...noted]);
      waiting = { state, count: taken };
      writing ??= writeAll();
    },
    async remove() {
      isOver = true;
      await writing;
      await removeReview(id);
    },
    get: () => keeping,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A storage that has no room for the document may have room for what was read in it. */
async function keepFirst(review: KeptReview, read: ReadFile): Promise<void> {
  try {
    await keepReview(review, read);
  } catch (cause) {
    if (!read.document) throw cause;
    await keepReview(review, { ...read, document: undefined });
  }
}

/** The document, where it is not too large; the file may be gone by now. */
const bytesOf = async (file: File): Promise<ArrayBuffer | undefined> =>
  file.size > MOST_DOCUMENT_BYTES ? undefined : file.arrayBuffer().catch(() => undefined);
