import { REVIEWS } from './review-names.ts';

/** Raised where the stores change; a database of a later release is not opened by this one. */
const VERSION = 1;

/** Records that change with each correction, readings, and the files themselves: each by the id of the review. */
const STORES = ['reviews', 'reads', 'documents'] as const;

export type ReviewStores = Record<(typeof STORES)[number], IDBObjectStore>;

/** Resolves to what a request answers. */
export const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/**
 * Works on all stores in one transaction, so that nothing is ever half-written; resolves once it is committed. Rejects
 * where the browser has no such storage, forbids it or finds it full: then nothing has changed.
 */
export async function transact<Answer>(
  mode: IDBTransactionMode,
  work: (stores: ReviewStores) => Promise<Answer>,
): Promise<Answer> {
  const database = await open();
  try {
    const transaction = database.transaction(STORES, mode);
    const committed = whenCommitted(transaction);
    const [reviews, reads, documents] = STORES.map((name) => transaction.objectStore(name));
    if (!reviews || !reads || !documents) throw new Error('A store of reviews is missing.');
    const working = work({ reviews, reads, documents }).catch((cause) => {
      abort(transaction);
      throw cause;
    });
    const [answer] = await Promise.all([working, committed]);
    return answer;
  } finally {
    database.close();
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // A request that failed has ended it already.
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(REVIEWS, VERSION);
  opening.addEventListener('upgradeneeded', () => {
    for (const name of STORES) opening.result.createObjectStore(name);
  });
  return answerOf(opening);
}

const whenCommitted = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
