import { archiveAccount } from './archive-account.ts';
import type { AccountCommand, Outcome } from './control/protocol.ts';
import type { Db } from './db/db.ts';
import { changeRole } from './features/accounts/change-role.ts';

/** Carries out what the operator wants of an account. */
export const carryOut = (db: Db, command: AccountCommand): Promise<Outcome> =>
  command.verb === 'archive' ? archiveAccount(db, command) : changeRole(db, command);
