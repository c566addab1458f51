import type { Connection, CustomTypesConfig, FieldDef, Submittable } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** A statement as Drizzle gives it to `pg`. */
export type PreparedStatement = { name: string; text: string; types: CustomTypesConfig };

export type Rows = { rows: unknown[][] };
type RowReader = (row: readonly (string | null)[]) => unknown[];
/** A connection as the client of `pg` keeps it: the texts of statements that are prepared on it, by name. */
type KnownConnection = Connection & { parsedStatements: Record<string, string> };

/** Readers of the rows of statements that have run on a connection, by name. */
const readers = new WeakMap<Connection, Map<string, RowReader>>();

/**
 * One run of a prepared statement, whose rows come as arrays: a class of query of our own, as `pg-cursor` is one. PostgreSQL
 * describes the rows of a statement once for each connection; `pg` has them described, and looks up how each column is read,
 * every time. An old description is never used: where a table has changed, PostgreSQL fails the statement.
 */
export class PreparedQuery implements Submittable {
  readonly text: string;
  /** Empty where a pooler stands between: it gives each transaction another connection. */
  name: string;
  /** Set by the client, which asks with a callback. */
  callback?: (error: Error | null, result?: Rows) => void;
  readonly #types: CustomTypesConfig;
  readonly #values: (string | Buffer | null)[];
  readonly #rows: unknown[][] = [];
  #connection: Connection | undefined;
  #read: RowReader | undefined;
  #failure: Error | undefined;

  constructor({ name, text, types }: PreparedStatement, values: unknown[]) {
    this.name = name;
    this.text = text;
    this.#types = types;
    this.#values = values.map((value) => prepareValue(value));
  }

  /** An error is this statement's; nothing was sent of it then. */
  submit(connection: Connection): Error | undefined {
    const { name, text } = this;
    const known = name === '' ? undefined : (connection as KnownConnection).parsedStatements[name];
    if (known !== undefined && known !== text)
      return new Error(`The statement ${name} is prepared with other SQL.`);
    this.#connection = connection;
    this.#read = readers.get(connection)?.get(name);
    connection.stream.cork();
    if (known === undefined) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values: this.#values }, true);
    if (!this.#read) connection.describe({ type: 'P' }, true);
    connection.execute({}, true);
    connection.sync();
    connection.stream.uncork();
    return undefined;
  }

  withoutName(): this {
    this.name = '';
    return this;
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const read = readerOf(fields, this.#types);
    this.#read = read;
    if (this.name === '' || !this.#connection) return;
    const ofConnection = readers.get(this.#connection) ?? new Map<string, RowReader>();
    readers.set(this.#connection, ofConnection.set(this.name, read));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      if (this.#read) this.#rows.push(this.#read(fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure);
    else this.callback?.(null, { rows: this.#rows });
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}

function readerOf(fields: readonly FieldDef[], types: CustomTypesConfig): RowReader {
  const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'));
  return (row) => row.map((value, at) => (value === null ? null : (parsers[at]?.(value) ?? null)));
}
