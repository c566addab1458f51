import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { TestServer, type Visitor } from '../test-server.test-support.ts';
import {
  EARLIER_PEOPLE,
  type EarlierPerson,
  openEarlierDatabase,
} from './open-earlier-database.test-support.ts';

describe.each(['pglite', 'postgres'] as const)(
  'a database of the release before, on %s',
  (kind) => {
    describe.skipIf(kind === 'postgres' && !isPostgresInstalled)('opened by this one', () => {
      let server: TestServer;
      beforeAll(async () => {
        server = await TestServer.open({}, await openEarlierDatabase(kind));
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
