import { Column, DrizzleQueryError, fillPlaceholders, getTableName, is } from 'drizzle-orm';
import type { Db } from './db.ts';

/** What Drizzle's prepared statements of both engines hold, which its types keep to themselves. */
type Built = {
  queryString: string;
  /** Values, and placeholders for values. */
  params: unknown[];
  /** Of `pg` the whole statement with its name, of PGlite how rows are read; both ask for rows as arrays. */
  queryConfig: object;
  fields: Field[];
  /** Tables whose rows are there, and those of outer joins, whose rows may not be. */
  joinsNotNullableMap?: Record<string, boolean>;
};
type Field = { path: string[]; field: unknown };
type Client = {
  query(asked: unknown, values: unknown[], config?: object): Promise<{ rows: unknown[][] }>;
};
/** The parts of a handle that its transactions share, and that each has of its own. */
type Handle = { dialect: object; session: { client: Client } };

type Read = (row: readonly unknown[]) => unknown;
type Kept = Built & { read: Read };

const kept = new WeakMap<object, Map<string, Kept>>();

/**
 * A statement with placeholders, built once for a database, and prepared under `name` on each connection of a PostgreSQL: the
 * same name always means the same SQL. Runs on a handle, of a transaction as well. Drizzle's own way to run one builds it again
 * for each transaction, and looks up at each value of each row what kind of column it is of.
 */
export function prepared<Rows>(
  db: Db,
  name: string,
  build: () => {
    prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Rows> };
  },
): { execute(values: Record<string, unknown>): Promise<Rows> } {
  const { dialect, session } = db as unknown as Handle;
  const ofDatabase = kept.get(dialect) ?? new Map<string, Kept>();
  kept.set(dialect, ofDatabase);
  const statement = ofDatabase.get(name) ?? keep(build().prepare(name) as unknown as Built);
  ofDatabase.set(name, statement);
  return { execute: (values) => run(session.client, statement, values) as Promise<Rows> };
}

const keep = (built: Built): Kept => Object.assign(built, { read: readerOf(built) });

async function run(client: Client, statement: Kept, values: Record<string, unknown>) {
  const { queryString, queryConfig, read } = statement;
  const params = fillPlaceholders(statement.params, values);
  try {
    const { rows } = await ('text' in queryConfig
      ? client.query(queryConfig, params)
      : client.query(queryString, params, queryConfig));
    return rows.map(read);
  } catch (error) {
    throw new DrizzleQueryError(queryString, params, error as Error); // As Drizzle's own way fails.
  }
}

/** Makes an object of a row: values as their columns give them, and null for a table of an outer join that has no row. */
function readerOf({ fields, joinsNotNullableMap = {} }: Built): Read {
  const own: Value[] = [];
  const nested = new Map<string, { values: Value[]; isOptional: boolean }>();
  for (const [at, { path, field }] of fields.entries()) {
    const [name = '', inner] = path;
    if (inner === undefined) {
      own.push({ name, at, decoder: decoderOf(field) });
      continue;
    }
    const isOptional =
      is(field, Column) && joinsNotNullableMap[getTableName(field.table)] === false;
    const object = nested.get(name) ?? { values: [], isOptional };
    object.values.push({ name: inner, at, decoder: decoderOf(field) });
    nested.set(name, object);
  }
  return (row) => {
    const read = readValues(own, row);
    for (const [name, { values, isOptional }] of nested) {
      const isAbsent = isOptional && values.every(({ at }) => row[at] === null);
      read[name] = isAbsent ? null : readValues(values, row);
    }
    return read;
  };
}

type Value = { name: string; at: number; decoder: Decoder };
type Decoder = { mapFromDriverValue(value: unknown): unknown };

function readValues(values: readonly Value[], row: readonly unknown[]): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const { name, at, decoder } of values) {
    const value = row[at];
    read[name] = value === null ? null : decoder.mapFromDriverValue(value);
  }
  return read;
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
