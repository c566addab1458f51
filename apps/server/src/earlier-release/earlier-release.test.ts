import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { saveSkills, saveSummary, tailorDocument } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { draftOf } from '#db/pglite/folder/new-folder.ts';
import { keptCopyOf } from '#db/pglite/keep-copy.ts';
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
/** A start on a busy machine may migrate before it is killed. */
const MOST_TRIES = 20;
/** The migration of a small database takes some ms after its copy is there. */
const LONGEST_WAIT_MS = 60;

const home = temporaryFolder('earlier');
const earlier = join(home, 'earlier');
beforeAll(() => makeEarlierFolder(earlier));

/** Opens an embedded database whose first start by this release was killed (SIGKILL) while it copied or migrated. */
async function openAfterKill(round: number): Promise<Database> {
  const folder = join(home, `killed-${round}`);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    for (const left of [folder, keptCopyOf(folder), draftOf(keptCopyOf(folder))])
      rmSync(left, { recursive: true, force: true });
    cpSync(earlier, folder, { recursive: true });
    if (await killWithin(folder, round)) return openPglite(folder);
  }
  throw new Error(`${MOST_TRIES} starts had migrated before they could be killed.`);
}

/** Kills a start while it copies the folder, in every second round, or after that; answers false where that came too late. */
async function killWithin(folder: string, round: number): Promise<boolean> {
  const copy = keptCopyOf(folder);
  const sign = round % 2 === 0 ? copy : draftOf(copy);
  const starting = spawn(process.execPath, ['--liftoff-only', HOLDER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let isOpen = false;
  starting.stdout.once('data', () => {
    isOpen = true;
  });
  const ended = once(starting, 'close');
  while (!isOpen && !existsSync(sign)) await wait(1);
  await wait((LONGEST_WAIT_MS * round) / ROUNDS);
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

    it.each(EARLIER_PEOPLE)(
      '[TL1] tailors resumes of the $name, which follow them',
      async (person) => {
        const who = await enter(server, person);
        const [{ resume_id: documentId }] = person.answers.flatMap(
          ({ text }) => JSON.parse(text).data ?? [],
        );
        const tailoring = { params: { documentId }, body: { title: 'For Acme' } };
        const { document_id: tailored } = await who.get(tailorDocument, tailoring);
        await who.get(saveSkills, { body: { resume_id: tailored, skills: 'Mine' } });
        await who.get(saveSummary, { body: { resume_id: documentId, summary: 'Theirs.' } });
        const [base, own] = [await who.readResume(documentId), await who.readResume(tailored)];
        expect(own.summary).toEqual({ summaries_description: 'Theirs.' });
        expect(own.skills).toEqual({ skills_description: 'Mine' });
        expect(own.experiences).toEqual(base.experiences);
        expect(own.contact_info).toEqual(base.contact_info);
      },
    );
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
