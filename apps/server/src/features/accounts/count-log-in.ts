import type { Limits } from './limits.ts';

type Attempt = { email: string; mark: string | undefined; ip: string };

/**
 * Counts a try to log in before the password is looked at; answers how to take the guess back when
 * the password was right. Throws `slow_down` when there were too many.
 *
 * A wrong password counts against the account and the network address, from every browser. A browser
 * that the account is known in (`mark`) is let through where those are used up, so that a stranger's
 * guesses keep nobody out; its own room, and that of all such browsers together, bounds it instead.
 */
export async function countLogIn(
  limits: Limits,
  { email, mark, ip }: Attempt,
): Promise<() => Promise<void>> {
  const guesses =
    mark === undefined
      ? [await limits.countFrom('guessFrom', ip), await limits.count('guessAt', email)]
      : [
          await limits.count('guessInBrowser', mark),
          await limits.count('guessInKnownBrowsers', email),
          await limits.countFrom('guessInKnownBrowsersFrom', ip),
          await limits.note('guessAt', email),
          await limits.noteFrom('guessFrom', ip),
        ];
  await limits.countFrom('logInFrom', ip);
  return async () => {
    for (const takeBack of guesses) await takeBack();
  };
}
