import { randomUUID } from 'node:crypto';
import { MOST_NAMED, type MomentReason } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { and, desc, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, moments } from '#db/schema/document-schema.ts';
import { AppError } from '#http/errors/errors.ts';
import { full } from '../outcome.ts';
import { lockDocument } from '../parts/part-queries.ts';
import { insertVersions, isPinned } from '../parts/version-queries.ts';
import { inSteps, type Room } from '../room/room.ts';
import { BYTES_OF_DOCUMENT, sumOfOwner } from '../room/room-queries.ts';
import { type StateRef, selectNow, selectState, stateSql } from './state-queries.ts';

/** Most moments without a name that a document keeps. */
const MOST_UNNAMED = 20;
/** Most megabytes of the versions that the moments of a document name. */
const MOST_PINNED_MEGABYTES = 5;

/** A locked document, its owner's room, and the time. */
export type OfLocked = { owner: UserId; document: ResumeId; now: Date; room: Room };

export type NewMoment = {
  id?: string | undefined;
  reason: MomentReason;
  name?: string;
  /** The state that it keeps; what the document says now where none is named. */
  of?: StateRef | undefined;
};

/**
 * Keeps a state of a document as a moment, in a transaction that has locked the document, and gives its id. Throws where the
 * document has as many named ones as there may be, or there is no room.
 */
export async function makeMoment(
  db: Db,
  { owner, document, now, room }: OfLocked,
  { id = randomUUID(), reason, name, of }: NewMoment,
): Promise<string> {
  const isNamed = and(eq(moments.document, document), isNotNull(moments.name));
  if (name !== undefined && (await db.$count(moments, isNamed)) >= MOST_NAMED)
    throw new AppError('invalid', {
      code: 'errors.manyNamedVersions',
      params: { most: MOST_NAMED },
    });

  const ofDocument = sql`${document}::uuid`;
  await db.execute(sql`${insertVersions(now.toISOString())}
    where document = ${ofDocument} and deleted_at is null
    on conflict (document, key, revision) do update set made_at = excluded.made_at`);
  const asOf = of && 'before' in of ? of.before : now;
  await db.insert(moments).values({ id, document, reason, name, asOf, madeAt: now });
  await db.execute(sql`insert into moment_parts (moment, document, key, revision)
    select ${id}::uuid, document, key, revision
    from (${of ? selectState(ofDocument, stateSql(of)) : selectNow(ofDocument)}) state`);
  await dropUnnamed(db, document);

  const { before, after, bytes } = await countPinned(db, document);
  if (after > MOST_PINNED_MEGABYTES * 1024 * 1024) {
    const params = { megabytes: MOST_PINNED_MEGABYTES };
    throw new AppError('too_large', { code: 'errors.fullHistory', params });
  }
  const { elsewhere } = await sumOfOwner(db, { owner, resumeId: document });
  if (elsewhere + inSteps(bytes) > room.mostBytes) throw full(room.of);
  await room.countGrowth(db, Math.max(0, after - before));
  return id;
}

/** Removes the oldest moments without a name beyond those that a document keeps. */
async function dropUnnamed(db: Db, document: ResumeId): Promise<void> {
  const isUnnamed = and(eq(moments.document, document), isNull(moments.name));
  const newest = db
    .select({ id: moments.id })
    .from(moments)
    .where(isUnnamed)
    .orderBy(desc(moments.madeAt), desc(moments.id))
    .limit(MOST_UNNAMED);
  await db.delete(moments).where(and(isUnnamed, notInArray(moments.id, newest)));
}

/** Counts anew what the versions of a document take, and those that its moments name: these before and after, and what the document says. */
export async function countPinned(db: Db, document: ResumeId) {
  const where = eq(documents.id, document);
  const [found] = await db
    .select({ before: documents.pinnedBytes, bytes: BYTES_OF_DOCUMENT })
    .from(documents)
    .where(where);
  const ofVersions = (more: SQL) =>
    sql`(select coalesce(sum(bytes), 0) from part_versions kept where kept.document = ${document}::uuid and ${more})`;
  const [counted] = await db
    .update(documents)
    .set({
      pinnedBytes: ofVersions(isPinned(sql`kept`)),
      historyBytes: ofVersions(sql`true`),
    })
    .where(where)
    .returning({ after: documents.pinnedBytes });
  return { before: 0, bytes: 0, after: 0, ...found, ...counted };
}

/** Keeps a state of the owner's document under a name, and gives the id of the moment: that there is already where it was made before. Undefined where there is no such document or state. */
export const keepNamed = (
  db: Db,
  locked: OfLocked,
  { id, name, of }: { id: string | undefined; name: string; of: StateRef | undefined },
): Promise<string | undefined> =>
  db.transaction(async (transaction) => {
    const { owner, document } = locked;
    if (!(await lockDocument(transaction, owner, document))) return undefined;
    const isIt = and(eq(moments.document, document), eq(moments.id, id ?? ''));
    if (id !== undefined && (await transaction.$count(moments, isIt)) > 0) return id;
    const made = await makeMoment(transaction, locked, { id, reason: 'named', name, of });
    const isEmpty = sql`not exists (select 1 from moment_parts pin where pin.moment = ${moments.id})`;
    const nothing = await transaction
      .delete(moments)
      .where(and(eq(moments.id, made), isEmpty))
      .returning();
    return nothing.length > 0 ? undefined : made;
  });
