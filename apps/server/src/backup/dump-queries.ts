import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { listTables, readOneState, readRows } from '#db/copy/table-rows.ts';
import type { Db, Transaction } from '#db/db.ts';
import { RowDigest } from './digest.ts';
import { type Manifest, tableFile } from './manifest.ts';

export type Dumped = Pick<Manifest, 'tables' | 'migration'> & {
  /** Names of the files that the rows speak of. */
  fileKeys: string[];
};

/** Writes all rows of one state of the database into a folder, a file of JSON lines for each table. */
export const dumpTables = (db: Db, folder: string): Promise<Dumped> =>
  readOneState(db, async (source) => {
    const tables: Manifest['tables'] = [];
    for (const name of await listTables(source)) {
      tables.push({ name, ...(await dumpTable(source, name, join(folder, tableFile(name)))) });
    }
    return { tables, migration: await newestMigration(source), fileKeys: await fileKeys(source) };
  });

/** Measures a database: bytes of its tables and indexes, and of the files that its rows speak of. */
export async function measureDatabase(
  db: Db,
): Promise<{ databaseBytes: number; fileBytes: number }> {
  const { rows } = await db.execute<{ database: string; files: string }>(
    sql`select pg_database_size(current_database())::text as database,
      (select coalesce(sum(size), 0) from files)::text as files`,
  );
  return { databaseBytes: Number(rows[0]?.database), fileBytes: Number(rows[0]?.files) };
}

async function dumpTable(source: Transaction, table: string, path: string) {
  const digest = new RowDigest();
  async function* lines() {
    for await (const rows of readRows(source, table)) yield digest.add(rows);
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return digest.sum();
}

/** The moment of the newest migration that the database has. */
async function newestMigration(db: Db): Promise<number> {
  const { rows } = await db.execute<{ newest: string }>(
    sql`select coalesce(max(created_at), 0)::text as newest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.newest);
}

/** Lists the files that belong to something; also in a database of 1.0.0 that nobody has migrated yet, where that is an application. */
async function fileKeys(source: Transaction): Promise<string[]> {
  const { rows } = await source.execute<{ key: string }>(
    sql`select key::text as key from files
      where coalesce(to_jsonb(files)->>'record_id', to_jsonb(files)->>'application_id') is not null order by key`,
  );
  return rows.map(({ key }) => key);
}
