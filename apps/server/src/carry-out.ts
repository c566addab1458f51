import { archiveAccount, type Kept } from './archive-account.ts';
import type { AccountCommand, Outcome } from './control/protocol.ts';
import { changeRole } from './features/accounts/change-role.ts';
import { endCodes } from './features/accounts/second-factor/end-codes.ts';

/** Carries out what the operator wants of an account; `secret` is the server's. */
export async function carryOut(
  kept: Kept & { secret: string },
  command: AccountCommand,
): Promise<Outcome> {
  if (command.verb === 'archive') return archiveAccount(kept, command);
  if (command.verb === 'end-codes') return endCodes(kept, command);
  return changeRole(kept.db, command);
}
