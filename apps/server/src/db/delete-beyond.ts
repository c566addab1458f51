import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

type Beyond = { which: SQL; order: SQL[]; most: number };

/** Deletes those of the rows `which` that come after the first `most` in `order`. */
export async function deleteBeyond(
  db: Db,
  table: PgTable & { id: PgColumn },
  { which, order, most }: Beyond,
): Promise<void> {
  const tooMany = db
    .select({ id: table.id })
    .from(table)
    .where(which)
    .orderBy(...order)
    .offset(most);
  await db.delete(table).where(inArray(table.id, tooMany));
}
