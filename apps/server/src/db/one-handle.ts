import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

/** The methods by which a driver's client takes work that is not part of an open transaction. */
const ENTRANCES: ReadonlySet<PropertyKey> = new Set(['query', 'exec', 'connect', 'transaction']);

/**
 * The `Db` that `drizzleOn` makes of the client, throwing when it is used from within the callback
 * of one of its own transactions.
 *
 * PGlite has one connection, which the transaction holds: a query on the outer handle would wait
 * for the transaction that waits for it, for ever. On PostgreSQL it would run outside of the
 * transaction, unseen. The types cannot tell the handles apart (a transaction must fit wherever a
 * `Db` does), so this is found out by running.
 */
export function withOneHandle<Client extends object>(
  client: Client,
  drizzleOn: (guarded: Client) => Db,
): Db {
  const running = new AsyncLocalStorage<{ isOpen: boolean }>();
  const db = drizzleOn(
    guardEntrances(client, () => {
      if (!running.getStore()?.isOpen) return;
      throw new Error('Inside a transaction, query with the handle it was given, not with db.');
    }),
  );

  const begin = db.transaction.bind(db);
  db.transaction = (work, settings) =>
    begin((transaction) => {
      const scope = { isOpen: true };
      const close = () => {
        scope.isOpen = false;
      };
      return running.run(scope, () => work(transaction).finally(close));
    }, settings);
  return db;
}

/** The client, whose methods that take work first call `check`, which throws where they may not. */
export function guardEntrances<Client extends object>(client: Client, check: () => void): Client {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (ENTRANCES.has(name)) check();
        return value.apply(target, given);
      };
    },
  });
}
