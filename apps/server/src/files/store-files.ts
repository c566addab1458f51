import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/db.ts';
import { beginFiles, type FileBounds, giveUpFiles } from './file-queries.ts';
import type { FileStore } from './file-store.ts';
import type { ReceivedFile } from './incoming.ts';

type Place = FileBounds & {
  db: Db;
  store: FileStore;
  now: Date;
  log: FastifyBaseLogger;
};

/**
 * Puts the files into the store and has `keep` store their record and attach them to it, by their names there. Unless
 * `keep` says that it did, the files are taken out again.
 *
 * Each is noted in the database before it is put, so that even when the server is killed in between
 * it is known which files nobody has. `no_room`, with none of it done, when there would be more than the bounds allow.
 */
export async function storeFiles<Outcome extends string>(
  { db, store, now, log, ...bounds }: Place,
  received: readonly ReceivedFile[],
  keep: (keys: readonly string[]) => Promise<Outcome | 'stored'>,
): Promise<Outcome | 'stored' | 'no_room'> {
  const files = received.map((file) => ({
    ...{ digest: null, ...file },
    ...{ key: randomUUID(), startedAt: now },
  }));
  const keys = files.map(({ key }) => key);
  if (!(await beginFiles(db, files, bounds))) return 'no_room';
  let outcome: Outcome | 'stored' | undefined;
  try {
    await allSettled(files.map(({ key, path }) => store.put(key, path)));
    outcome = await keep(keys);
    return outcome;
  } finally {
    if (outcome !== 'stored') {
      await giveUpFiles(db, store, keys).catch((error: unknown) => {
        log.error({ err: error }, 'files could not be given up; they are removed within two hours');
      });
    }
  }
}

/** Waits for all of them, so that nothing goes on after a failure; then throws the first, if any. */
async function allSettled(work: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
