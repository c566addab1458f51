import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Files } from '#files/open-files.ts';
import { removeEndedSessions, removeOldCounters } from './features/accounts/queries.ts';
import { removeOldVersions } from './features/resumes/parts/version-queries.ts';
import { removeDeletedResumes } from './features/resumes/queries.ts';
import {
  removeDeletedSubmissions,
  removeOldSubmissions,
} from './features/submissions/deletion/removal-queries.ts';
import { removeAbandonedFiles } from './features/submissions/files/file-queries.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Removes what nobody can reach any more: resumes deleted 30 days ago, versions older than 90 days,
 * ended sessions, old counters,
 * deleted inquiries and applications, those that are older than their retention period, files of
 * applications that were never whole. A step that fails keeps no other from its work; in the
 * end it throws an `AggregateError` of what failed. Aborting `signal` ends it soon; what is left goes another time.
 */
export async function removeExpired(
  db: Db,
  files: Files,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const steps = [
    () => removeDeletedResumes(db, now, signal),
    () => removeOldVersions(db, now, signal),
    () => removeEndedSessions(db, now, signal),
    () => removeOldCounters(db, new Date(now.getTime() - DAY_MS), signal),
    () => files.incoming.removeAbandoned(now),
    () => removeDeletedSubmissions(db, files.store, now, signal),
    () => removeOldSubmissions(db, files.store, now, signal),
    () => removeAbandonedFiles(db, files.store, now),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'Not all that has expired could be removed.');
}

/** Removes it now and once an hour; gives back how to stop, which waits for the batch that is under way. */
export function removeExpiredHourly(db: Db, files: Files, now: () => Date, log: FastifyBaseLogger) {
  const stopping = new AbortController();
  const remove = () =>
    removeExpired(db, files, now(), stopping.signal).catch((error: unknown) => {
      log.error(
        { err: error },
        'what has expired could not be removed; the next round is in an hour',
      );
    });
  let round = remove();
  const timer = setInterval(() => {
    round = remove();
  }, HOUR_MS).unref();

  return async function stop(): Promise<void> {
    clearInterval(timer);
    stopping.abort();
    await round;
  };
}
