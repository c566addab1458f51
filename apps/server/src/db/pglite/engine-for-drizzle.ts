import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { takeTurns } from './turns.ts';

/**
 * The engine for drizzle: queries and transactions take turns, and its parsers of values stay with the engine. Drizzle gives
 * the same few with each query, for which PGlite would copy its own three hundred each time: half of the time of a small query.
 */
export function engineForDrizzle(engine: PGlite): PGlite {
  const keep =
    (query: Transaction['query']): Transaction['query'] =>
    (text, params, options) =>
      query(text, params, keepParsers(engine, options));
  const inTurn = takeTurns();
  const transaction: PGlite['transaction'] = (work) =>
    inTurn(() =>
      engine.transaction((open) =>
        work(Object.create(open, { query: { value: keep(open.query) } }) as Transaction),
      ),
    );
  const query: PGlite['query'] = (...given) => inTurn(() => engine.query(...given));
  const own = new Map<PropertyKey, unknown>([
    ['query', keep(query)],
    ['transaction', transaction],
  ]);
  return new Proxy(engine, {
    get: (target, name) => {
      const value: unknown = own.get(name) ?? Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function keepParsers(engine: PGlite, options?: QueryOptions): QueryOptions | undefined {
  if (!options?.parsers) return options;
  const { parsers, ...others } = options;
  Object.assign(engine.parsers, parsers);
  return others;
}
