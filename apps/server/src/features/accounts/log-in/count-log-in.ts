import type { Limits } from './limits.ts';

type Attempt = { email: string; mark: string | undefined; ip: string };

type TakeBack = () => Promise<void>;

/**
 * Counts a try to log in before the password is looked at; answers how to take the guess back when
 * the password was right. Throws `slow_down` when there were too many: nothing was guessed then, and nothing is counted
 * as a guess.
 *
 * A wrong password counts against the account and the network address, from every browser. A browser
 * that the account is known in (`mark`) is let through where those are used up, so that a stranger's
 * guesses keep nobody out; its own room, and that of all such browsers together, bounds it instead.
 */
export async function countLogIn(limits: Limits, { email, mark, ip }: Attempt): Promise<TakeBack> {
  const counted: TakeBack[] = [];
  const takeBack = async () => {
    for (const one of counted) await one();
  };
  try {
    if (mark === undefined) {
      counted.push(await limits.countFrom('guessFrom', ip));
      counted.push(await limits.count('guessAt', email));
    } else {
      counted.push(await limits.count('guessInBrowser', mark));
      counted.push(await limits.count('guessInKnownBrowsers', email));
      counted.push(await limits.countFrom('guessInKnownBrowsersFrom', ip));
      counted.push(await limits.note('guessAt', email));
      counted.push(await limits.noteFrom('guessFrom', ip));
    }
    await limits.countFrom('logInFrom', ip);
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}
