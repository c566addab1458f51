import type { PGlite } from '@electric-sql/pglite';

const EVERY_MS = 10 * 60_000;

/**
 * Does what a PostgreSQL server's background processes do and PGlite has none of: clears away dead
 * rows, refreshes the planner's statistics, and moves the write-ahead log into the tables so that
 * it does not grow for ever. Nothing happens while nothing was written.
 *
 * Runs every ten minutes without keeping the process alive, and once more on `stop`, which resolves
 * when the work is done. A failure is reported as a warning of the process and tried again.
 */
export function startMaintenance(engine: PGlite, everyMs = EVERY_MS): { stop(): Promise<void> } {
  let tidied = '';
  async function tidy() {
    try {
      if ((await writtenUpTo(engine)) === tidied) return;
      await engine.exec('vacuum (analyze)');
      await engine.exec('checkpoint');
      tidied = await writtenUpTo(engine);
    } catch (error) {
      process.emitWarning(`The database could not be tidied: ${String(error)}`);
    }
  }

  const timer = setInterval(tidy, everyMs).unref();
  return {
    stop() {
      clearInterval(timer);
      return tidy();
    },
  };
}

/** The place in the write-ahead log where the next change will go. */
async function writtenUpTo(engine: PGlite): Promise<string> {
  const { rows } = await engine.query<{ place: string }>('select pg_current_wal_lsn() as place');
  return rows[0]?.place ?? '';
}
