import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { createTestDatabase, openTestDatabase } from './database.test-support.ts';
import type { Database } from './database.ts';
import { askMigrated } from './migrate.ts';
import { NOTES, writeMigrations } from './migrations.test-support.ts';
import { openDatabase } from './open-database.ts';
import { isPostgresInstalled } from './postgres.test-support.ts';

const folder = temporaryFolder('open');
const migrations = writeMigrations(join(folder, 'one'), [NOTES]);
const later = writeMigrations(join(folder, 'two'), [NOTES, 'alter table notes add words text']);

const ENGINES = [
  { kind: 'pglite', isMissing: false },
  { kind: 'postgres', isMissing: !isPostgresInstalled },
] as const;

for (const { kind, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a database on ${kind}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(kind, migrations);
    });

    it('is migrated and empty when it opens, and ready', async () => {
      const { rows } = await database.db.execute(sql`select * from notes`);
      expect(rows).toEqual([]);
      expect(await database.ready()).toBe(true);
    });

    it('is not up to date while a migration is missing', async () => {
      expect(await askMigrated(database.db, later)()).toBe(false);
    });

    it('keeps all of a transaction or nothing', async () => {
      const { db } = database;
      await db.transaction((tx) => tx.execute(sql`insert into notes values (1)`));
      const failing = db.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (2)`);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect((await db.execute(sql`select id from notes`)).rows).toEqual([{ id: 1 }]);
    });

    it('refuses the outer handle inside a transaction instead of waiting for ever', async () => {
      const { db } = database;
      const query = db.transaction(() => db.execute(sql`select 1`));
      await expect(query).rejects.toMatchObject({
        cause: { message: expect.stringContaining('Inside a transaction') },
      });
      const nested = db.transaction(() => db.transaction(async () => 1));
      await expect(nested).rejects.toThrow('Inside a transaction');
    });

    it('takes the outer handle again after the transaction, and a transaction within one', async () => {
      const { db } = database;
      const one = await db.transaction((tx) =>
        tx.transaction(async (inner) => (await inner.execute(sql`select 1 as one`)).rows),
      );
      const after = (await db.execute(sql`select 1 as one`)).rows;
      expect([one, after]).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    });

    it('gives bytes back as a Uint8Array', async () => {
      const { rows } = await database.db.execute<{ bytes: Uint8Array }>(
        sql`select ${new Uint8Array([0, 127, 255])}::bytea as bytes`,
      );
      expect(rows[0]?.bytes).toBeInstanceOf(Uint8Array);
      expect([...(rows[0]?.bytes ?? [])]).toEqual([0, 127, 255]);
    });

    it('is not ready once it is closed', async () => {
      await database.close();
      // A busy one does not answer at once, and is taken for ready until then.
      await expect.poll(() => database.ready()).toBe(false);
    });
  });
}

describe.skipIf(!isPostgresInstalled)('PostgreSQL', () => {
  it('[OP1] is migrated once by servers that start together', async () => {
    const databaseUrl = await createTestDatabase();
    const open = () => openDatabase({ databaseUrl, dataDir: folder }, later);
    const servers = await Promise.all([open(), open(), open(), open()]);
    const ready = await Promise.all(servers.map((server) => server.ready()));
    await Promise.all(servers.map((server) => server.close()));
    expect(ready).toEqual([true, true, true, true]);
  });

  it('names DATABASE_URL when nothing answers there', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:41099/nothing';
    await expect(openDatabase({ databaseUrl, dataDir: folder })).rejects.toThrow(/^DATABASE_URL/);
  });

  it('brings a database on when a later version starts on it', async () => {
    const databaseUrl = await createTestDatabase();
    await (await openDatabase({ databaseUrl, dataDir: folder }, migrations)).close();
    const database = await openDatabase({ databaseUrl, dataDir: folder }, later);
    await database.db.execute(sql`insert into notes (id, words) values (1, 'new column')`);
    await database.close();
  });
});
