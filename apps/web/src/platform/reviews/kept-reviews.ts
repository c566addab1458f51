import {
  answerOf,
  type BrowserDatabase,
  type Stores,
  transact,
} from '../databases/browser-database.ts';
import { flagKept } from '../databases/flag-kept.ts';
import { databaseOf } from '../databases/kept-kinds.ts';
import { logError } from '../log.ts';
import { type JournalStep, keepJournalsOf, readJournal, writeJournal } from './review-journal.ts';

type StoreName = 'reviews' | 'reads' | 'documents';

/** Records that change with each correction, readings, and the files themselves: each by the id of the review. */
const DATABASE: BrowserDatabase<StoreName> = {
  name: databaseOf('reviews'),
  version: 1,
  stores: ['reviews', 'reads', 'documents'],
};

type ReviewStores = Stores<StoreName>;

/** Most reviews that are kept for one owner: the last changed ones. */
export const MOST_REVIEWS = 5;

/** A larger document is not kept with the text that was read from it. */
export const MOST_DOCUMENT_BYTES = 10 * 1_048_576;

/** A review is kept for so many days after its last change. */
export const REVIEW_DAYS = 7;
const LIFE_MS = REVIEW_DAYS * 86_400_000;

/** A review without the reading and the file that belong to it. */
export type KeptReview = {
  id: string;
  /** The account that it belongs to; undefined for a guest, who may have no session. */
  owner: string | undefined;
  /** Schema number of `state` and of the reading. */
  schema: number;
  fileName: string;
  /** Time of the last change, in ms since 1970. */
  at: number;
  /** The form and the corrections, as `schema` has them. */
  state: unknown;
  /** Number of steps in `state`; the journal may have more. */
  count: number;
};

/** A review as it is now. */
export type ReviewNow = Pick<KeptReview, 'state' | 'count' | 'at'>;

/** The reading and the file, written once as a review begins. */
export type ReadFile = { read: unknown; document: ArrayBuffer | undefined };

/** Stores a new review and removes the owner's oldest where there are too many. Rejects as `transact` does. */
export async function keepReview(review: KeptReview, { read, document }: ReadFile): Promise<void> {
  await transact(DATABASE, 'readwrite', async (stores) => {
    const owned = (await listAll(stores)).filter(
      ({ owner, id }) => owner === review.owner && id !== review.id,
    );
    const oldest = owned.toSorted((a, b) => b.at - a.at).slice(MOST_REVIEWS - 1);
    removeFrom(stores, oldest);
    stores.reviews.put(review, review.id);
    stores.reads.put(read, review.id);
    if (document) stores.documents.put(document, review.id);
  });
  flag(true);
}

/**
 * Stores the current state of a review. Resolves to false where the review was removed meanwhile (a log out, a discard in
 * another tab): it is not stored again. Without a new step the time of the last change stays. Rejects as `transact` does.
 */
export const updateReview = (id: string, now: ReviewNow): Promise<boolean> =>
  transact(DATABASE, 'readwrite', async ({ reviews }) => {
    const kept: KeptReview | undefined = await answerOf(reviews.get(id));
    if (!kept) return false;
    const at = now.count === kept.count ? kept.at : now.at;
    reviews.put({ ...kept, ...now, at }, id);
    return true;
  });

/**
 * Lists the current user's reviews, the last changed first. Removes reviews that are too old and, where a user is logged in,
 * those of other accounts. A guest's reviews become those of the account that logs in.
 */
export async function listReviews(owner: string | undefined, now: number): Promise<KeptReview[]> {
  const left = await transact(DATABASE, 'readwrite', async (stores) => {
    const all = await listAll(stores);
    const isGone = (review: KeptReview) =>
      !(now - review.at < LIFE_MS) ||
      (owner !== undefined && review.owner !== undefined && review.owner !== owner);
    removeFrom(stores, all.filter(isGone));
    const kept = all.filter((review) => !isGone(review));
    for (const review of kept) {
      if (owner !== undefined && review.owner === undefined)
        stores.reviews.put({ ...review, owner }, review.id);
    }
    return kept;
  });
  flag(left.length > 0);
  keepJournalsOf(left);
  return left
    .filter((review) => owner !== undefined || review.owner === undefined)
    .toSorted((a, b) => b.at - a.at);
}

/** Returns all of a review, with its steps after the stored state; undefined where it was removed. */
export async function findReview(
  id: string,
): Promise<(KeptReview & ReadFile & { steps: JournalStep[] }) | undefined> {
  const found = await transact(DATABASE, 'readonly', ({ reviews, reads, documents }) =>
    Promise.all([
      answerOf<KeptReview | undefined>(reviews.get(id)),
      answerOf<unknown>(reads.get(id)),
      answerOf<ArrayBuffer | undefined>(documents.get(id)),
    ]),
  );
  const [review, read, document] = found;
  return review && { ...review, read, document, steps: readJournal(id, review.count) };
}

/** Removes a review. Where the storage refuses, it stays in the list, to be removed again. */
export async function removeReview(id: string): Promise<void> {
  // Also where the database refuses: a journal has words of its own.
  writeJournal(id, []);
  try {
    await transact(DATABASE, 'readwrite', async (stores) => removeFrom(stores, [{ id }]));
  } catch (cause) {
    logError('The review of an import was not removed.', cause);
  }
}

const flag = (hasSome: boolean): void => flagKept('reviews', hasSome);

const listAll = ({ reviews }: ReviewStores): Promise<KeptReview[]> => answerOf(reviews.getAll());

function removeFrom(stores: ReviewStores, some: readonly { id: string }[]): void {
  for (const { id } of some) for (const store of Object.values(stores)) store.delete(id);
}
