import { sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';

/** Rows of a table, and the event that fails for each of them, as a trigger names it. */
export type Failure = { table: string; event: string };

/** Answers what a call does while statements on a table fail. */
export async function whileFailing<T>(
  db: Db,
  { table, event }: Failure,
  call: () => Promise<T>,
): Promise<T> {
  await db.execute(
    sql.raw(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
    ),
  );
  await db.execute(
    sql.raw(
      `create trigger refuse before ${event} on ${table} for each row execute function refuse()`,
    ),
  );
  try {
    return await call();
  } finally {
    await db.execute(sql.raw('drop function refuse() cascade'));
  }
}
