import { eq, inArray, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db, UserId } from './db.ts';

/** A table whose rows belong to users, and the column that says to whom. The column refers to `users`, and its rows go with theirs. */
export type OwnedTable = { table: PgTable; owner: PgColumn };

/** Gives the rows of one user to another. */
export async function moveRows(
  db: Db,
  { table, owner }: OwnedTable,
  { from, to }: { from: UserId; to: UserId },
): Promise<void> {
  await db.execute(
    sql`update ${table} set ${sql.identifier(owner.name)} = ${to} where ${owner} = ${from}`,
  );
}

/** Holds where a row belongs to one of these users. */
export const isOwnedByAny = ({ owner }: OwnedTable, users: SQLWrapper): SQL =>
  inArray(owner, users);

/** Holds where a user has no row of a table. */
export const ownsNothing = (db: Db, { table, owner }: OwnedTable, user: PgColumn): SQL =>
  notExists(db.select({ one: sql`1` }).from(table).where(eq(owner, user)));
