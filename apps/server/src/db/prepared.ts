import { Column, DrizzleQueryError, getTableName, is, Param, Placeholder } from 'drizzle-orm';
import type { Db } from './db.ts';
import type { PgliteClient } from './pglite/engine-for-drizzle.ts';
import { PreparedQuery, type PreparedStatement, type Rows } from './postgres/prepared-query.ts';

/** Members of Drizzle's prepared statements of both engines, which its types keep to themselves. */
type Built = {
  queryString: string;
  /** Values, and placeholders for values. */
  params: unknown[];
  /** Of `pg` the whole statement with its name, of PGlite how rows are read; both ask for rows as arrays. */
  queryConfig: PreparedStatement | PgliteOptions;
  /** Absent where the statement gives no rows back. */
  fields?: Field[];
  /** Tables whose rows are there, and those of outer joins, whose rows may not be. */
  joinsNotNullableMap?: Record<string, boolean>;
};
type PgliteOptions = { rowMode: 'array' };
type Field = { path: string[]; field: unknown };
type Answer = (error: Error | null, rows: Rows) => void;
type Client = {
  /** Of `pg` and of its pool. */
  query(asked: PreparedQuery, answer: Answer): void;
} & PgliteClient;
/** The parts of a handle that its transactions share, and that each has of its own. */
type Handle = { dialect: object; session: { client: Client } };

type Values = Record<string, unknown>;
type Kept = Pick<Built, 'queryString' | 'queryConfig'> & {
  name: string;
  fill(values: Values): unknown[];
  read(row: readonly unknown[]): unknown;
};

const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * A statement with placeholders, built once for a database, and prepared under `name` on each connection: the
 * same name always means the same SQL. Runs on a handle, of a transaction as well. Drizzle's own way to run one builds it again
 * for each transaction, and looks up at each value of each row what kind of column it is of.
 */
export function prepared<Rows>(
  db: Db,
  name: string,
  build: () => {
    prepare(name: string): { execute(values?: Values): Promise<Rows> };
  },
): { execute(values: Values): Promise<Rows> } {
  const { dialect, session } = db as unknown as Handle;
  const ofDatabase = kept.get(dialect) ?? new Map<string, Kept>();
  kept.set(dialect, ofDatabase);
  const statement = ofDatabase.get(name) ?? keep(name, build().prepare(name) as unknown as Built);
  ofDatabase.set(name, statement);
  return { execute: (values) => run(session.client, statement, values) as Promise<Rows> };
}

const keep = (
  name: string,
  { queryString, queryConfig, params, fields, joinsNotNullableMap }: Built,
): Kept => ({
  name,
  queryString,
  queryConfig,
  fill: fillerOf(params),
  read: readerOf(fields, joinsNotNullableMap),
});

async function run(client: Client, statement: Kept, values: Values): Promise<unknown[]> {
  const { name, queryString, queryConfig, read } = statement;
  const params = statement.fill(values);
  try {
    const { rows } = await ('text' in queryConfig
      ? runOnPostgres(client, queryConfig, params)
      : client.runPrepared({ name, text: queryString, options: queryConfig }, params));
    return rows.map(read);
  } catch (error) {
    throw new DrizzleQueryError(queryString, params, error as Error); // As Drizzle's own way fails.
  }
}

const runOnPostgres = (client: Client, statement: PreparedStatement, params: unknown[]) =>
  new Promise<Rows>((resolve, reject) => {
    client.query(new PreparedQuery(statement, params), (error, rows) =>
      error ? reject(error) : resolve(rows),
    );
  });

/** Makes the parameters of a statement of values by name, each as its column has it written. */
function fillerOf(params: readonly unknown[]): Kept['fill'] {
  const fillers = params.map((param): ((values: Values) => unknown) => {
    if (is(param, Placeholder)) return (values) => namedValue(values, param.name);
    if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
    const { encoder, value } = param;
    return (values) => encoder.mapToDriverValue(namedValue(values, value.name));
  });
  return (values) => fillers.map((fill) => fill(values));
}

function namedValue(values: Values, name: string): unknown {
  if (name in values) return values[name];
  throw new Error(`The statement has no value for ${name}.`);
}

/** Makes an object of a row: values as their columns give them, and null for a table of an outer join that has no row. */
function readerOf(
  fields: readonly Field[] = [],
  isThere: Record<string, boolean> = {},
): Kept['read'] {
  const own: Value[] = [];
  const nested = new Map<string, { values: Value[]; isOptional: boolean }>();
  for (const [at, { path, field }] of fields.entries()) {
    const [name = '', inner] = path;
    if (inner === undefined) {
      own.push({ name, at, decoder: decoderOf(field) });
      continue;
    }
    const isOptional = is(field, Column) && isThere[getTableName(field.table)] === false;
    const object = nested.get(name) ?? { values: [], isOptional };
    object.values.push({ name: inner, at, decoder: decoderOf(field) });
    nested.set(name, object);
  }
  const readOwn = valuesReader(own);
  const objects = [...nested].map(([name, { values, isOptional }]) => {
    const read = valuesReader(values);
    const isAbsent = (row: readonly unknown[]) => values.every(({ at }) => row[at] === null);
    return {
      name,
      read: isOptional ? (row: readonly unknown[]) => (isAbsent(row) ? null : read(row)) : read,
    };
  });
  return (row) => {
    const whole = readOwn(row);
    for (const { name, read } of objects) whole[name] = read(row);
    return whole;
  };
}

type Value = { name: string; at: number; decoder: Decoder };
type Decoder = { mapFromDriverValue(value: unknown): unknown };

/** Each object is a copy of an empty one, so that V8 gives all of them the same shape. */
function valuesReader(values: readonly Value[]): (row: readonly unknown[]) => Values {
  const empty: Values = Object.fromEntries(values.map(({ name }) => [name, null]));
  return (row) => {
    const read = { ...empty };
    for (const { name, at, decoder } of values) {
      const value = row[at];
      if (value !== null) read[name] = decoder.mapFromDriverValue(value);
    }
    return read;
  };
}

/** A column reads its values itself; an expression has a decoder, under its alias as well. */
function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const { decoder, sql } = field as { decoder?: Decoder; sql?: { decoder: Decoder } };
  const found = decoder ?? sql?.decoder;
  if (!found)
    throw new Error('Only columns and expressions can be selected by a prepared statement.');
  return found;
}
