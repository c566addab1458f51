import { type SQL, sql } from 'drizzle-orm';
import { StartRefused } from '#config/start-refused.ts';
import type { Db, Transaction } from './db.ts';

const ROWS_AT_ONCE = 200;

type Reference = { name: string; needs: string | null };
type Column = { table: string; column: string };

/**
 * Copies every row into a migrated, empty database, all or nothing; returns how many rows of each
 * table. Both must have the same migrations, and nobody may write to `from` meanwhile. Rows travel
 * as JSON, which keeps every type of the schema to the last digit.
 *
 * Throws `StartRefused` when `to` holds rows already.
 */
export function copyDatabase(from: Db, to: Db): Promise<Record<string, number>> {
  return to.transaction(async (target) => {
    const counts: Record<string, number> = {};
    for (const table of await listTables(target)) {
      await refuseRows(target, table);
      counts[table] = await copyTable(from, target, table);
    }
    await moveCountersOn(target);
    return counts;
  });
}

/** Tables in an order in which none comes before what its rows refer to. */
async function listTables(db: Db): Promise<string[]> {
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

async function refuseRows(target: Transaction, table: string): Promise<void> {
  const { rows } = await target.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
  if (rows.length === 0) return;
  throw new StartRefused(
    `The database to copy to has rows in ${table} already; give an empty one.`,
  );
}

async function copyTable(from: Db, target: Transaction, table: string): Promise<number> {
  const name = sql.identifier(table);
  for (let copied = 0; ; ) {
    const { rows } = await from.execute<{ json: string; count: number }>(sql`
      select coalesce(json_agg(part), '[]')::text as json, count(*)::int as count from
      (select * from ${name} order by ctid limit ${ROWS_AT_ONCE} offset ${copied}) as part`);
    const { json, count } = rows[0] ?? { json: '[]', count: 0 };
    if (count === 0) return copied;
    await target.execute(insertJson(name, json));
    copied += count;
  }
}

const insertJson = (table: SQL | ReturnType<typeof sql.identifier>, json: string) =>
  sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${json}::json)`;

/** Columns that count by themselves go on after the highest number that was copied. */
async function moveCountersOn(target: Transaction): Promise<void> {
  const { rows } = await target.execute<Column>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`);
  for (const { table, column } of rows) {
    const highest = sql`max(${sql.identifier(column)})`;
    await target.execute(sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), ${highest})
      from ${sql.identifier(table)} having ${highest} is not null`);
  }
}
