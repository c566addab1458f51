import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayMount, mountDisk } from '../small-disk.test-support.ts';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { createTestDatabase } from './database.test-support.ts';
import type { Database } from './database.ts';
import { NOTES, writeMigrations } from './migrations.test-support.ts';
import { keptCopyOf } from './pglite/keep-copy.ts';
import { openPglite } from './pglite/open-pglite.ts';
import { openEmptyPglite, UNSYNCED } from './pglite-template.test-support.ts';
import { openForReading } from './postgres/open-for-reading.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import { isPostgresInstalled } from './postgres.test-support.ts';

const home = temporaryFolder('upgrade');
const SAID = `alter table notes add column said text not null default 'nothing'`;
const FAILS = `update notes set said = 'changed';--> statement-breakpoint
create table half (id int);--> statement-breakpoint
insert into notes (id) values (1)`;
const release = (name: string, steps: readonly string[]) =>
  writeMigrations(join(home, name), steps);
const first = release('first', [NOTES]);
const second = release('second', [NOTES, SAID]);
const failing = release('failing', [NOTES, SAID, FAILS]);

const addNote = ({ db }: Database) => db.execute(sql`insert into notes (id) values (1)`);
const read = async ({ db }: Database) => {
  const { rows } = await db.execute(sql`select notes::text as note,
    to_regclass('half') is null as whole from notes`);
  return rows;
};
const FAILED = /could not be brought up to this release \(.*notes_pkey.*\)\. It is as it was/u;

describe('[RN3] an embedded database', () => {
  /** One that the first release has written to. */
  const folder = join(home, 'kept', 'db');
  beforeAll(async () => {
    await (await openEmptyPglite(folder)).close();
    const database = await openPglite(folder, { migrations: first });
    await addNote(database);
    await database.close();
  });

  it.skipIf(!mayMount)('is not changed where there is no room for its copy', async () => {
    const disk = temporaryFolder('upgrade-disk');
    const unmount = mountDisk(disk, '128m');
    try {
      const there = join(disk, 'db');
      cpSync(folder, there, { recursive: true });
      await expect(openPglite(there, { migrations: second })).rejects.toThrow(
        /copied to .* before\. That takes \d+ MB, and \d+ MB are free\. Make room/u,
      );
      expect(existsSync(keptCopyOf(there))).toBe(false);
      await (await openPglite(there, { migrations: first })).close();
    } finally {
      await unmount();
    }
  });

  it('is kept as it was before each upgrade, and after one that fails is as it was', async () => {
    expect(existsSync(keptCopyOf(folder))).toBe(false);
    await (await openPglite(folder, { migrations: second })).close();
    const kept = await PGlite.create({ dataDir: keptCopyOf(folder), startParams: UNSYNCED });
    expect((await kept.query('select * from notes')).rows).toEqual([{ id: 1 }]);
    await kept.close();

    await expect(openPglite(folder, { migrations: failing })).rejects.toThrow(FAILED);
    const database = await openPglite(folder, { migrations: second });
    expect(await read(database)).toEqual([{ note: '(1,nothing)', whole: true }]);
    await database.close();
  });
});

describe.skipIf(!isPostgresInstalled)('[RN3] a database of PostgreSQL', () => {
  it('is backed up before each upgrade, and after one that fails is as it was', async () => {
    const url = await createTestDatabase();
    const seen: unknown[] = [];
    const open = async (migrations: string) => {
      const backUp = async () => {
        const before = await openForReading(url);
        seen.push(await read(before));
        await before.close();
      };
      return openPostgres(url, migrations, { backUp });
    };
    const database = await open(first);
    await addNote(database);
    await database.close();
    await (await open(first)).close();
    expect(seen).toEqual([]);

    const refuse = () => Promise.reject(new Error('no room'));
    await expect(openPostgres(url, second, { backUp: refuse })).rejects.toThrow('no room');
    await expect(open(failing)).rejects.toThrow(FAILED);
    await (await open(second)).close();
    expect(seen).toEqual([[{ note: '(1)', whole: true }], [{ note: '(1)', whole: true }]]);
    const after = await open(second);
    expect(await read(after)).toEqual([{ note: '(1,nothing)', whole: true }]);
    await after.close();
  });
});
