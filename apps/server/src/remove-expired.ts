import type { FastifyBaseLogger } from 'fastify';
import { removeOldCounters } from '#db/count-one.ts';
import type { Db } from '#db/db.ts';
import { removeAbandonedFiles } from '#files/file-queries.ts';
import type { Files } from '#files/open-files.ts';
import { repeat } from '#lib/repeat.ts';
import { FEATURES } from './features/index.ts';
import type { Round } from './features/server-feature.ts';

const HOUR_MS = 3_600_000;

/**
 * Removes what nobody can reach any more: the steps of each feature, then counters whose windows are over, and files that came
 * in and are nobody's. A step that fails keeps no other from its work; in the end it throws an `AggregateError` of what failed.
 */
export async function removeExpired({
  features = FEATURES,
  ...round
}: Omit<Round, 'features'> & Partial<Pick<Round, 'features'>>): Promise<void> {
  const { db, files, now, signal } = round;
  const windows = features.flatMap(({ limits = [] }) => limits.map(({ windowMs }) => windowMs));
  const counted = new Date(now.getTime() - Math.max(0, ...windows));
  const steps = [
    ...features.flatMap(({ expire = [] }) =>
      expire.map((step) => () => step({ ...round, features })),
    ),
    () => removeOldCounters(db, counted, signal),
    () => files.incoming.removeAbandoned(now),
    () => removeAbandonedFiles(db, files.store, now),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not all that has expired could be removed.');
}

/** Removes it now and hour after hour; gives back how to stop, which waits for the batch that is under way. */
export function removeExpiredHourly(db: Db, files: Files, now: () => Date, log: FastifyBaseLogger) {
  return repeat(
    (signal) =>
      removeExpired({ db, files, now: now(), signal }).catch((error: unknown) => {
        log.error(
          { err: error },
          'what has expired could not be removed; the next round is in an hour',
        );
      }),
    HOUR_MS,
  );
}
