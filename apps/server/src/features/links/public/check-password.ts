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

/** Compares a password with that of a link. A wrong one says so to the visitor, and after too many in how many seconds the next is looked at. */
export type CheckPassword = (
  request: FastifyRequest,
  link: OpenLink,
  password: string,
) => Promise<Outcome>;

type Parts = { db: Db; hasher: Hasher; secret: string; now: () => Date };

/** Returns a comparison that counts each guess before it looks at it, and takes the right one back: many at once are no more guesses. */
export function createPasswordCheck({ db, hasher, secret, now }: Parts): CheckPassword {
  const turns = createTurns(TURNS);

  async function compare(link: OpenLink, network: string, password: string): Promise<boolean> {
    const counting = { secret, now: now() };
    const counted = [
      await countAgainst(db, GUESSED, `${link.id} ${network}`, counting),
      await countAgainst(db, GUESSED_BY_ALL, link.id, counting),
    ];
    const isRight = await turns.take(network, () =>
      hasher.verify({ hash: link.password ?? '', password }),
    );
    if (isRight) for (const counter of counted) await giveBackOne(db, counter);
    return isRight;
  }

  return async ({ ip }, link, password) => {
    if (link.password === null) return 'right';
    try {
      if (await compare(link, addressGroup(ip), password)) return 'right';
      return { said: WORDS.wrongPassword };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'slow_down') throw error;
      const waitS = error.retryAfterS ?? 1;
      return { said: WORDS.manyGuesses({ count: Math.ceil(waitS / 60) }), waitS };
    }
  };
}
