import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { StartRefused } from '#config/start-refused.ts';
import {
  deferReferences,
  insertRows,
  listTables,
  moveCountersOn,
  readRows,
  refuseRows,
} from '#db/copy/table-rows.ts';
import type { Database } from '#db/database.ts';
import type { Transaction } from '#db/db.ts';
import { isUnreachable } from '#db/outage.ts';
import { openForReading } from '#db/postgres/open-for-reading.ts';
import { RowDigest } from './digest.ts';
import { type Manifest, tableFile } from './manifest.ts';
import { noteRestored } from './restored-queries.ts';

type Table = Manifest['tables'][number];

/**
 * Writes the rows of a backup into an empty database with the same migrations, all or none, and reads them again to compare
 * them with what the backup says of itself. Throws `StartRefused` where the database has rows, or rows are damaged or missing.
 */
export const loadTables = (
  { db, kind }: Database,
  folder: string,
  manifest: Manifest,
): Promise<void> =>
  db.transaction(async (target) => {
    await target.execute(sql`set local time zone 'UTC'`);
    await deferReferences(target);
    const known = await listTables(target);
    for (const table of known) await refuseRows(target, table);
    const byName = new Map(manifest.tables.map((table) => [table.name, table]));
    for (const table of known) await loadTable(target, folder, byName.get(table) ?? none(table));
    await moveCountersOn(target);
    if (kind === 'postgres') await noteRestored(target, manifest);
  });

/** Throws `StartRefused` where a database of PostgreSQL has rows, whatever tables it has. */
export async function refuseFilledDatabase(url: string): Promise<void> {
  const { db, close } = await openForReading(url);
  const refuse = async () => {
    for (const table of await listTables(db)) await refuseRows(db, table);
  };
  await refuse().finally(close);
}

const none = (name: string): never => {
  throw new StartRefused(`The backup is damaged: it has no table ${name}.`);
};

async function loadTable(target: Transaction, folder: string, table: Table): Promise<void> {
  try {
    for await (const rows of linesOf(join(folder, tableFile(table.name)))) {
      await insertRows(target, table.name, rows);
    }
  } catch (cause) {
    if (isUnreachable(cause)) throw cause;
    throw new StartRefused(
      `The backup is damaged: the rows of ${table.name} cannot be restored (${String(cause)}).`,
      { cause },
    );
  }
  const written = new RowDigest();
  for await (const rows of readRows(target, table.name)) written.add(rows);
  const { rows, digest } = written.sum();
  if (rows === table.rows && digest === table.digest) return;
  throw new StartRefused(
    `The backup is damaged: ${table.name} should have ${table.rows} rows with the digest ${table.digest}, and has ${rows} with ${digest}.`,
  );
}

/** The lines of a compressed file, some at a time. Rejects when it cannot be read to its end. */
async function* linesOf(path: string): AsyncGenerator<string[]> {
  // It destroys the last stream with what went wrong in any, which the loop then throws.
  const content = pipeline(createReadStream(path), createGunzip(), () => undefined);
  content.setEncoding('utf8');
  let begun = '';
  for await (const chunk of content) {
    const lines = `${begun}${chunk}`.split('\n');
    begun = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
  if (begun !== '') yield [begun];
}
