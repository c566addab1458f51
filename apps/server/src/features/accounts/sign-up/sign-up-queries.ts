import { randomUUID } from 'node:crypto';
import type { Db, UserId } from '#db/db.ts';
import { recordEvent } from '#db/record-event.ts';
import { accounts, users } from '#db/schema/schema.ts';

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
