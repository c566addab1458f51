import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '#db/migrate.ts';
import { NOTES, writeMigrations } from '#db/migrations.test-support.ts';
import { temporaryFolder } from '../../../temporary-folder.test-support.ts';
import { keptCopyOf } from '../keep-copy.ts';
import { openPglite } from '../open-pglite.ts';
import { makeTemplate } from './make-template.ts';
import { copyTemplate, TEMPLATES, templateName } from './template.ts';

const home = temporaryFolder('template');

/** The system identifier, of which PostgreSQL gives each cluster that `initdb` makes another, and the names of its databases. */
async function readCluster(name: string) {
  const database = await openPglite(join(home, name));
  const { rows } = await database.db.execute(
    sql`select system_identifier::text as id, array(select datname from pg_database) as databases from pg_control_system()`,
  );
  expect(await database.ready()).toBe(true);
  await database.close();
  return rows[0];
}

it('first databases are copies of the template of their migrations, which has one database', async () => {
  await makeTemplate();
  expect(readdirSync(TEMPLATES)).toEqual([templateName(MIGRATIONS)]);
  const first = await readCluster('first');
  expect(first?.databases).toEqual(['postgres']);
  expect(await readCluster('second')).toEqual(first);
  expect(existsSync(keptCopyOf(join(home, 'second')))).toBe(false);

  const migrations = writeMigrations(join(home, 'migrations'), [NOTES]);
  expect(copyTemplate(migrations, join(home, 'other'))).toBe(false);
});
