import { and, count, eq, lt, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { passkeys } from '#db/schema/ways-in-schema.ts';

type NewRow = typeof passkeys.$inferInsert;

const owned = (owner: UserId, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, owner));

/** The passkey with the id of a credential, of any account. */
export async function findPasskey(db: Db, id: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return passkey;
}

/** Lists what an authenticator knows its own passkeys by. */
export const listDescriptors = (db: Db, owner: UserId) =>
  db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, owner));

export async function countPasskeys(db: Db, owner: UserId): Promise<number> {
  const [counted] = await db
    .select({ all: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, owner));
  return counted?.all ?? 0;
}

/** Adds a passkey; returns whether it is new to everybody. */
export async function insertPasskey(db: Db, passkey: NewRow): Promise<boolean> {
  const added = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** Sets the name of a passkey; returns whether the owner has such a one. */
export async function setPasskeyName(
  db: Db,
  owner: UserId,
  { id, name }: { id: string; name: string },
) {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(owned(owner, id))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Deletes a passkey; returns whether the owner had such a one. */
export async function deletePasskey(db: Db, owner: UserId, id: string): Promise<boolean> {
  const deleted = await db.delete(passkeys).where(owned(owner, id)).returning({ id: passkeys.id });
  return deleted.length > 0;
}

/**
 * Notes a use of a passkey. Returns false where the passkey is gone, or its authenticator has counted no further than at a
 * use before: then there is a copy of it. One that does not count says 0 each time.
 */
export async function notePasskeyUse(
  db: Db,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const isFurther =
    counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, sql`${counter}::bigint`);
  const noted = await db
    .update(passkeys)
    .set({ counter, usedAt: now })
    .where(and(eq(passkeys.id, id), isFurther))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}
