import { clearCount, countOne, giveBackOne } from '#db/count-one.ts';
import type { Db } from '#db/db.ts';
import { countAgainst, type Limit, nameCounter } from '#http/count-against.ts';
import { addressGroup } from '#lib/address-group.ts';

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;

const FROM_NETWORK = { code: 'accounts.fromNetwork' } as const;
const CODES_LOCKED = { code: 'accounts.codesLocked' } as const;
const OR_RESET = { code: 'accounts.triesOrReset' } as const;

/**
 * Limits: what is counted, by whom, and how much of it is let through. `From` counts by address (a class of students
 * behind one address fits in), `To` and `Of` by account, known or not.
 */
export const LIMITS = {
  newGuestFrom: {
    most: 60,
    windowMs: HOUR_MS,
    message: { code: 'accounts.newGuests' },
  },
  signUpFrom: { most: 30, windowMs: HOUR_MS, message: FROM_NETWORK },
  guessFrom: { most: 60, windowMs: QUARTER_MS, message: FROM_NETWORK },
  guessAt: { most: 10, windowMs: QUARTER_MS, message: OR_RESET },
  /** By the mark of one browser, by all browsers that one account is known in, and by all such browsers of a network. */
  guessInBrowser: { most: 10, windowMs: QUARTER_MS, message: OR_RESET },
  guessInKnownBrowsers: { most: 20, windowMs: QUARTER_MS, message: OR_RESET },
  guessInKnownBrowsersFrom: { most: 30, windowMs: QUARTER_MS, message: FROM_NETWORK },
  /** Every try, the right ones too: each takes the work of a hash. */
  logInFrom: { most: 200, windowMs: QUARTER_MS, message: FROM_NETWORK },
  /** Log ins that went well. */
  logInTo: {
    most: 20,
    windowMs: QUARTER_MS,
    message: { code: 'accounts.logIns' },
  },
  resetFrom: { most: 20, windowMs: HOUR_MS, message: FROM_NETWORK },
  resetTo: {
    most: 4,
    windowMs: HOUR_MS,
    message: { code: 'accounts.resets' },
  },
  linkFrom: { most: 60, windowMs: HOUR_MS, message: FROM_NETWORK },
  confirmationOf: {
    most: 5,
    windowMs: HOUR_MS,
    message: { code: 'accounts.confirmations' },
  },
  /** As the new address of an account. */
  confirmationTo: {
    most: 5,
    windowMs: HOUR_MS,
    message: { code: 'accounts.confirmationsTo' },
  },
  /** Codes of a second factor, right ones aside; of the wrong ones the tenth locks them, and is told. */
  codeOf: { most: 10, windowMs: HOUR_MS, message: CODES_LOCKED },
  wrongCodeOf: { most: 9, windowMs: HOUR_MS, message: CODES_LOCKED },
  passkeyFrom: { most: 60, windowMs: QUARTER_MS, message: FROM_NETWORK },
  passwordOf: { most: 10, windowMs: QUARTER_MS, message: { code: 'accounts.tries' } },
} as const satisfies Record<string, Omit<Limit, 'what'>>;
export type LimitName = keyof typeof LIMITS;

/** Takes a count back: what was counted has turned out to be the owner's own. */
type TakeBack = () => Promise<void>;

export type Limits = {
  /** Counts one more of `what` by `subject`; throws `slow_down` with the seconds to wait when it is too many. */
  count(what: LimitName, subject: string): Promise<TakeBack>;
  /** The same by network address: an IPv6 address counts for its network. */
  countFrom(what: LimitName, address: string): Promise<TakeBack>;
  /** Counts one more, and lets it through however many there are. */
  note(what: LimitName, subject: string): Promise<TakeBack>;
  noteFrom(what: LimitName, address: string): Promise<TakeBack>;
  /** Forgets what was counted. */
  clear(what: LimitName, subject: string): Promise<void>;
};

/** The limits of this database; see `countAgainst`. */
export function createLimits(db: Db, secret: string, now: () => Date): Limits {
  async function count(what: LimitName, subject: string): Promise<TakeBack> {
    const limit = { what, ...LIMITS[what] };
    const counter = await countAgainst(db, limit, subject, { secret, now: now() });
    return () => giveBackOne(db, counter);
  }
  async function note(what: LimitName, subject: string): Promise<TakeBack> {
    const counter = nameCounter(what, subject, secret);
    await countOne(db, counter, LIMITS[what], now());
    return () => giveBackOne(db, counter);
  }
  return {
    count,
    note,
    countFrom: (what, address) => count(what, addressGroup(address)),
    noteFrom: (what, address) => note(what, addressGroup(address)),
    clear: (what, subject) => clearCount(db, nameCounter(what, subject, secret)),
  };
}
