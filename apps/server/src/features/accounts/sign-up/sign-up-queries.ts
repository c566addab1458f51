import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { recordEvent } from '#db/record-event.ts';
import { accounts, users } from '#db/schema/schema.ts';
import { invitations } from '#db/schema/ways-in-schema.ts';

/** Returns what the database holds of the token of an invitation. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const isGood = (token: string, now: Date) =>
  and(eq(invitations.digest, digestOf(token)), gt(invitations.expiresAt, now));

/** The invitation that a token is of, while it can be used. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const [invitation] = await db.select().from(invitations).where(isGood(token, now));
  return invitation;
}

/** Takes an invitation, which is gone with it; undefined where somebody else was first. In the transaction of what it is for. */
export async function takeInvitation(transaction: Db, token: string, now: Date) {
  const [taken] = await transaction.delete(invitations).where(isGood(token, now)).returning();
  return taken;
}

export type NewAccount = {
  name: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** The first way into it. */
  way: { passwordHash: string } | { issuer: string; subject: string };
};

/** Adds an account with its first way in. Throws where the address, or the person at the provider, has one. */
export async function addAccount(
  transaction: Db,
  { way, ...account }: NewAccount,
): Promise<UserId> {
  const id = newId() as UserId;
  await transaction.insert(users).values({ id, ...account });
  const known =
    'issuer' in way
      ? { providerId: way.issuer, accountId: way.subject }
      : { providerId: 'credential', accountId: id, password: way.passwordHash };
  await transaction.insert(accounts).values({ id: newId(), userId: id, ...known });
  if (account.isAdmin)
    await recordEvent(transaction, {
      kind: 'account',
      action: 'granted',
      subject: id,
      actor: null,
    });
  return id;
}

/** An id of 32 letters and digits, as better-auth makes them. */
const newId = () => randomUUID().replaceAll('-', '');
