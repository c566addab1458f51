import type { PGlite } from '@electric-sql/pglite';
import { StartRefused } from '#config/start-refused.ts';
import type { DurableFileSystem } from './durable-file-system.ts';

/**
 * Commits something and sees whether the write-ahead log reached the disk before the confirmation;
 * if not, closes the engine and throws `StartRefused`. That PGlite calls its file system's fsync is
 * no promise of its makers, so each start asks.
 */
export async function refuseUnsynced(engine: PGlite, files: DurableFileSystem): Promise<void> {
  const before = files.logSyncs;
  await engine.query(`select pg_logical_emit_message(true, 'start', '')`);
  if (files.logSyncs > before) return;
  await engine.close();
  throw new StartRefused(
    'This build of PGlite confirms a commit without writing it to the disk. Use the exact version \
that package-lock.json names, or DATABASE_URL.',
  );
}
