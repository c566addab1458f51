import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { runMigrations } from '../before-upgrade.ts';
import type { Database } from '../database.ts';
import { askMigrated } from '../migrate.ts';
import { withOneHandle } from '../one-handle.ts';
import { watchReadiness } from '../readiness.ts';
import { engineForDrizzle } from './engine-for-drizzle.ts';

/** Migrates an open engine and gives it the face that the server knows. */
export async function migratedPglite(engine: PGlite, migrations: string): Promise<Database> {
  await runMigrations(() => migrate(drizzle({ client: engine }), { migrationsFolder: migrations }));

  const db = withOneHandle(engineForDrizzle(engine), (client) => drizzle({ client }));
  return {
    db,
    kind: 'pglite',
    close: () => engine.close(),
    ready: watchReadiness(askMigrated(db, migrations)),
  };
}
