import { isOwnKey } from '@shortlist/resume';
import { and, eq, isNull, type SQL, sql, type Table } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import type { UserId } from '#db/user-id.ts';
import { ROW_BYTES, type Room } from './room.ts';

const { placeholder } = sql;
const ROW = sql.raw(String(ROW_BYTES));

/** Bytes of the parts of a row of `documents`, and of its versions: as its last save left them, else counted. */
const kept = (row: Table) => ({
  bytes: sql`coalesce(${row}.bytes, (select sum(counted.bytes + ${ROW}) from parts counted
    where counted.document = ${row}.id and counted.deleted_at is null), 0)`,
  history: sql`coalesce(${row}.history_bytes, (select sum(counted.bytes) from part_versions counted
    where counted.document = ${row}.id), 0)`,
});

const OTHER = alias(documents, 'other');
const OF_OTHER = kept(OTHER);

/** Sums over all that an owner keeps, for the statement that finds one document in `documents`. */
export const ownerSums = (db: Db) =>
  db
    .select({
      /** Of the other documents, deleted ones as well. */
      elsewhere:
        sql`coalesce(sum(${OF_OTHER.bytes}) filter (where ${OTHER}.id <> ${documents}.id), 0)`
          .mapWith(Number)
          .as('elsewhere'),
      /** Of earlier versions, in this document too. */
      history: sql`coalesce(sum(${OF_OTHER.history}), 0)`.mapWith(Number).as('history'),
    })
    .from(OTHER)
    .where(eq(OTHER.owner, placeholder('owner')))
    .as('of_owner');

/** Sums over the parts of a document beside the one that is named, for the same statement. */
export const siblingSums = (db: Db, isNamed: SQL, ofKind: SQL) =>
  db
    .select({
      ofKind: sql`count(*) filter (where ${ofKind})`.mapWith(Number).as('of_kind'),
      rows: sql`count(*) filter (where (${isNamed}) is not true)`.mapWith(Number).as('others'),
      bytes: sql`coalesce(sum(${parts.bytes}) filter (where (${isNamed}) is not true), 0)`
        .mapWith(Number)
        .as('other_bytes'),
    })
    .from(parts)
    .where(and(eq(parts.document, documents.id), isNull(parts.deletedAt)))
    .as('siblings');

/** The section of a person's own that a part belongs to: its settings, text, order or entry. */
export const ownSectionOf = (key: string): string | undefined => key.split(':').find(isOwnKey);

/**
 * How many sections of the person's own a document has; none where the one that is saved is among them. One whose settings
 * say that it is removed is not there.
 */
export const OTHER_OWN_SECTIONS =
  sql`(select case when bool_or(own = ${placeholder('ownSection')}) then 0 else count(distinct own) end from (
    select substring(held.key from 'custom-[a-z0-9]+') as own from parts held
    where held.document = ${documents.id} and held.deleted_at is null and held.key ~ '(^|:)custom-') held
    where not exists (select 1 from parts removed where removed.document = ${documents.id}
      and removed.key = 'section:' || own and removed.content->>'isAdded' = 'false'))`.mapWith(
    Number,
  );

/** How many resumes an owner has that are not deleted, and the bytes of all that they keep, without versions. */
export const ownerTotals = {
  resumes:
    sql<number>`count(*) filter (where ${documents.deletedAt} is null and ${documents.kind} = 'resume')`.mapWith(
      Number,
    ),
  bytes: sql<number>`coalesce(sum(${kept(documents).bytes}), 0)`.mapWith(Number),
};

/** Bytes of all parts of a document, as its row keeps them. */
export async function countBytes(db: Db, document: string): Promise<number> {
  const [found] = await db
    .select({ bytes: sql`coalesce(sum(${parts.bytes} + ${ROW}), 0)`.mapWith(Number) })
    .from(parts)
    .where(sql`${parts.document} = ${document} and ${parts.deletedAt} is null`);
  return found?.bytes ?? 0;
}

/** How much of an owner's room history may take when it has to make room: some less, so that not every save has to. */
const HISTORY_SHARE = 0.9;

/** Removes the oldest versions of an owner, whichever document they are of, where there is no room for all beside `bytes` of parts. */
export async function makeRoom(db: Db, owner: UserId, room: Room, bytes: number): Promise<void> {
  const most = Math.floor(Math.max(0, room.mostBytes - bytes) * HISTORY_SHARE);
  await db.execute(sql`
    with kept as (
      select v.document, v.key, v.revision,
        sum(v.bytes) over (order by v.made_at desc, v.document, v.key, v.revision desc) as total
      from part_versions v join documents on documents.id = v.document where documents.owner = ${owner}),
    dropped as (
      delete from part_versions v using kept
      where v.document = kept.document and v.key = kept.key and v.revision = kept.revision and total > ${most}
      returning v.document)
    update documents set history_bytes = null where id = any(array(
      select id from documents where id in (select document from dropped) for update skip locked))`);
}
