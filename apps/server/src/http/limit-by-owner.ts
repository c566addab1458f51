import type { Db, UserId } from '#db/db.ts';
import { countAgainst, type Limit } from './count-against.ts';
import { type Attempt, limitByAddress } from './limit-by-address.ts';

const HOUR_MS = 3_600_000;

/** Owners behind one network address: a class of students. A guest is quickly another one. */
const OWNERS_OF_ADDRESS = 5;

type OwnerAttempt = Attempt & { owner: UserId };

export type OwnerLimit = {
  limits: readonly Limit[];
  /** Counts an attempt against its owner and its address; throws `slow_down` when there are too many. */
  count(db: Db, attempt: OwnerAttempt): Promise<void>;
};

type InAnHour = Pick<Limit, 'what' | 'most' | 'message'> & {
  /** Said where the address has too many; the same as of an owner where it is not given. */
  fromNetwork?: Limit['message'];
};

/** Creates the limits of work that costs the server something: `most` in an hour of an owner, and five times that from an address. */
export function limitByOwner({ what, most, message, fromNetwork = message }: InAnHour): OwnerLimit {
  const ofOwner: Limit = { what: `${what}-of`, most, windowMs: HOUR_MS, message };
  const ofAddress: Limit = {
    ...ofOwner,
    what: `${what}-from`,
    most: most * OWNERS_OF_ADDRESS,
    message: fromNetwork,
  };
  return {
    limits: [ofOwner, ofAddress],
    async count(db, attempt) {
      await limitByAddress(db, ofAddress, attempt);
      await countAgainst(db, ofOwner, attempt.owner, attempt);
    },
  };
}
