import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

declare const brand: unique symbol;

/** Id of a guest or of an account, which own resumes. Made by better-auth; 32 letters and digits. */
export type UserId = string & { readonly [brand]: 'UserId' };

/** The answer of both engines to raw SQL; their counts beside the rows have different names. */
type Rows<Row> = { rows: Row[] };

// Drizzle fills in `row`; only an interface can say `this`.
interface RowsResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/**
 * A handle on the database for queries, whichever engine is behind it.
 *
 * A `Transaction` is one too, so every query runs inside a transaction as well. The engines differ
 * in one value: `bytea` comes as a Buffer from PostgreSQL and as a plain Uint8Array from PGlite;
 * treat it as a Uint8Array.
 */
export type Db = PgDatabase<RowsResult, Record<string, never>>;

/** The handle that `db.transaction` gives its callback; the only one to use until it ends. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
