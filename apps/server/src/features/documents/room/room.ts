import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import { countAgainst } from '#http/count-against.ts';
import { addressGroup } from '#lib/address-group.ts';
import { createGathering } from './gathering.ts';

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;

/** Most megabytes of what one owner keeps, deleted resumes and earlier versions included. */
export const OWNER_MEGABYTES = { account: 100, guest: 30 };

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
  /** Counts bytes by which what is kept grows; throws `slow_down` when a guest's has grown too fast, and counts none. */
  countGrowth(db: Db, bytes: number): Promise<void>;
};

export type RoomOf = (request: Pick<FastifyRequest, 'ip'>, isGuest: boolean) => Room;

/** Returns a function that says how much room a caller has. Growth is counted by network: a guest's session costs nobody anything, so that a bound by guest would be none. */
export function createRooms(secret: string, now: () => Date): RoomOf {
  const countGathered = createGathering((db, network, amount) =>
    countAgainst(db, { ...GROWTH, amount }, network, { secret, now: now() }),
  );

  return ({ ip }, isGuest) => {
    const of = isGuest ? 'guest' : 'account';
    return {
      of,
      mostBytes: OWNER_MEGABYTES[of] * MEGABYTE,
      countGrowth: async (db, bytes) => {
        if (isGuest && bytes > 0) await countGathered(db, addressGroup(ip), bytes);
      },
    };
  };
}

/** Returns a room in which growth is counted once, however often its save is tried. */
export function countingOnce(room: Room): Room {
  let counted = 0;
  return {
    ...room,
    async countGrowth(db, bytes) {
      await room.countGrowth(db, bytes - counted);
      counted = Math.max(counted, bytes);
    },
  };
}
