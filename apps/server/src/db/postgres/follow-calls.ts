import type pg from 'pg';

type Call = (...given: unknown[]) => unknown;

/** Calls that wait for an answer, the oldest first. */
export type OpenCalls = Set<OpenCall>;

type OpenCall = {
  /** Time at which it began, in ms, as `performance.now` counts. */
  since: number;
  /** Answers it with a failure; absent where only its connection can be cut. */
  giveUp?: () => void;
};

/**
 * Has each statement of a client stand in `open` until it is answered, by its callback or by its promise. The client of
 * PostgreSQL has no event for either.
 */
export function followStatements(client: pg.PoolClient, open: OpenCalls): void {
  const query = client.query as Call; // Of a library, with a type for each of its forms.
  const followed: Call = (...given) => {
    const entry = { since: performance.now() };
    open.add(entry);
    const end = () => open.delete(entry);
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const answer: Call = (...answered) => {
        end();
        callback(...answered);
      };
      return query.apply(client, [...given.slice(0, -1), answer]);
    }
    const promise = query.apply(client, given) as Promise<unknown>; // Without a callback it always is one.
    promise.then(end, end);
    return promise;
  };
  Object.assign(client, { query: followed });
}

/** Callback by which the pool hands out a connection, and takes it back. */
type Take = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * Has each call that waits for a connection of the pool stand in `open` until it has one. Given up, it fails as where the
 * pool limits the wait itself, by a timer for each statement; the connection that it gets then goes back at once.
 */
export function followCheckouts(pool: pg.Pool, open: OpenCalls): void {
  const connect = pool.connect.bind(pool) as (take: Take) => void;
  function follow(take: Take): void {
    let isOver = false;
    const entry = {
      since: performance.now(),
      giveUp() {
        isOver = true;
        open.delete(entry);
        take(new Error('No connection to PostgreSQL was free in time.'));
      },
    };
    open.add(entry);
    connect((error, client, release) => {
      if (isOver) return release?.();
      open.delete(entry);
      take(error, client, release);
    });
  }
  const followed = (take?: Take) =>
    take
      ? follow(take)
      : new Promise((resolve, reject) => {
          follow((error, client) => (error ? reject(error) : resolve(client)));
        });
  Object.assign(pool, { connect: followed });
}
