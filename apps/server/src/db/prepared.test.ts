import { join } from 'node:path';
import { asc, gte, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { createTestDatabase, openTestDatabase } from './database.test-support.ts';
import type { Database } from './database.ts';
import { writeMigrations } from './migrations.test-support.ts';
import { PreparedQuery } from './postgres/prepared-query.ts';
import { isPostgresInstalled } from './postgres.test-support.ts';
import { prepared } from './prepared.ts';

const samples = pgTable('samples', {
  id: integer('id').primaryKey(),
  words: text('words'),
  at: timestamp('at', { withTimezone: true }),
  data: jsonb('data'),
  tags: text('tags').array(),
  isOld: boolean('is_old'),
});

const TABLE = `create table samples (id integer primary key, words text, at timestamptz, data jsonb, tags text[], is_old boolean)`;

const folder = temporaryFolder('prepared');
const migrations = writeMigrations(join(folder, 'samples'), [TABLE]);

const ENGINES = [
  { kind: 'pglite', isMissing: false },
  { kind: 'postgres', isMissing: !isPostgresInstalled },
] as const;

for (const { kind, isMissing } of ENGINES) {
  describe.skipIf(isMissing)(`a prepared statement on ${kind}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await openTestDatabase(kind, migrations);
      await database.db.insert(samples).values([
        { id: 1 },
        {
          ...{ id: 2, words: 'é "quoted" 漢字', at: new Date('2026-11-26T10:00:00.123Z') },
          ...{ data: { list: [1, null, 'a'] }, tags: ['a,b', 'c "d"', '{}'], isOld: false },
        },
      ]);
    });
    afterAll(() => database.close());

    const select = (from: 'id' | 'text') =>
      database.db
        .select({ all: samples, later: sql<number>`${samples.id} + 1`.mapWith(Number) })
        .from(samples)
        .where(
          from === 'id'
            ? gte(samples.id, sql.placeholder('from'))
            : sql`${samples.id} >= ${sql.placeholder('from')}::int and ${samples.id} = any(${sql.placeholder('ids')})`,
        )
        .orderBy(asc(samples.id));
    const byId = () => prepared(database.db, 'by_id', () => select('id'));

    it('gives the rows that Drizzle gives, whenever and on whichever connection it runs', async () => {
      for (const from of [1, 2, 3]) {
        const wanted = await select('id').prepare('by_drizzle').execute({ from });
        expect(wanted).toHaveLength(3 - from);
        const runs = Array.from({ length: 25 }, () => byId().execute({ from }));
        for (const rows of await Promise.all(runs)) expect(rows).toEqual(wanted);
      }
    });

    it('gives them in a transaction too, with what that has written', async () => {
      const { db } = database;
      const rows = await db.transaction(async (tx) => {
        await tx.insert(samples).values({ id: 3, words: 'new' });
        const find = prepared(tx, 'by_id', () => select('id'));
        const found = await find.execute({ from: 3 });
        await tx.delete(samples);
        return [found, await find.execute({ from: 1 })];
      });
      expect(rows).toMatchObject([[{ all: { id: 3, words: 'new' }, later: 4 }], []]);
      await db.insert(samples).values([{ id: 1 }, { id: 2 }]);
    });

    it('fails by a value that PostgreSQL does not take, and runs with the next one', async () => {
      const byText = () => prepared(database.db, 'by_text', () => select('text'));
      const refused = byText().execute({ from: 'x', ids: [1] });
      await expect(refused).rejects.toMatchObject({ cause: { code: '22P02' } });
      const rows = await byText().execute({ from: '1', ids: [1, 2] });
      expect(rows.map(({ all }) => all.id)).toEqual([1, 2]);
      await expect(byText().execute({ from: '1', ids: ['y'] })).rejects.toThrow();
      expect(await byText().execute({ from: '1', ids: [7] })).toEqual([]);
    });

    it('names the value that was forgotten', async () => {
      await expect(byId().execute({})).rejects.toThrow('no value for from');
    });
  });
}

describe.skipIf(!isPostgresInstalled)('a statement that is described once for a connection', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client(await createTestDatabase());
    await client.connect();
    await client.query('create table notes (id integer, words text)');
    await client.query("insert into notes values (1, 'one')");
  });
  afterAll(() => client.end());

  const run = (
    { name, text, values = [] }: { name: string; text: string; values?: unknown[] },
    types: pg.CustomTypesConfig = pg.types,
  ) =>
    new Promise((resolve, reject) => {
      const query = new PreparedQuery({ name, text, types }, values);
      query.callback = (error, answer) => (error ? reject(error) : resolve(answer?.rows));
      client.query(query);
    });

  it('asks for the description once, and for other SQL of the same name not at all', async () => {
    const { connection } = client as unknown as { connection: pg.Connection };
    const described = vi.spyOn(connection, 'describe');
    for (const value of [1, 2, 3])
      expect(await run({ name: 'value', text: 'select $1::int', values: [value] })).toEqual([
        [value],
      ]);
    expect(described).toHaveBeenCalledTimes(1);
    await expect(run({ name: 'value', text: 'select 7' })).rejects.toThrow('value is prepared');
    expect(await run({ name: 'other', text: 'select 7' })).toEqual([[7]]);
  });

  it('fails where its table has changed since, and reads no row as it was', async () => {
    const notes = { name: 'notes', text: 'select id, words from notes' };
    expect([await run(notes), await run(notes)]).toEqual([[[1, 'one']], [[1, 'one']]]);
    await client.query('alter table notes alter column words type integer using 7');
    await expect(run(notes)).rejects.toMatchObject({ code: '0A000' });
    expect(await run({ ...notes, name: 'notes again' })).toEqual([[1, 7]]);
  });

  it('fails by a value that cannot be read, and leaves the connection to others', async () => {
    const unreadable = () => {
      throw new Error('unreadable');
    };
    const types = { getTypeParser: () => unreadable } as unknown as pg.CustomTypesConfig;
    await expect(run({ name: 'one', text: 'select 1' }, types)).rejects.toThrow('unreadable');
    expect(await run({ name: 'two', text: 'select 2' })).toEqual([[2]]);
  });

  it('is prepared once, also where PostgreSQL did not take the values of its first run', async () => {
    const whole = { name: 'whole', text: 'select $1::int' };
    await expect(run({ ...whole, values: ['x'] })).rejects.toMatchObject({ code: '22P02' });
    expect(await run({ ...whole, values: [7] })).toEqual([[7]]);
    expect(await run({ ...whole, values: [8] })).toEqual([[8]]);
  });
});
