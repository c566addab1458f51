import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import { countAgainst } from '#http/count-against.ts';
import { addressGroup } from '#lib/address-group.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;

/** Most bytes of all parts of a document: hundreds of pages. */
export const MAX_DOCUMENT_BYTES = 2 * MEGABYTE;
/** Most sections of a person's own in a document; removed ones do not count. */
export const MAX_OWN_SECTIONS = 40;
/** Most megabytes of what one owner keeps, deleted resumes and earlier versions included. */
export const OWNER_MEGABYTES = { account: 100, guest: 30 };
/** Bytes that a row takes beside its content; many small ones are bounded too. */
export const ROW_BYTES = 200;

/**
 * Bytes of a step in which a document's share of its owner's room is counted: most saves stay within one, and need no sum over
 * all that the owner has.
 */
export const STEP = 16 * 1024;
export const inSteps = (bytes: number): number => Math.ceil(bytes / STEP) * STEP;

/** Largest growth in an hour of what the guests of one network keep: the bound of one guest. */
export const GROWTH = {
  what: 'guestGrowth',
  most: OWNER_MEGABYTES.guest * MEGABYTE,
  windowMs: HOUR_MS,
  message: { code: 'errors.grownFast' },
} as const;
/** Bytes that a network gathers before they are counted in the database: typing costs no statement. */
const COUNTED_BYTES = 64 * 1024;
/** Networks of which bytes are gathered at once. */
const MOST_GATHERED = 10_000;

/** A bound that keeps something from being stored. */
export type Bound =
  | 'entries'
  | 'sections'
  | 'part'
  | 'document'
  | 'documents'
  | 'account'
  | 'guest';

/** Room of an owner. */
export type Room = {
  of: 'account' | 'guest';
  mostBytes: number;
  /** Counts bytes by which what is kept grows; throws `slow_down` when a guest's has grown too fast. */
  countGrowth(db: Db, bytes: number): Promise<void>;
};

export type RoomOf = (request: Pick<FastifyRequest, 'ip'>, isGuest: boolean) => Room;

/** Says how much room who calls has. Growth is counted by network: a guest's session costs nobody anything, so that a bound by guest would be none. */
export function createRooms(secret: string, now: () => Date): RoomOf {
  const gathered = new Map<string, number>();

  async function countGrowth(db: Db, network: string, bytes: number): Promise<void> {
    const amount = (gathered.get(network) ?? 0) + bytes;
    gathered.delete(network);
    if (amount >= COUNTED_BYTES) {
      await countAgainst(db, { ...GROWTH, amount }, network, { secret, now: now() });
      return;
    }
    gathered.set(network, amount);
    const [oldest] = gathered.keys();
    if (gathered.size > MOST_GATHERED && oldest !== undefined) gathered.delete(oldest);
  }

  return ({ ip }, isGuest) => {
    const of = isGuest ? 'guest' : 'account';
    return {
      of,
      mostBytes: OWNER_MEGABYTES[of] * MEGABYTE,
      countGrowth: async (db, bytes) => {
        if (isGuest && bytes > 0) await countGrowth(db, addressGroup(ip), bytes);
      },
    };
  };
}
