import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { createPreparedRunner, type Rows } from './run-prepared.ts';
import { takeTurns } from './turns.ts';

/** A statement as Drizzle gives it to PGlite. */
type PgliteStatement = { name: string; text: string; options: QueryOptions };
export type PgliteClient = {
  runPrepared(statement: PgliteStatement, params: readonly unknown[]): Promise<Rows>;
};

/**
 * The engine for drizzle and for prepared statements: queries and transactions take turns, and its parsers of values stay with the engine. Drizzle gives
 * the same few with each query, for which PGlite would copy its own three hundred each time: half of the time of a small query.
 */
export function engineForDrizzle(engine: PGlite): PGlite & PgliteClient {
  const run = createPreparedRunner(engine);
  const runPrepared: PgliteClient['runPrepared'] = ({ name, text, options }, params) => {
    keepParsers(engine, options);
    return run(name, text, params);
  };
  const keep =
    (query: Transaction['query']): Transaction['query'] =>
    (text, params, options) =>
      query(text, params, keepParsers(engine, options));
  const inTurn = takeTurns();
  const transaction: PGlite['transaction'] = (work) =>
    inTurn(() =>
      engine.transaction((open) =>
        work(
          Object.create(open, {
            query: { value: keep(open.query) },
            runPrepared: { value: runPrepared },
          }) as Transaction,
        ),
      ),
    );
  const query: PGlite['query'] = (...given) => inTurn(() => engine.query(...given));
  const runAlone: PgliteClient['runPrepared'] = (...given) =>
    inTurn(() => engine._runExclusiveTransaction(() => runPrepared(...given)));
  const own = new Map<PropertyKey, unknown>([
    ['query', keep(query)],
    ['transaction', transaction],
    ['runPrepared', runAlone],
  ]);
  return new Proxy(engine as PGlite & PgliteClient, {
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
