import { randomUUID } from 'node:crypto';
import type { Db, UserId } from '#db/db.ts';
import { recordEvent } from '#db/record-event.ts';
import { accounts, users } from '#db/schema/schema.ts';

export type NewAccount = {
  name: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** Admin by whose invitation it is made. */
  invitedBy: UserId | undefined;
  /** The first way into it. */
  way: { passwordHash: string } | { issuer: string; subject: string };
};

/** Adds an account with its first way in; that it was made by an invitation is on record. Throws where the address, or the person at the provider, has one. */
export async function addAccount(
  transaction: Db,
  { way, invitedBy, ...account }: NewAccount,
): Promise<UserId> {
  const id = newId() as UserId;
  await transaction.insert(users).values({ id, ...account });
  const known =
    'issuer' in way
      ? { providerId: way.issuer, accountId: way.subject }
      : { providerId: 'credential', accountId: id, password: way.passwordHash };
  await transaction.insert(accounts).values({ id: newId(), userId: id, ...known });
  const event = { kind: 'account', subject: id } as const;
  if (account.isAdmin) await recordEvent(transaction, { ...event, action: 'granted', actor: null });
  if (invitedBy) await recordEvent(transaction, { ...event, action: 'joined', actor: invitedBy });
  return id;
}

/** An id of 32 letters and digits, as better-auth makes them. */
const newId = () => randomUUID().replaceAll('-', '');
