import { ENDPOINTS, saveEntry, savePart, signIn } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, TestServer, type Visitor } from '../../test-server.test-support.ts';
import { createTestDatabase } from '../database.test-support.ts';
import { MIGRATIONS } from '../migrate.ts';
import { isPgbouncerInstalled, startPgbouncer } from '../pgbouncer.test-support.ts';
import { isPostgresInstalled, type TestPostgres } from '../postgres.test-support.ts';
import { openPostgres } from './open-postgres.ts';

describe.skipIf(!isPostgresInstalled || !isPgbouncerInstalled)(
  '[OP1] a PostgreSQL behind pgbouncer in transaction mode',
  () => {
    let pooler: TestPostgres;
    let server: TestServer;
    beforeAll(async () => {
      const address = await createTestDatabase();
      pooler = await startPgbouncer(address);
      const url = pooler.url(new URL(address).pathname.slice(1));
      // Both find it empty.
      const [one, other] = await Promise.all(
        [1, 2].map(() => openPostgres(url, MIGRATIONS, { pooler: 'pgbouncer' })),
      );
      await one?.close();
      server = await TestServer.open({}, other);
    });
    afterAll(async () => {
      await server.close();
      await pooler.stop();
    });

    /** Edits a resume as somebody does, and returns what they find of it. */
    async function edit(who: Visitor, words: string) {
      const resume_id = await who.addResume(words);
      await who.get(ENDPOINTS.saveSummary, { body: { resume_id, summary: words } });
      const body = { resume_id, role: words };
      const { experience_id } = await who.get(saveEntry.experience, { body });
      await who.get(saveEntry.experience, { body: { ...body, id: experience_id, company: words } });
      const params = { documentId: resume_id, key: 'summary' };
      await who.get(savePart, { params, body: { content: { text: words }, keepsReplaced: true } });
      const { resumes } = await who.get(ENDPOINTS.listResumes, {});
      const { summary, experiences } = await who.readResume(resume_id);
      return { listed: resumes.length, summary: summary.summaries_description, experiences };
    }

    it('takes the calls of many at once, whose statements come to connections that do not know them', async () => {
      const found = await Promise.all(
        Array.from({ length: 12 }, async (_, at) => {
          const who = server.visitor();
          await edit(who, 'Before');
          return { at, ...(await edit(who, `Words ${at}`)) };
        }),
      );
      for (const { at, ...one } of found) {
        const words = `Words ${at}`;
        const experiences = [{ role: words, company: words }];
        expect(one).toMatchObject({ listed: 2, summary: words, experiences });
      }
    });

    it('knows accounts and their sessions', async () => {
      const email = 'pooled@example.org';
      await server.accountHolder(email);
      const who = server.visitor();
      await who.get(signIn, { body: { email, password: PASSWORD } });
      await edit(who, 'Bridges');
      expect((await who.send({ method: 'GET', url: '/readyz' })).status).toBe(200);
    });
  },
);

it.skipIf(!isPostgresInstalled)(
  '[OP1] a connection is replaced after DATABASE_CONNECTION_MINUTES, and not before',
  async () => {
    const url = await createTestDatabase();
    const minutes = 0.5 / 60;
    const [brief, usual] = await Promise.all(
      [minutes, undefined].map((connectionMinutes) =>
        openPostgres(url, MIGRATIONS, { connections: 1, connectionMinutes }),
      ),
    );
    /** The process of PostgreSQL's that the one connection has. */
    const processOf = async (database = brief) =>
      (await database?.db.execute(sql`select pg_backend_pid() as id`))?.rows[0]?.id;
    const first = [await processOf(brief), await processOf(usual)];
    await expect.poll(() => processOf(brief), { timeout: 20_000 }).not.toBe(first[0]);
    expect(await processOf(usual)).toBe(first[1]);
    await brief?.close();
    await usual?.close();
  },
);
