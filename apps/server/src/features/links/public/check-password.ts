import type { FastifyRequest } from 'fastify';
import { giveBackOne } from '#db/count-one.ts';
import type { Db } from '#db/db.ts';
import { countAgainst } from '#http/count-against.ts';
import { AppError } from '#http/errors/errors.ts';
import { addressGroup } from '#lib/address-group.ts';
import type { Hasher } from '#lib/password-hash.ts';
import { createTurns } from '#rendering/take-turns.ts';
import { GUESSED, GUESSED_BY_ALL } from '../limits.ts';
import { WORDS } from '../page/page-frame.ts';
import type { OpenLink } from './find-open-link-queries.ts';

/** Passwords that wait to be hashed, one at a time: each takes a tenth of a second and 32 MB. */
const TURNS = { most: 20, mostOfOwner: 10 };

type Outcome = 'right' | { said: string; waitS?: number };

/** Compares a password with that of a link. One that is wrong, or not looked at, says so to the visitor, and in how many seconds the next is looked at. */
export type CheckPassword = (
  request: FastifyRequest,
  link: OpenLink,
  password: string,
) => Promise<Outcome>;

type Parts = { db: Db; hasher: Hasher; secret: string; now: () => Date };

/** Returns a comparison that counts each guess as it is looked at, and takes the right one back: many at once are no more guesses. */
export function createPasswordCheck({ db, hasher, secret, now }: Parts): CheckPassword {
  const turns = createTurns(TURNS);

  /** Counts a guess; one that is refused for the guesses of other networks is none of this one's. */
  async function countGuess({ id }: OpenLink, network: string): Promise<string[]> {
    const counting = { secret, now: now() };
    const ofNetwork = await countAgainst(db, GUESSED, `${id} ${network}`, counting);
    try {
      return [ofNetwork, await countAgainst(db, GUESSED_BY_ALL, id, counting)];
    } catch (error) {
      await giveBackOne(db, ofNetwork);
      throw error;
    }
  }

  async function compare(link: OpenLink, network: string, password: string): Promise<boolean> {
    const counted = await countGuess(link, network);
    const isRight = await hasher.verify({ hash: link.password ?? '', password });
    if (isRight) for (const counter of counted) await giveBackOne(db, counter);
    return isRight;
  }

  return async ({ ip }, link, password) => {
    if (link.password === null) return 'right';
    const network = addressGroup(ip);
    try {
      const isRight = await turns.take(network, () => compare(link, network, password));
      return isRight ? 'right' : { said: WORDS.wrongPassword };
    } catch (error) {
      return whyRefused(error);
    }
  };
}

/** Says why a password was not looked at; throws what is no such refusal. */
function whyRefused(error: unknown): Outcome {
  if (!(error instanceof AppError) || error.code !== 'slow_down') throw error;
  const waitS = error.retryAfterS ?? 1;
  const isOfGuesses = error.reason.code === GUESSED.message.code;
  const minutes = { count: Math.ceil(waitS / 60) };
  return { said: isOfGuesses ? WORDS.manyGuesses(minutes) : WORDS.manyAtOnce, waitS };
}
