import type { Db } from './db.ts';

const kept = new WeakMap<Db, Map<string, unknown>>();

/**
 * A statement with placeholders, built once for a handle, and prepared under `name` on each connection of a PostgreSQL: the
 * same name always means the same SQL. A transaction is a handle of its own, for which it is built again.
 */
export function prepared<Statement>(
  db: Db,
  name: string,
  build: () => { prepare(name: string): Statement },
): Statement {
  const ofHandle = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, ofHandle);
  const known = ofHandle.get(name) as Statement | undefined; // One name is always one statement.
  if (known) return known;
  const statement = build().prepare(name);
  ofHandle.set(name, statement);
  return statement;
}
