import type { Outcome } from '#control/protocol.ts';
import type { Database } from '#db/database.ts';

/** Has the running server copy the files of its embedded database; says what came of it. */
export async function copyEmbedded(database: Database, folder: string): Promise<Outcome> {
  if (!database.copyFilesTo) {
    return {
      ok: false,
      message: 'The running server uses PostgreSQL. Set DATABASE_URL here as it is set there.',
    };
  }
  await database.copyFilesTo(folder);
  return { ok: true, message: 'The database was copied.' };
}
