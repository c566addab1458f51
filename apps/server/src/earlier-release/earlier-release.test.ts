import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openPglite } from '#db/pglite/open-pglite.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { TestServer, type Visitor } from '../test-server.test-support.ts';
import {
  EARLIER_PEOPLE,
  type EarlierPerson,
  makeEarlierFolder,
  openEarlierPostgres,
} from './open-earlier-database.test-support.ts';

const HOLDER = fileURLToPath(new URL('../db/pglite/kill.test-support.ts', import.meta.url));

/** `npm run soak kill` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** Of the 23 files that the migrations make, those that are there when the last round kills. */
const MOST_NEW_FILES = 20;
/** A start on a busy machine may migrate before it is killed. */
const MOST_TRIES = 20;

const home = temporaryFolder('earlier');
const earlier = join(home, 'earlier');
beforeAll(() => makeEarlierFolder(earlier));

/** An embedded database whose first start by this release is killed (SIGKILL) while it migrates; then it is started again. */
async function openAfterKill(round: number): Promise<Database> {
  const newFiles = Math.ceil((MOST_NEW_FILES * (round + 0.5)) / ROUNDS);
  const folder = join(home, `killed-${round}`);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(earlier, folder, { recursive: true });
    if (await killWithin(folder, newFiles)) return openPglite(folder);
  }
  throw new Error(`${MOST_TRIES} starts had migrated before they could be killed.`);
}

/** Kills a start on a folder once it has made so many files; false where that came too late, as it may on a busy machine. */
async function killWithin(folder: string, newFiles: number): Promise<boolean> {
  const countFiles = () => readdirSync(join(folder, 'base'), { recursive: true }).length;
  const enough = countFiles() + newFiles;
  const starting = spawn(process.execPath, ['--liftoff-only', HOLDER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let isOpen = false;
  starting.stdout.once('data', () => {
    isOpen = true;
  });
  const ended = once(starting, 'close');
  while (!isOpen && countFiles() < enough) await wait(1);
  starting.kill('SIGKILL');
  await ended;
  return !isOpen;
}

const PLACES = [
  ...Array.from({ length: ROUNDS }, (_, round) => ({
    place: `pglite, killed while it migrates (${round + 1})`,
    isSkipped: false,
    open: () => openAfterKill(round),
  })),
  { place: 'postgres', isSkipped: !isPostgresInstalled, open: openEarlierPostgres },
];

describe.each(PLACES)('a database of the release before, on $place', ({ isSkipped, open }) => {
  describe.skipIf(isSkipped)('opened by this one', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await TestServer.open({}, await open());
    });
    afterAll(() => server.close());

    it.each(EARLIER_PEOPLE)('[HO4] [HO5] answers the $name as before', async (person) => {
      const who = await enter(server, person);
      for (const { path, status, text } of person.answers) {
        const { raw } = await who.send({ method: 'GET', url: path });
        expect({ path, status: raw.statusCode, text: raw.payload }).toEqual({
          path,
          status,
          text,
        });
      }
    });

    it.each(EARLIER_PEOPLE)('[HO4] saves for the $name on earlier revisions', async (person) => {
      const who = await enter(server, person);
      const [resume] = person.answers.flatMap(({ text }) => JSON.parse(text).data ?? []);
      const [entry] = resume.experiences;
      const save = (revision: number) =>
        who.send({
          method: 'POST',
          url: '/api/save_experience.php',
          headers: { 'if-match': `"${revision}"` },
          payload: { ...entry, role: `Changed from ${revision}`, resume_id: resume.resume_id },
        });
      expect((await save(entry.revision)).body).toMatchObject({ revision: entry.revision + 1 });
      expect((await save(entry.revision)).status).toBe(200);
      expect((await save(entry.revision + 5)).status).toBe(409);
    });
  });
});

async function enter(server: TestServer, { cookies, logIn }: EarlierPerson): Promise<Visitor> {
  const who = server.visitor();
  for (const [cookie, value] of Object.entries(cookies ?? {})) {
    who.cookies.set(cookie, decodeURIComponent(value));
  }
  if (logIn) await who.send({ method: 'POST', url: '/api/auth/sign-in/email', payload: logIn });
  return who;
}
