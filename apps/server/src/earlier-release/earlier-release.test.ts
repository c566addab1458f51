import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { saveSkills, saveSummary, tailorDocument } from '@shortlist/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpBeforeUpgrade } from '#backup/back-up-before-upgrade.ts';
import { listBackups } from '#backup/backup-folder.ts';
import type { Database } from '#db/database.ts';
import { MIGRATIONS } from '#db/migrate.ts';
import { keptCopyOf } from '#db/pglite/keep-copy.ts';
import { openPglite } from '#db/pglite/open-pglite.ts';
import { UNSYNCED } from '#db/pglite-template.test-support.ts';
import { openPostgres } from '#db/postgres/open-postgres.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { TestServer, type Visitor } from '../test-server.test-support.ts';
import {
  EARLIER_PEOPLE,
  type EarlierPerson,
  makeEarlierFolder,
  makeEarlierPostgres,
} from './open-earlier-database.test-support.ts';

/** Resumes in the recorded database. */
const RESUMES = 8;
const COUNT = 'select count(*)::int as resumes from resumes';
const home = temporaryFolder('earlier');
const folder = join(home, 'db');
const backupDir = join(home, 'backups');

/** Started twice: what is kept for the way back is that of the first start. */
async function openEarlierPglite(): Promise<Database> {
  await makeEarlierFolder(folder);
  await (await openPglite(folder)).close();
  return openPglite(folder);
}

async function countKeptBeside(): Promise<unknown> {
  const before = await PGlite.create({ dataDir: keptCopyOf(folder), startParams: UNSYNCED });
  const { rows } = await before.query<{ resumes: number }>(COUNT);
  await before.close();
  return rows[0]?.resumes;
}

/** Stays as it is until somebody says that a backup was made, and has another made. */
async function openEarlierPostgres(): Promise<Database> {
  const url = await makeEarlierPostgres();
  await expect(openPostgres(url, MIGRATIONS)).rejects.toThrow(
    'Stop every server of 1.0.0, make a backup (npm run backup), then start one server with MIGRATE=yes.',
  );
  const client = new pg.Client(url);
  await client.connect();
  expect((await client.query(COUNT)).rows).toEqual([{ resumes: RESUMES }]);
  await client.end();
  const config = { ...{ dataDir: home, backupDir, databaseUrl: url }, s3Url: undefined };
  const backUp = () => backUpBeforeUpgrade({ ...config, sessionSecret: 'is set elsewhere' });
  await (await openPostgres(url, MIGRATIONS, { mayMigrate: true, backUp })).close();
  return openPostgres(url, MIGRATIONS, { backUp });
}

async function countBackedUp(): Promise<unknown> {
  const [{ name, manifest } = {}] = await listBackups(backupDir);
  expect(name).toBe('before-upgrade');
  return manifest?.tables.find((table) => table.name === 'resumes')?.rows;
}

const PLACES = [
  {
    place: 'pglite',
    isSkipped: false,
    open: openEarlierPglite,
    countBefore: countKeptBeside,
  },
  {
    place: 'postgres',
    isSkipped: !isPostgresInstalled,
    open: openEarlierPostgres,
    countBefore: countBackedUp,
  },
];

describe.each(PLACES)(
  'a database of the release before, on $place',
  ({ isSkipped, open, countBefore }) => {
    describe.skipIf(isSkipped)('opened by this one', () => {
      let server: TestServer;
      beforeAll(async () => {
        server = await TestServer.open({}, await open());
      });
      afterAll(() => server.close());

      it('[HO9] [RN3] is kept as it was, for the way back', async () => {
        expect(await countBefore()).toBe(RESUMES);
      });

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
  },
);

async function enter(server: TestServer, { cookies, logIn }: EarlierPerson): Promise<Visitor> {
  const who = server.visitor();
  for (const [cookie, value] of Object.entries(cookies ?? {})) {
    who.cookies.set(cookie, decodeURIComponent(value));
  }
  if (logIn) await who.send({ method: 'POST', url: '/api/auth/sign-in/email', payload: logIn });
  return who;
}
