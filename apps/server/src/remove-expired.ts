import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Files } from '#files/open-files.ts';
import { removeEndedSessions, removeOldCounters } from './features/accounts/queries.ts';
import { removeDeletedResumes } from './features/resumes/queries.ts';
import { removeAbandonedFiles } from './features/submissions/file-queries.ts';

const DAY_MS = 86_400_000;

/**
 * Removes what nobody can reach any more: resumes deleted 30 days ago, ended sessions, old counters,
 * files of applications that were never whole.
 */
export async function removeExpired(db: Db, files: Files, now: Date): Promise<void> {
  await removeDeletedResumes(db, now);
  await removeEndedSessions(db, now);
  await removeOldCounters(db, new Date(now.getTime() - DAY_MS));
  await files.incoming.removeAbandoned(now);
  await removeAbandonedFiles(db, files.store, now);
}

/** Removes it now and once a day; gives back how to stop, which waits for a round that is under way. */
export function removeExpiredDaily(db: Db, files: Files, now: () => Date, log: FastifyBaseLogger) {
  const remove = () =>
    removeExpired(db, files, now()).catch((error: unknown) => {
      log.error(
        { err: error },
        'what has expired could not be removed; the next round is in a day',
      );
    });
  let round = remove();
  const timer = setInterval(() => {
    round = remove();
  }, DAY_MS).unref();

  return async function stop(): Promise<void> {
    clearInterval(timer);
    await round;
  };
}
