import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MigrationState } from '#db/migrate.ts';
import {
  advice,
  type Check,
  type Finding,
  fault,
  ok,
  type Patient,
  reportOf,
  skipped,
} from './finding.ts';

/** Looks at the database: whether it answers, its version, and whether it is migrated as this release wants. */
export const checkDatabase: Check = {
  name: 'database',
  look: (patient) => [patient.postgres ? judgePostgres(patient) : judgeEmbedded(patient)],
};

function judgePostgres(patient: Patient): Finding {
  const { postgres } = patient;
  if (postgres === undefined || 'refused' in postgres)
    return fault(
      `${postgres?.refused}.`,
      'See that PostgreSQL runs and takes connections from here (pg_hba.conf), and correct host, port, name and password in DATABASE_URL; special characters in it are percent-encoded.',
    );
  const { major, oldest, migrations } = postgres.answer;
  if (major < oldest)
    return fault(
      `PostgreSQL ${major} is too old; ${oldest} or newer is needed.`,
      'Move the database to a newer PostgreSQL (pg_upgrade, or pg_dump and pg_restore).',
    );
  return judgeMigrations(migrations, `PostgreSQL ${major}`, patient);
}

function judgeEmbedded(patient: Patient): Finding {
  const folder = join(patient.settings.dataDir, 'db');
  const report = reportOf(patient);
  if (report !== undefined) {
    const { isReady, isFull, migrations } = report.database;
    if (isFull)
      return fault(
        'The database takes no saves: its disk is full.',
        'Make room on it, 64 MB at least.',
      );
    if (!isReady) return NOT_READY;
    return judgeMigrations(migrations, 'The embedded database', patient);
  }
  return existsSync(join(folder, 'PG_VERSION'))
    ? skipped(`The database in ${folder} is looked at while a server runs.`)
    : ok(`There is no database in ${folder}; the first start makes one.`);
}

const NOT_READY = fault(
  'The database does not answer the server that runs.',
  'Read its log, and start it again.',
);

/** A server migrates when it starts: a database that one runs on has every migration of its release. */
function judgeMigrations(state: MigrationState, what: string, patient: Patient): Finding {
  const isRunning = patient.server !== undefined;
  if (state === 'ahead')
    return advice(
      `${what} was migrated by a later release.`,
      'One release back works for as long as it is needed, two do not: go on to the later one (docs/operations.md, "Upgrading, and back").',
    );
  if (state === 'current') return ok(`${what} answers and has every migration.`);
  if (isRunning)
    return fault(
      `${what} lacks migrations, and a server runs on it.`,
      'Stop the server, make a backup, and start it again: it migrates then.',
    );
  if (state === 'none')
    return ok(`${what} answers and is empty; the first start makes the tables.`);
  return advice(`${what} lacks migrations, which the next start adds.`, 'Make a backup before.');
}
