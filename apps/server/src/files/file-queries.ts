import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { files } from '#db/schema/site-schema.ts';
import type { FileStore } from './file-store.ts';

const { placeholder } = sql;

type NewFile = typeof files.$inferInsert;

export type FileBounds = {
  /** Most bytes of all files together. */
  mostBytes: number;
  /** Most bytes of the files of one kind of record, which the new ones are to belong to; all that are on their way count with them. */
  share?: { kind: string; mostBytes: number } | undefined;
};

/** Nothing is on its way for this long: what is older was left by a server that was killed. */
const ABANDONED_MS = 3_600_000;

/** Removed at one time; what is left over goes an hour later. */
const MOST_AT_ONCE = 1000;

/**
 * Notes files that are about to be put into the store, before they are; false when they would be more
 * than the bounds allow with those that are there. Uploads take turns here, so that no two fit into the
 * same room.
 */
export async function beginFiles(
  db: Db,
  begun: readonly NewFile[],
  { mostBytes, share }: FileBounds,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${files} in share row exclusive mode`);
    const wanted = begun.reduce((total, { size }) => total + size, 0);
    const there = await sumsOfFiles(transaction, share?.kind);
    if (there.all + wanted > mostBytes) return false;
    if (share && there.ofKind + wanted > share.mostBytes) return false;
    await insertFiles(transaction, begun);
    return true;
  });
}

/** One statement for each number of files, of which a form has at most two. */
async function insertFiles(db: Db, begun: readonly NewFile[]): Promise<void> {
  const insert = prepared(db, `insert_files_${begun.length}`, () => {
    const rows = begun.map((_, nth) => ({
      key: placeholder(`key${nth}`),
      kind: placeholder(`kind${nth}`),
      name: placeholder(`name${nth}`),
      type: placeholder(`type${nth}`),
      size: placeholder(`size${nth}`),
      digest: placeholder(`digest${nth}`),
      startedAt: placeholder(`startedAt${nth}`),
    }));
    return db.insert(files).values(rows).returning({ key: files.key });
  });
  const values = begun.flatMap((file, nth) =>
    Object.entries(file).map(([name, value]) => [`${name}${nth}`, value]),
  );
  await insert.execute(Object.fromEntries(values));
}

/** The bytes of all files, those that are on their way included. */
export const sumOfFiles = async (db: Db): Promise<number> => (await sumsOfFiles(db)).all;

/**
 * The bytes of all files, those that are on their way included, and of those of a kind of record with what is on its way, which is of no kind yet.
 * Reads every row: 6 ms for 100,000, of the first sum alone (decision 124).
 */
async function sumsOfFiles(db: Db, kind: string | null = null) {
  const add = prepared(db, 'sums_of_files', () => {
    const isOfKind = or(isNull(files.recordKind), eq(files.recordKind, placeholder('kind')));
    return db
      .select({
        all: sql`coalesce(sum(${files.size}), 0)`.mapWith(Number),
        ofKind: sql`coalesce(sum(${files.size}) filter (where ${isOfKind}), 0)`.mapWith(Number),
      })
      .from(files);
  });
  const [found] = await add.execute({ kind });
  return found ?? { all: 0, ofKind: 0 };
}

/** Gives up files that became no record's: out of the store, then out of the table. */
export async function giveUpFiles(db: Db, store: FileStore, keys: readonly string[]) {
  await removeFiles(db, store, inArray(files.key, [...keys]));
}

/** Gives up what a server that was killed had on its way. */
export async function removeAbandonedFiles(db: Db, store: FileStore, now: Date): Promise<void> {
  await removeFiles(db, store, lt(files.startedAt, new Date(now.getTime() - ABANDONED_MS)));
}

/**
 * A file that cannot be removed keeps its row, and the others go all the same; in the end it throws
 * an `AggregateError` of what failed.
 *
 * The rows are locked to find them. Where the answer to a commit was lost, that waits until the
 * database has settled whether the files have become a record's; then they are kept.
 */
async function removeFiles(db: Db, store: FileStore, which: ReturnType<typeof lt>): Promise<void> {
  const given = await db
    .select({ key: files.key })
    .from(files)
    .where(and(which, isNull(files.recordId)))
    .limit(MOST_AT_ONCE)
    .for('update');
  const failures: unknown[] = [];
  for (const { key } of given) {
    try {
      await store.remove(key);
      await db.delete(files).where(and(eq(files.key, key), isNull(files.recordId)));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some files could not be removed.');
}

/** Something that has files: a kind of record, whose name is its own, and its id. */
export type FileRecord = { kind: string; id: string };

/** Makes files a record's; within the transaction that stores the record. */
export async function attachFiles(
  transaction: Db,
  record: FileRecord,
  keys: readonly string[],
): Promise<void> {
  const attach = prepared(transaction, 'attach_files', () =>
    transaction
      .update(files)
      .set({
        recordKind: sql`${placeholder('kind')}::text`,
        recordId: sql`${placeholder('id')}::text`,
      })
      .where(sql`${files.key} = any(${placeholder('keys')}::uuid[])`)
      .returning({ key: files.key }),
  );
  await attach.execute({ ...record, keys });
}

const ofRecords = (kind: string, ids: readonly string[]) =>
  and(eq(files.recordKind, kind), inArray(files.recordId, [...ids]));

/** Makes the files of records nobody's, within the transaction that removes these; answers their keys. */
export async function detachFiles(
  transaction: Db,
  kind: string,
  ids: readonly string[],
): Promise<string[]> {
  const detached = await transaction
    .update(files)
    .set({ recordKind: null, recordId: null })
    .where(ofRecords(kind, ids))
    .returning({ key: files.key });
  return detached.map(({ key }) => key);
}

/** Lists the files of records of a kind. */
export const listFiles = async (db: Db, kind: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : db.select().from(files).where(ofRecords(kind, ids));
