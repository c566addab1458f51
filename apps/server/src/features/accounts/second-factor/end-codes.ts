import { randomUUID } from 'node:crypto';
import type { EndCodesCommand, Outcome } from '#control/protocol.ts';
import type { Db } from '#db/db.ts';
import { recordEvent } from '#db/record-event.ts';
import { addMail } from '#mail/queries.ts';
import { sealMail } from '#mail/seal.ts';
import { accountEventMail } from '../events/event-mail.ts';
import { addAccountEvent } from '../events/event-queries.ts';
import { findAccountOf } from '../queries.ts';
import { lockAccount } from '../ways-in/ways-in-queries.ts';
import { deleteFactor, findSecondFactor } from './second-factor-queries.ts';

const WHAT = 'factor_removed';

/**
 * Has an account asked for no more codes, for an owner who has nothing left that makes them; says what came of it. It is on record, the owner
 * hears of it, and the password is still asked for. The mail waits in the database: a server that runs, or the next one, sends it.
 */
export async function endCodes(
  { db, secret }: { db: Db; secret: string },
  { email }: Omit<EndCodesCommand, 'verb'>,
): Promise<Outcome> {
  const account = await findAccountOf(db, email);
  if (!account) return { ok: false, message: 'There is no account with this address.' };
  const { id: subject } = account;
  const hasEnded = await db.transaction(async (transaction) => {
    await lockAccount(transaction, subject);
    if (!(await findSecondFactor(transaction, subject))) return false;
    await deleteFactor(transaction, subject);
    await recordEvent(transaction, { kind: 'account', action: 'codesEnded', subject, actor: null });
    const at = new Date();
    await addAccountEvent(transaction, { owner: subject, what: WHAT }, at);
    if (account.emailVerified) {
      const sealed = sealMail(accountEventMail(account, { what: WHAT, at }), secret);
      await addMail(transaction, { id: randomUUID(), sealed, leaseMs: 0 });
    }
    return true;
  });
  return hasEnded
    ? { ok: true, message: `${account.email} is asked for no more codes.` }
    : { ok: false, message: 'This account asks for no codes.' };
}
