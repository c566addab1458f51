import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../db/database.test-support.ts';
import { FreezingProxy } from '../db/freezing-proxy.test-support.ts';
import { MIGRATIONS } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import { isPostgresInstalled, startTestPostgres } from '../db/postgres.test-support.ts';
import { TestServer, type Visitor } from '../test-server.test-support.ts';
import { RealServers } from './real-servers.test-support.ts';

/** Far less than the minutes for which TCP goes on trying. */
const SOON_MS = 30_000;
/** Time that every call that waits for PostgreSQL takes at least: a refusal at once takes less, also on a busy machine. */
const AT_ONCE_MS = 2_000;

describe.skipIf(!isPostgresInstalled)(
  '[OP3] a PostgreSQL that stops answering while its connections stay open',
  () => {
    const real = new RealServers();
    let proxy: FreezingProxy;
    beforeEach(async () => {
      proxy = await FreezingProxy.before(await createTestDatabase());
    });
    afterEach(() => proxy.stop());
    afterAll(() => real.clear());

    describe('behind a server', () => {
      let server: TestServer;
      let ada: Visitor;
      beforeEach(async () => {
        server = await TestServer.open({}, await openPostgres(proxy.url, MIGRATIONS));
        ada = server.visitor();
        await ada.addResume('Bridges');
      });
      afterEach(() => server.close());

      const list = async () => {
        const began = performance.now();
        const { status } = await ada.call(ENDPOINTS.listResumes, {});
        return { status, ms: performance.now() - began };
      };
      /** More calls than there are connections. */
      const listOften = () => Promise.all(Array.from({ length: 30 }, list));

      it('is detected within seconds; calls are then refused at once, and work again when it is back', async () => {
        proxy.freeze();
        const first = await listOften();
        expect(new Set(first.map(({ status }) => status))).toEqual(new Set([503]));
        expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(SOON_MS);

        const second = await listOften();
        expect(new Set(second.map(({ status }) => status))).toEqual(new Set([503]));
        expect(Math.max(...second.map(({ ms }) => ms))).toBeLessThan(AT_ONCE_MS);
        const { status } = await ada.send({ method: 'GET', url: '/readyz' });
        expect(status).toBe(503);

        proxy.thaw();
        await expect.poll(async () => (await list()).status).toBe(200);
      });

      it('is not waited for on old connections when another server has taken its place', async () => {
        await listOften();
        const successor = await startTestPostgres();
        const client = new pg.Client(successor.url('postgres'));
        await client.connect();
        await client.query(`create database ${proxy.databaseName}`);
        await client.end();
        await (await openPostgres(successor.url(proxy.databaseName), MIGRATIONS)).close();
        proxy.leadTo(successor.url(proxy.databaseName));
        const first = await listOften();
        expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(SOON_MS);
        // It answers: no session of before is in it.
        await expect.poll(async () => (await list()).status).toBe(401);
        await successor.stop();
      });
    });

    it('does not keep a server from ending at SIGTERM whose connections are idle', async () => {
      const running = await real.start({ DATABASE_URL: proxy.url });
      expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
      // What is done at the start of a server is over then, and the connections are idle.
      await sleep(4_000);
      proxy.freeze();
      const began = performance.now();
      expect(await real.end(running, 'SIGTERM')).toBe(0);
      expect(performance.now() - began).toBeLessThan(SOON_MS);
    });

    it('does not keep a server from ending at SIGTERM', async () => {
      const running = await real.start({ DATABASE_URL: proxy.url });
      const list = () => fetch(`${running.url}/readyz`).then(({ status }) => status, String);
      expect(await list()).toBe(200);
      proxy.freeze();
      const asked = list();
      const began = performance.now();
      expect(await real.end(running, 'SIGTERM')).toBe(0);
      expect(performance.now() - began).toBeLessThan(SOON_MS);
      // Answered, not cut: by what was last found of the database, or by the stop, as the one or the other came first.
      expect(['200', '503']).toContain(String(await asked));
    });

    it('is sent no start-up parameter that pgbouncer refuses', async () => {
      const database = await openPostgres(proxy.url, MIGRATIONS, { pooler: 'pgbouncer' });
      await database.db.execute(sql`select 1`);
      await database.close();
      // What pgbouncer knows; it refuses a connection that sends another.
      expect([...proxy.parameters].sort()).toEqual(['client_encoding', 'database', 'user']);
    });
  },
);
