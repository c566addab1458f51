import type { AccountParts } from '../account-parts.ts';
import { wrongLogIn } from '../refusals.ts';
import { findPassword } from './password-queries.ts';

/**
 * Returns whose address and password these are, with the hash that says so. Throws the same, after the same work, where the address is
 * nobody's, has no password, or has another.
 */
export async function checkPassword(
  { db, hasher }: Pick<AccountParts, 'db' | 'hasher'>,
  { email, password }: { email: string; password: string },
) {
  const found = await findPassword(db, email);
  if (!found) {
    await hasher.hash(password);
    throw wrongLogIn();
  }
  if (!(await hasher.verify({ hash: found.hash, password }))) throw wrongLogIn();
  return found;
}
