import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '#config/start-refused.ts';
import { MIGRATIONS } from '#db/migrate.ts';

/** Drizzle's list of migrations, as far as it is needed here. */
const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/**
 * A folder with the migrations up to and including the one of a moment, written below `folder`; that of all of them where it
 * is the newest. Throws `StartRefused` where this release does not know that migration.
 */
export async function migrationsUpTo(moment: number, folder: string): Promise<string> {
  const read = await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8');
  const journal = Journal.parse(JSON.parse(read));
  const entries = journal.entries.filter(({ when }) => when <= moment);
  if (entries.at(-1)?.when !== moment) {
    throw new StartRefused('A later release made this backup. Restore it with that release.');
  }
  if (entries.length === journal.entries.length) return MIGRATIONS;
  const migrations = join(folder, 'migrations');
  await cp(MIGRATIONS, migrations, { recursive: true });
  await mkdir(join(migrations, 'meta'), { recursive: true });
  await writeFile(join(migrations, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return migrations;
}
