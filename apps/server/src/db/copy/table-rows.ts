import { sql } from 'drizzle-orm';
import { StartRefused } from '#config/start-refused.ts';
import type { Db, Transaction } from '../db.ts';

const ROWS_AT_ONCE = 200;
/** Characters of JSON that one statement writes. */
const MAX_STATEMENT = 4_000_000;

type Reference = { name: string; needs: string | null };
type Column = { table: string; column: string };

/**
 * Runs `read` on one state of the database, whatever others write meanwhile. Times are printed in UTC, so that equal rows
 * are equal texts.
 */
export const readOneState = <Result>(db: Db, read: (source: Transaction) => Promise<Result>) =>
  db.transaction(
    async (source) => {
      await source.execute(sql`set local time zone 'UTC'`);
      return read(source);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Tables in an order in which none comes before what its rows refer to. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<Reference>(sql`
    select t.relname as name, r.relname as needs from pg_class t
    left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f' and c.confrelid <> t.oid
    left join pg_class r on r.oid = c.confrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace order by 1`);
  const waiting = new Set(rows.map(({ name }) => name));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const isHeldUp = (table: string) =>
      rows.some(({ name, needs }) => name === table && needs !== null && waiting.has(needs));
    const free = [...waiting].filter((table) => !isHeldUp(table));
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...waiting]}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** Has references among the rows of one table checked once all of them are there. */
export async function deferReferences(target: Transaction): Promise<void> {
  await target.execute(sql`set constraints all deferred`);
}

export async function countRows(source: Transaction, table: string): Promise<number> {
  const { rows } = await source.execute<{ all: number }>(
    sql`select count(*)::int as all from ${sql.identifier(table)}`,
  );
  return rows[0]?.all ?? 0;
}

/**
 * The rows of a table as JSON texts, some at a time, in the order in which they lie. JSON keeps every type of the schema to
 * the last digit. A cursor reads each row once: pages by offset would read all rows before them again.
 */
export async function* readRows(source: Transaction, table: string): AsyncGenerator<string[]> {
  await source.execute(
    sql`declare table_rows no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await source.execute<{ row: string }>(
      sql.raw(`fetch forward ${ROWS_AT_ONCE} from table_rows`),
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await source.execute(sql`close table_rows`);
}

/** Writes rows that `readRows` gave. Columns that they lack get their defaults. */
export async function insertRows(
  target: Transaction,
  table: string,
  rows: readonly string[],
): Promise<void> {
  const name = sql.identifier(table);
  const counted = await listGenerated(target, table);
  const columns = sql.join(
    Object.keys(JSON.parse(rows[0] ?? '{}'))
      .filter((column) => !counted.includes(column))
      .map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (const json of inStatements(rows)) {
    await target.execute(sql`
      insert into ${name} (${columns})
      select ${columns} from json_populate_recordset(null::${name}, ${json}::json)`);
  }
}

/** Columns that the database makes of others, and takes from nobody. */
async function listGenerated(target: Transaction, table: string): Promise<string[]> {
  const { rows } = await target.execute<{ name: string }>(sql`
    select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attgenerated <> ''`);
  return rows.map(({ name }) => name);
}

/** JSON arrays of the rows, none of them longer than a statement should be, unless a row is. */
function* inStatements(rows: readonly string[]): Generator<string> {
  let gathered: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (length + row.length > MAX_STATEMENT && gathered.length > 0) {
      yield `[${gathered.join(',')}]`;
      [gathered, length] = [[], 0];
    }
    gathered.push(row);
    length += row.length;
  }
  if (gathered.length > 0) yield `[${gathered.join(',')}]`;
}

/** Throws `StartRefused` when the table has rows already. */
export async function refuseRows(target: Db, table: string): Promise<void> {
  const { rows } = await target.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
  if (rows.length === 0) return;
  throw new StartRefused(`The database has rows in ${table} already; give an empty one.`);
}

/** Columns that count by themselves go on after the highest number that was written. */
export async function moveCountersOn(target: Transaction): Promise<void> {
  const { rows } = await target.execute<Column>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`);
  for (const { table, column } of rows) {
    const highest = sql`max(${sql.identifier(column)})`;
    await target.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(${highest}, 1), ${highest} >= 1)
      from ${sql.identifier(table)} having ${highest} is not null`);
  }
}
