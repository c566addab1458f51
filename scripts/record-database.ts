// `node scripts/record-database.ts`, run in a checkout of a release: makes a database with that release's own server, by
// HTTP alone, and keeps it with what the release answers about it, for the tests of the releases after it. Needs PostgreSQL.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPostgres } from '../apps/server/src/db/postgres.test-support.ts';
import { startServer } from './compare-trees/start-server.ts';
import { Wire } from './compare-trees/wire.ts';
import { PEOPLE } from './earlier-release/people.ts';
import { root } from './gate/run-command.ts';

const KEPT = join(root, 'apps/server/src/earlier-release/recorded');
/** The tests' servers have it too, so that the cookies of guests open the same sessions. */
const SESSION_SECRET = 'a secret of the tests, long enough to sign with';

const postgres = await startTestPostgres();
// The configuration wants a host; the one of the query, a socket, is taken.
const database = postgres.url('postgres').replace('@/', '@localhost/');
const server = await startServer(root, { DATABASE_URL: database, SESSION_SECRET });

const people = [];
for (const { name, logIn, live } of PEOPLE) {
  const wire = new Wire(server.url);
  const resumes = await live(wire);
  const paths = resumes.map((id) => `/api/get_resume_details.php?resume_id=${id}`);
  const answers = [];
  for (const path of ['/api/get_resumes.php', ...paths]) {
    const { status, text } = await wire.send('GET', path);
    answers.push({ path, status, text });
  }
  people.push({
    name,
    ...(logIn ? { logIn } : { cookies: Object.fromEntries(wire.cookies) }),
    answers,
  });
}
await server.stop();

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
run('psql', database, '-qc', `update sessions set expires_at = '2126-01-01'; truncate counters`);
const dump = run('pg_dump', database, '--inserts', '--no-owner', '--no-privileges');

/** Settings of the session and psql's own commands are of no use to other programs. */
const isKept = (line: string) =>
  !/^(?:SET |SELECT pg_catalog\.set_config|\\(?:un)?restrict )/u.test(line);
writeFileSync(join(KEPT, 'database.sql'), `${dump.split('\n').filter(isKept).join('\n')}\n`);
writeFileSync(join(KEPT, 'answers.json'), `${JSON.stringify(people, null, 2)}\n`);
