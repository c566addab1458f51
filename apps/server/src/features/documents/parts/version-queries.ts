import { ROW_BYTES } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  not,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { removeRows } from '#db/remove-in-batches.ts';
import { documents, parts, partVersions } from '#db/schema/document-schema.ts';
import { kept } from '../owned-queries.ts';

const DAY_MS = 86_400_000;
const DAYS_KEPT = 90;
const MINUTES_APART = 10;
const MOST_OF_A_PART = 50;
const MOST_BYTES = 5 * 1024 * 1024;

/** Bytes that what a row of `parts` says takes as a version. */
export const BYTES_OF_VERSION = sql.raw(`octet_length(content::text) + ${ROW_BYTES}`);

/** Inserts what parts say as versions; the caller says which parts. */
export const insertVersions = (now: string | Placeholder): SQL =>
  sql`insert into part_versions (document, key, revision, content, schema, bytes, made_at, reason, base_content, base_schema)
    select document, key, revision, content, schema, ${BYTES_OF_VERSION}, ${now}::timestamptz, reason, base_content, base_schema
    from parts`;

/** Holds for a row of `part_versions` that a moment names: it does not give way to others. */
export const isPinned = (version: SQL): SQL =>
  sql`exists (select 1 from moment_parts pin where pin.document = ${version}.document and pin.key = ${version}.key
    and pin.revision = ${version}.revision)`;

/** The moment ten minutes ago: versions that were made after it are too young for another beside them. */
export const recentlyBy = (now: Date): string =>
  new Date(now.getTime() - MINUTES_APART * 60_000).toISOString();

/** Holds where a row of `parts`, and the newest version of it, were made before a moment. */
export const isVersionDue = (recently: string | Placeholder): SQL<boolean> =>
  sql<boolean>`(parts.made_at <= ${recently}::timestamptz and not exists (select 1 from part_versions kept
    where kept.document = parts.document and kept.key = parts.key and kept.made_at > ${recently}::timestamptz))`;

/** Removes the versions beyond what a document keeps: 50 of a part, and the newest 5 MB. Those of moments stay. */
export async function dropOldest(db: Db, document: ResumeId): Promise<void> {
  const over = selectOver(document);
  const { rows } = await db.execute(sql`select exists (${over}) as "isOver"`);
  if (!rows[0]?.isOver) return;
  await db.transaction(async (transaction) => {
    // Nobody names a version while the document is locked; what was named before, the next statement sees.
    await transaction.execute(sql`select 1 from documents where id = ${document} for update`);
    await transaction.execute(sql`
      with dropped as (
        delete from part_versions using (${over}) far
        where document = ${document} and part_versions.key = far.key and part_versions.revision = far.revision
        returning part_versions.document, part_versions.made_at)
      ${RAISE_HORIZON}`);
  });
}

/** Selects the versions beyond what a document keeps. */
const selectOver = (document: ResumeId): SQL => sql`
  select key, revision from (
    select key, revision,
      row_number() over (partition by key order by made_at desc, revision desc) as place,
      sum(bytes) over (order by made_at desc, key, revision desc) as total
    from part_versions where document = ${document} and not ${isPinned(sql`part_versions`)}) kept
  where place > ${MOST_OF_A_PART} or total > ${MOST_BYTES}`;

/** Notes on documents until when the versions were replaced that a statement calls `dropped`; what is left is counted with the next save. */
export const RAISE_HORIZON = sql`update documents set history_from = greatest(history_from, gone.until), history_bytes = null
    from (select document, max(made_at) as until from dropped group by document) gone where documents.id = gone.document`;

/** Bytes after which a page of versions ends: what they say is answered whole, and a document may keep 5 MB of it. */
const PAGE_BYTES = 512 * 1024;

/**
 * One page of the versions of the parts of those of several documents that the owner has, of each document the newest first, and where the next
 * begins. A page has one version at least, and goes on to the first that ends beyond its bytes. One query.
 */
export async function listPartVersions(
  db: Db,
  { owner, ids }: { owner: UserId; ids: readonly ResumeId[] },
  after: string,
) {
  const { document, madeAt, key, revision } = partVersions;
  const inOrder = sql.join([document, madeAt, key, revision].map(desc), sql`, `);
  const listed = db
    .select({
      document,
      key,
      revision,
      before:
        sql<number>`sum(${partVersions.bytes}) over (order by ${inOrder}) - ${partVersions.bytes}`
          .mapWith(Number)
          .as('before'),
      isLast: sql<boolean>`lead(1) over (order by ${inOrder}) is null`.as('is_last'),
    })
    .from(partVersions)
    .innerJoin(documents, and(eq(documents.id, document), kept(owner)))
    .innerJoin(parts, and(eq(parts.document, document), eq(parts.key, key)))
    .where(
      and(
        inArray(document, ids),
        isReplaced(sql`part_versions`, sql`parts`),
        eq(partVersions.isGone, false),
        comesAfter(after),
      ),
    )
    .as('listed');
  const read = await db
    .select({ ...getTableColumns(partVersions), isLast: listed.isLast })
    .from(partVersions)
    .innerJoin(
      listed,
      and(eq(listed.document, document), eq(listed.key, key), eq(listed.revision, revision)),
    )
    .where(lt(listed.before, PAGE_BYTES))
    .orderBy(inOrder);
  const last = read.at(-1);
  const next =
    last && !last.isLast
      ? `${last.document}.${last.madeAt.getTime()}.${last.revision}.${last.key}`
      : null;
  return { read, next };
}

const CURSOR = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,13})\.(\d{1,9})\.(.+)$/u;

/** A page begins after a version, not at a number of them. What is no end of a page begins the list. */
function comesAfter(after: string): SQL | undefined {
  const [, document, moment, revision, key] = CURSOR.exec(after) ?? [];
  if (moment === undefined) return undefined;
  const madeAt = new Date(Number(moment)).toISOString();
  return sql`(${partVersions.document}, ${partVersions.madeAt}, ${partVersions.key}, ${partVersions.revision})
    < (${document}::uuid, ${madeAt}::timestamptz, ${key}, ${revision}::int)`;
}

/** Removes versions older than 90 days, and deleted parts of which no version is kept. Those of moments stay. Everybody's. */
export async function removeOldVersions(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const isOld = and(lt(partVersions.madeAt, oldestKept(now)), not(isPinned(sql`part_versions`)));
  await removeRows(db, { table: partVersions, which: isOld }, signal);
  // What a tailored document leaves out stays left out, and its parts, and those of its base, go on counting their revisions.
  const isForgotten = sql`deleted_at is not null and not exists (
    select 1 from documents tailored where tailored.id = parts.document and tailored.tailored_from is not null) and not exists (
    select 1 from part_versions kept where kept.document = parts.document and kept.key = parts.key) and not exists (
    select 1 from documents follower join parts own on own.document = follower.id
    where follower.tailored_from = parts.document and own.key = parts.key)`;
  await removeRows(db, { table: parts, which: isForgotten }, signal);
}

/** The moment before which nothing is kept that bears no name. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - DAYS_KEPT * DAY_MS);

/** Holds for a version of what its part does not say any more: a moment may keep what is said still. */
export const isReplaced = (version: SQL, part: SQL): SQL =>
  sql`(${version}.revision < ${part}.revision or ${part}.deleted_at is not null)`;
