import { archiveAccount, type Kept } from './archive-account.ts';
import type { AccountCommand, Outcome } from './control/protocol.ts';
import { changeRole } from './features/accounts/change-role.ts';

/** Carries out what the operator wants of an account. */
export const carryOut = (kept: Kept, command: AccountCommand): Promise<Outcome> =>
  command.verb === 'archive' ? archiveAccount(kept, command) : changeRole(kept.db, command);
