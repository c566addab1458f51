import type { Outcome, RoleCommand } from '#control/protocol.ts';
import type { Db } from '#db/db.ts';
import { type RoleChange, setAdmin } from './queries.ts';

const REFUSED: Readonly<Record<Exclude<RoleChange, 'changed'>, string>> = {
  unknown: 'There is no account with this address. Sign up with it first.',
  unverified:
    'This account has not confirmed its address yet, so nobody knows whose it is. Open the link in its mail first.',
};

/** Gives an account the role of an admin, or takes it away; says what came of it. */
export async function changeRole(db: Db, { verb, email }: RoleCommand): Promise<Outcome> {
  const change = await setAdmin(db, email, verb === 'grant');
  if (change !== 'changed') return { ok: false, message: REFUSED[change] };
  const state = verb === 'grant' ? 'is now' : 'is no longer';
  return { ok: true, message: `${email} ${state} an admin.` };
}
