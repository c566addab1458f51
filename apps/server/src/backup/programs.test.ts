import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { PROGRAM_ENVIRONMENT } from '../program-environment.test-support.ts';
import { addApplications, makePlaces, type Place, SECRET } from './places.test-support.ts';

const { newPath, newPlace } = makePlaces();
const PROGRAMS = fileURLToPath(new URL('..', import.meta.url));

/** Runs a program of operators, with the variables of a server; gives its exit code and all that it says. */
async function run(program: string, folder: string, at: Place) {
  const started = spawn(process.execPath, [join(PROGRAMS, `${program}.ts`), folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...PROGRAM_ENVIRONMENT,
      DATA_DIR: at.dataDir,
      DATABASE_URL: at.databaseUrl,
      S3_URL: at.s3Url,
    },
  });
  const said = Promise.all([text(started.stdout), text(started.stderr)]);
  const [status] = await once(started, 'close');
  return { status, says: (await said).join('') };
}

it.skipIf(!isPostgresInstalled)(
  '[OP2] a backup is made and restored by the programs, which say what they did, or in a sentence why not',
  async () => {
    const [at, restored] = [await newPlace('postgres'), await newPlace('postgres')];
    writeFileSync(join(at.dataDir, 'session-secret'), SECRET);
    const database = await openDatabase(at);
    await addApplications(at, database);
    await database.close();

    const made = newPath();
    expect(await run('backup', made, at)).toEqual({
      status: 0,
      says: expect.stringMatching(
        /holds \d+ rows of \d+ tables, and 3 files\.\nIt also holds the secret/u,
      ),
    });
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(statSync(join(made, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(existsSync(join(at.dataDir, 'last-backup'))).toBe(true);
    expect(await run('restore', made, restored)).toEqual({
      status: 0,
      says: expect.stringMatching(/^Restored as it was at 20.*: \d+ rows and 3 files/u),
    });
    expect(await run('restore', made, restored)).toEqual({
      status: 1,
      says: 'The bucket of S3_URL is not empty. Give an empty one, or an empty folder of it.\n',
    });
  },
);
