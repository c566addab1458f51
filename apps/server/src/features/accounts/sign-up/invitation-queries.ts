import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, notExists, or } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { recordEvent } from '#db/record-event.ts';
import { users } from '#db/schema/schema.ts';
import { invitations } from '#db/schema/ways-in-schema.ts';
import { digestOf } from '#lib/digest-of.ts';

/** Invitations that are listed at most. */
const MOST_LISTED = 500;

/** Id of the one row that the link of the first admin has, so that servers that start at once make one link. */
const FIRST_ADMIN = '00000000-0000-4000-8000-0000000000a1';

const newToken = () => randomBytes(24).toString('base64url');

const admins = (db: Db) => db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));

/** The link of the first admin is good while there is none. */
const isGood = (db: Db, token: string, now: Date) =>
  and(
    eq(invitations.digest, digestOf(token)),
    gt(invitations.expiresAt, now),
    or(eq(invitations.isAdmin, false), notExists(admins(db))),
  );

/** The invitation that a token is of, while it can be used. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(isGood(db, token, now));
  return invitation;
}

/** Takes an invitation, which is gone with it; undefined where somebody else was first. In the transaction of what it is for. */
export async function takeInvitation(transaction: Db, token: string, now: Date) {
  const good = isGood(transaction, token, now);
  const [taken] = await transaction.delete(invitations).where(good).returning();
  return taken;
}

type NewInvitation = { invitedBy: UserId; email?: string | undefined; now: Date; expiresAt: Date };

/** Adds an invitation, which is on record; gives the token of its link, of which the database has the digest alone. */
export function addInvitation(db: Db, { now, ...invitation }: NewInvitation): Promise<string> {
  const token = newToken();
  const row = { ...invitation, id: randomUUID(), digest: digestOf(token), createdAt: now };
  return db.transaction(async (transaction) => {
    await transaction.insert(invitations).values(row);
    const event = { kind: 'invitation', action: 'created' } as const;
    await recordEvent(transaction, { ...event, subject: row.id, actor: invitation.invitedBy });
    return token;
  });
}

/** Lists the invitations of admins that can still be used, the newest first. */
export const listOpenInvitations = (db: Db, now: Date) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(and(gt(invitations.expiresAt, now), eq(invitations.isAdmin, false)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MOST_LISTED);

/** Removes an invitation, which is on record; returns whether there was such a one. */
export function removeInvitation(db: Db, id: string, actor: UserId): Promise<boolean> {
  const isIt = and(eq(invitations.id, id), eq(invitations.isAdmin, false));
  return db.transaction(async (transaction) => {
    const removed = await transaction.delete(invitations).where(isIt).returning();
    if (removed.length === 0) return false;
    const event = { kind: 'invitation', action: 'deleted' } as const;
    await recordEvent(transaction, { ...event, subject: id, actor });
    return true;
  });
}

/** Makes the link of the first admin; undefined where there is an admin, or such a link that is good still. */
export async function addFirstAdminLink(db: Db, now: Date, expiresAt: Date) {
  if ((await admins(db).limit(1)).length > 0) return undefined;
  const token = newToken();
  const row = { digest: digestOf(token), isAdmin: true, createdAt: now, expiresAt };
  const made = await db
    .insert(invitations)
    .values({ id: FIRST_ADMIN, ...row })
    .onConflictDoUpdate({
      target: invitations.id,
      set: row,
      setWhere: lte(invitations.expiresAt, now),
    })
    .returning({ id: invitations.id });
  return made.length > 0 ? token : undefined;
}
