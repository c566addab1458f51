import { StartRefused } from '#config/start-refused.ts';
import { newestIn } from './migrate.ts';

/** Runs one statement on a connection of either engine. */
export type Ask = (text: string) => Promise<{ rows: unknown[] }>;

/** Asks for one answer of yes or no. */
export async function askOne(ask: Ask, text: string): Promise<boolean> {
  const { rows } = await ask(text);
  return (rows as { answer: boolean }[])[0]?.answer === true;
}

/** Checks whether migrating would change a database that a release before has written rows to. */
export async function isUpgrade(ask: Ask, migrations: string): Promise<boolean> {
  const list = 'drizzle.__drizzle_migrations';
  if (!(await askOne(ask, `select to_regclass('${list}') is not null as answer`))) return false;
  const hasOlder = `select coalesce(max(created_at) < ${newestIn(migrations)}, false) as answer from ${list}`;
  return (await askOne(ask, hasOlder)) && hasRows(ask);
}

async function hasRows(ask: Ask): Promise<boolean> {
  const { rows } = await ask(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of rows as { name: string }[])
    if (await askOne(ask, `select exists (select 1 from ${name}) as answer`)) return true;
  return false;
}

/** Codes of PostgreSQL; those of sockets (EPIPE) have no digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/u;

/** Codes of a database that has no room, goes away or is away (classes 53, 57 and 08): of these no migration is to blame. */
const OUTAGE = /^(?:53|57|08)/u;

/** Runs migrations, which are one transaction: where a statement fails, throws `StartRefused` with what to do. */
export async function runMigrations(migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate();
  } catch (error) {
    const { cause } = Object(error) as { cause?: { code?: unknown } };
    const code = String(cause?.code);
    if (!SQLSTATE.test(code) || OUTAGE.test(code)) throw error;
    throw new StartRefused(
      `The database could not be brought up to this release (${String(cause)}). It is as it was: start the release before again, and report this.`,
      { cause: error },
    );
  }
}
