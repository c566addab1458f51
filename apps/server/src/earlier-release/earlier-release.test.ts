import { join } from 'node:path';
import { saveSkills, saveSummary, tailorDocument } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const home = temporaryFolder('earlier');

async function openEarlierPglite() {
  const folder = join(home, 'db');
  await makeEarlierFolder(folder);
  return openPglite(folder);
}

const PLACES = [
  { place: 'pglite', isSkipped: false, open: openEarlierPglite },
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
