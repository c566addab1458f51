import type { Db } from '#db/db.ts';

/** Bytes that a network gathers before they are counted in the database: typing costs no statement. */
export const GATHERED_BYTES = 64 * 1024;
/** Networks of which bytes are gathered at once. */
const MOST_GATHERED = 10_000;

/** Counts bytes against a network; throws where they are refused, and counts none. */
type Count = (db: Db, network: string, bytes: number) => Promise<unknown>;

/** Bytes of a network that were accepted and are not counted: `asked` are being counted. */
type Gathered = { waiting: number; asked: number };

/**
 * Returns a count that gathers what a network grows by, and counts it in steps. Bytes that it has accepted are counted once, or stay
 * gathered where the count refuses: a network has never more than one step of them, however many calls come at once. Bytes
 * that are refused are forgotten, for nothing was written.
 */
export function createGathering(count: Count) {
  const networks = new Map<string, Gathered>();

  /** Finds what a network has gathered, and makes it the newest. */
  function gatheredBy(network: string): Gathered {
    const gathered = networks.get(network) ?? { waiting: 0, asked: 0 };
    networks.delete(network);
    networks.set(network, gathered);
    const [oldest] = networks.keys();
    if (networks.size > MOST_GATHERED && oldest !== undefined) networks.delete(oldest);
    return gathered;
  }

  return async (db: Db, network: string, bytes: number): Promise<void> => {
    const gathered = gatheredBy(network);
    if (gathered.waiting + gathered.asked + bytes < GATHERED_BYTES) {
      gathered.waiting += bytes;
      return;
    }
    const taken = gathered.waiting;
    gathered.waiting = 0;
    gathered.asked += taken;
    let isCounted = false;
    try {
      await count(db, network, taken + bytes);
      isCounted = true;
    } finally {
      gathered.asked -= taken;
      if (!isCounted) gathered.waiting += taken;
    }
  };
}
