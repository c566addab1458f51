import type { Limits } from './limits.ts';

type Attempt = { email: string; browser: string | undefined; ip: string };

/**
 * Counts a try to log in before the password is looked at; answers how to take the count back when
 * the password was right. Throws `slow_down` when there were too many.
 *
 * A browser that the owner has used before counts by itself, so that nobody's guessing keeps the
 * owner out. All others share the count of the account, whether there is such an account or not.
 */
export async function countLogIn(
  limits: Limits,
  { email, browser, ip }: Attempt,
): Promise<() => Promise<void>> {
  if (browser !== undefined) return limits.count('logInOfKnownBrowser', `${browser}|${email}`);

  const giveBack = [await limits.countFrom('logInFrom', ip), await limits.count('logInTo', email)];
  return async () => {
    for (const one of giveBack) await one();
  };
}
