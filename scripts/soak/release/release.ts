// `npm run soak release`: the server of the commit before the newest migration beside this one, on a PostgreSQL that this one
// migrates while the earlier one runs. Both answer the same journeys, each goes on with what the other has written, and
// what they answer of it must agree: while both run, with this one alone, and with the earlier one alone (the way back).
import { startTestPostgres } from '../../../apps/server/src/db/postgres.test-support.ts';
import { MIGRATION } from '../../../apps/server/src/db/upgrade-to-one-table.ts';
import { type RunningServer, startServer } from '../../compare-trees/start-server.ts';
import { PEOPLE } from '../../earlier-release/people.ts';
import { root } from '../../gate/run-command.ts';
import { whenOver } from '../tidy.ts';
import { differences } from './differences.ts';
import {
  commitBeforeNewMigrations,
  describeCommit,
  firstNewMigration,
  installTree,
} from './earlier-tree.ts';
import {
  changeResume,
  deleteAndRestore,
  makeResume,
  signUpAndLogIn,
  Traveller,
} from './journey.ts';

type Person = { who: Traveller; resumes: string[] };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs the soak; resolves with the exit code. */
export async function soakRelease(): Promise<number> {
  const faults = await runAll().catch((error: unknown) => [String(error)]);
  for (const fault of faults) say(`FAULT ${fault}`);
  return faults.length === 0 ? 0 : 1;
}

async function runAll(): Promise<string[]> {
  const commit = commitBeforeNewMigrations();
  say(`The release before: ${describeCommit(commit)}`);
  const tree = installTree(commit);
  const postgres = await startTestPostgres();
  whenOver(() => postgres.stop());
  const start = async (folder: string, more: Record<string, string> = {}) => {
    const server = await startServer(folder, {
      ...more,
      DATABASE_URL: postgres.url('postgres'),
      SESSION_SECRET: 'a secret of both servers of this soak',
    });
    whenOver(() => server.stop());
    return server;
  };

  const faults: string[] = [];
  const earlier = await start(tree);
  const people = await liveOn(earlier);
  if (firstNewMigration().endsWith(MIGRATION)) return upgrade(people, earlier, start);
  const now = await start(root);
  const agree = async (what: string, one: RunningServer, other: RunningServer) => {
    const found = differences(await readAll(people, one), await readAll(people, other));
    faults.push(...found.slice(0, 20).map((line) => `${what}: ${line}`));
    say(`${what}: ${count(people)} resumes, ${found.length} differences`);
  };
  await agree('written before the migration', earlier, now);

  for (const [maker, changer] of [
    [earlier, now],
    [now, earlier],
    [earlier, earlier],
    [now, now],
  ] as const) {
    const nameOf = (server: RunningServer) => (server === now ? 'this' : 'earlier');
    const who = new Traveller(`${nameOf(maker)}-${nameOf(changer)}`);
    const resume = await makeResume(who.at(maker.url));
    people.push({ who, resumes: [resume] });
    await agree(`made by ${nameOf(maker)}`, earlier, now);
    await changeResume(who.at(changer.url), resume, `Changed by ${nameOf(changer)}`);
    await agree(`changed by ${nameOf(changer)}`, earlier, now);
    await deleteAndRestore(who.at(maker.url), who.at(changer.url), resume);
    await signUpAndLogIn(who, maker.url, changer.url);
    await agree('deleted, restored, claimed, logged in', earlier, now);
  }
  const travelled = people.slice(-4);

  const both = await readAll(people, now);
  await earlier.stop();
  faults.push(...differences(both, await readAll(people, now), 'with this one alone'));
  for (const { who, resumes } of travelled)
    for (const resume of resumes) await changeResume(who.at(now.url), resume, 'Changed alone');
  say('this one alone: reads the same, and changes all');

  const alone = await readAll(people, now);
  await now.stop();
  const back = await start(tree);
  faults.push(...differences(await readAll(people, back), alone, 'with the earlier one alone'));
  for (const { who, resumes } of travelled)
    for (const resume of resumes) await changeResume(who.at(back.url), resume, 'Changed back');
  say('the earlier one alone, on the migrated database: reads the same, and changes all');

  const forth = await start(root);
  await agree('this one again', back, forth);
  return faults;
}

/**
 * The upgrade that is not rolling: this release refuses to start until it is told that a backup was made, then answers all as
 * the earlier one did; the earlier one, left running, answers nothing any more and writes nothing.
 */
async function upgrade(
  people: Person[],
  earlier: RunningServer,
  start: (folder: string, more?: Record<string, string>) => Promise<RunningServer>,
): Promise<string[]> {
  const who = new Traveller('upgraded');
  const resume = await makeResume(who.at(earlier.url));
  people.push({ who, resumes: [resume] });
  const before = await readAll(people, earlier);
  const refused = await start(root).then(
    () => 'it started without MIGRATE=yes',
    () => undefined,
  );
  const now = await start(root, { MIGRATE: 'yes' });
  const faults = differences(before, await readAll(people, now));
  say(`after the migration: ${count(people)} resumes, ${faults.length} differences`);
  const left = await changeResume(who.at(earlier.url), resume, 'Lost').catch(() => 'failed');
  if (left !== 'failed') faults.push('the earlier one still saves');
  faults.push(...differences(before, await readAll(people, now)));
  say('the earlier one, left running: fails, and writes nothing');
  await changeResume(who.at(now.url), resume, 'Changed after');
  say('this one changes all');
  return refused ? [refused, ...faults] : faults;
}

/** Makes what people made with the earlier server before there was another. */
async function liveOn({ url }: RunningServer): Promise<Person[]> {
  const people: Person[] = [];
  for (const { name, live } of PEOPLE) {
    const who = new Traveller(name);
    people.push({ who, resumes: await live(who.at(url)) });
  }
  return people;
}

/** Reads what a server answers everybody about their list and each of their resumes. */
async function readAll(people: readonly Person[], { url }: RunningServer): Promise<object> {
  const answers: Record<string, unknown> = {};
  for (const { who, resumes } of people) {
    const paths = resumes.map((id) => `/api/get_resume_details.php?resume_id=${id}`);
    for (const path of ['/api/get_resumes.php', ...paths]) {
      const { status, body } = await who.at(url).send('GET', path);
      answers[`${who.name} ${path}`] = { status, body };
    }
  }
  return answers;
}

const count = (people: readonly Person[]) => people.flatMap(({ resumes }) => resumes).length;
