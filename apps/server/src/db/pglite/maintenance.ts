import type { PGlite } from '@electric-sql/pglite';

const EVERY_MS = 10 * 60_000;

/**
 * Does what a PostgreSQL server's background processes do and PGlite has none of: clears away dead
 * rows and refreshes the planner's statistics of tables that were written to, and moves the write-ahead log into the tables so that
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
      const tables = await listUntidy(engine);
      if (tables.length > 0) await engine.exec(`vacuum (analyze) ${tables.join(', ')}`);
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

/**
 * Lists the tables, catalogues too, that were written to since they were tidied, by what the engine has counted since its start; and those whose rows have
 * to be marked as old before its 32-bit counter of transactions comes round.
 */
async function listUntidy(engine: PGlite): Promise<string[]> {
  await engine.exec('select pg_stat_force_next_flush()');
  const { rows } = await engine.query<{ name: string }>(`
    select format('%I.%I', schemaname, stat.relname) as name
    from pg_stat_all_tables stat join pg_class on pg_class.oid = relid
    where relkind in ('r', 'm')
      and (n_dead_tup > 0 or n_mod_since_analyze > 0 or age(relfrozenxid) > 100000000)`);
  return rows.map(({ name }) => name);
}

/** The place in the write-ahead log where the next change will go. */
async function writtenUpTo(engine: PGlite): Promise<string> {
  const { rows } = await engine.query<{ place: string }>('select pg_current_wal_lsn() as place');
  return rows[0]?.place ?? '';
}
