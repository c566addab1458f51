import { ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import {
  isPostgresInstalled,
  startTestPostgres,
  type TestPostgres,
} from '../db/postgres.test-support.ts';
import { TestServer, type Visitor } from '../test-server.test-support.ts';

describe.skipIf(!isPostgresInstalled)('a PostgreSQL that goes away', () => {
  let postgres: TestPostgres;
  let server: TestServer;
  let ada: Visitor;
  beforeAll(async () => {
    postgres = await startTestPostgres();
    server = await TestServer.open({}, await openPostgres(postgres.url('postgres'), MIGRATIONS));
    ada = server.visitor();
    await ada.addResume('Bridges');
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  const list = () => ada.call(ENDPOINTS.listResumes, {});

  it('[API3] ends all its connections: the server goes on, and answers as before', async () => {
    await server.database.db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`,
      )
      .catch(() => undefined);
    await expect.poll(async () => (await list()).status).toBe(200);
    expect((await ada.get(ENDPOINTS.listResumes, {})).resumes).toHaveLength(1);
  });

  it('[API3] has no connection to spare: those who wait are refused in seconds, and take none later', async () => {
    const small = { connections: 1 };
    const database = await openPostgres(postgres.url('postgres'), MIGRATIONS, small);
    const busy = await TestServer.open({}, database);
    const grace = busy.visitor();
    await grace.addResume('Bridges');
    const listThere = async () => (await grace.call(ENDPOINTS.listResumes, {})).status;
    const begin = () => database.db.transaction(async () => undefined);

    let letGo: () => void = () => undefined;
    const holding = database.db.transaction(
      () => new Promise<void>((resolve) => (letGo = resolve)),
    );
    const waiting = expect(begin()).rejects.toThrow('No connection to PostgreSQL was free');
    expect(await listThere()).toBe(503);
    await waiting;
    letGo();
    await holding;
    expect(await listThere()).toBe(200);
    expect(database.connections?.()).toEqual({ used: 0, idle: 1, waiting: 0 });
    await busy.close();
  });

  it('[API3] is let go of: what waits for a connection then is refused, and waits for no other', async () => {
    const small = { connections: 1 };
    const database = await openPostgres(postgres.url('postgres'), MIGRATIONS, small);
    const begin = (work: () => Promise<void>) => database.db.transaction(work);
    let letGo: (() => void) | undefined;
    const holding = begin(() => new Promise<void>((resolve) => (letGo = resolve)));
    await expect.poll(() => letGo).toBeDefined();
    const waiting = expect(begin(async () => undefined)).rejects.toThrow('No connection');
    const closing = database.close();
    await waiting;
    letGo?.();
    await holding;
    await closing;
  });

  it('[API3] is gone: those with a session and those without are told to try again', async () => {
    await postgres.stop();
    for (const who of [ada, server.visitor()]) {
      const { status, body, raw } = await who.call(ENDPOINTS.createResume, {
        body: { resumeName: 'Bridges' },
      });
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'overload' } });
      expect(raw.headers['retry-after']).toBe('5');
    }
    expect((await list()).status).toBe(503);
  });
});
