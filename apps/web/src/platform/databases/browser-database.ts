/** The stores of a database, by name. */
export type Stores<Name extends string> = Record<Name, IDBObjectStore>;

/** A database of the browser. `version` is raised where its stores change; one of a later release is not opened. */
export type BrowserDatabase<Name extends string> = {
  name: string;
  version: number;
  stores: readonly Name[];
};

/** Resolves to what a request answers. */
export const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/**
 * Works on all stores of a database in one transaction, so that nothing is ever half-written; resolves once it is committed. Rejects
 * where the browser has no such storage, forbids it or finds it full: then nothing has changed.
 */
export async function transact<Name extends string, Answer>(
  database: BrowserDatabase<Name>,
  mode: IDBTransactionMode,
  work: (stores: Stores<Name>) => Promise<Answer>,
): Promise<Answer> {
  const opened = await open(database);
  try {
    const transaction = opened.transaction(database.stores, mode);
    const committed = whenCommitted(transaction);
    const stores = Object.fromEntries(
      database.stores.map((name) => [name, transaction.objectStore(name)]),
    ) as Stores<Name>; // One for each name.
    const working = work(stores).catch((cause) => {
      abort(transaction);
      throw cause;
    });
    const [answer] = await Promise.all([working, committed]);
    return answer;
  } finally {
    opened.close();
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // A request that failed has ended it already.
  }
}

function open<Name extends string>({ name, version, stores }: BrowserDatabase<Name>) {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => {
    for (const store of stores) opening.result.createObjectStore(store);
  });
  return answerOf(opening);
}

const whenCommitted = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
