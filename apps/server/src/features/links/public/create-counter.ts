import type { SharedFormat } from '@shortlist/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/db.ts';
import { addCounts, type Counted } from './count-queries.ts';

/** Time for which visits are gathered. */
const GATHERED_MS = 1_000;
/** Links and days that are waited for while the database does not take their counts; what is beyond is not counted. */
const MOST_WAITING = 10_000;

/** A page that was opened, or a file that was downloaded. */
export type Visit = { link: string; format: SharedFormat | 'page'; now: Date };

/**
 * Counts visits, and writes what was gathered once a second: a hundred at once to one link would wait for its row with a hundred connections. What the
 * database does not take is tried again.
 */
export function createCounter(db: Db, log: FastifyBaseLogger) {
  let gathered = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function add({ link, day, openings, downloads }: Counted): void {
    const key = `${link} ${day}`;
    const before = gathered.get(key);
    if (!before && gathered.size >= MOST_WAITING) return;
    const all = { ...before?.downloads };
    for (const [format, times] of Object.entries(downloads))
      all[format] = (all[format] ?? 0) + times;
    gathered.set(key, { link, day, openings: (before?.openings ?? 0) + openings, downloads: all });
    timer ??= setTimeout(() => void flush(), GATHERED_MS).unref();
  }

  async function write(): Promise<void> {
    const counted = [...gathered.values()];
    gathered = new Map();
    clearTimeout(timer);
    timer = undefined;
    if (counted.length === 0) return;
    try {
      await addCounts(db, counted);
    } catch (error) {
      log.warn({ err: error }, 'visits of links could not be counted yet');
      for (const each of counted) add(each);
    }
  }

  /** Writes what was gathered, after what is being written. */
  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    count({ link, format, now }: Visit): void {
      const day = now.toISOString().slice(0, 10);
      if (format === 'page') add({ link, day, openings: 1, downloads: {} });
      else add({ link, day, openings: 0, downloads: { [format]: 1 } });
    },
    async close(): Promise<void> {
      await flush();
      clearTimeout(timer);
    },
  };
}

export type Counter = ReturnType<typeof createCounter>;
