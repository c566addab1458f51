import { randomUUID } from 'node:crypto';
import { MOST_NAMED, type MomentReason } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { and, desc, eq, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { BATCH_SIZE, removeInBatches } from '#db/remove-in-batches.ts';
import { documents, moments } from '#db/schema/document-schema.ts';
import { AppError, refusal } from '#http/errors/errors.ts';
import type { Forms } from '../forms.ts';
import { full } from '../outcome.ts';
import { lockDocument } from '../parts/part-queries.ts';
import {
  dropOldest,
  insertVersions,
  isPinned,
  isReplaced,
  oldestKept,
} from '../parts/version-queries.ts';
import { inSteps, type Room } from '../room/room.ts';
import { BYTES_OF_DOCUMENT, dropOwnersOldest, sumOfOwner } from '../room/room-queries.ts';
import { materializeRows } from '../tailored/materialize-queries.ts';
import { keepMerged } from './keep-merged-queries.ts';
import { hasState } from './known-state-queries.ts';
import { type StateRef, selectNow, selectState, stateSql } from './state-queries.ts';

/** Most moments without a name that a document keeps beside a new one. */
const MOST_UNNAMED = 19;
/** Most megabytes of the versions that the moments of a document name. */
const MOST_PINNED_MEGABYTES = 5;
const MOST_PINNED_BYTES = MOST_PINNED_MEGABYTES * 1024 * 1024;

/** An owner's document, the owner's room, the time, and what documents consist of. */
export type OfDocument = { owner: UserId; document: ResumeId; now: Date; room: Room; forms: Forms };

type NewMoment = {
  id: string;
  reason: MomentReason;
  name?: string;
  /** The earlier state that it keeps; what the document says now where none is named. */
  of?: StateRef | undefined;
};

/**
 * Keeps a state of a document that is locked as a moment, and gives the bytes by which what is kept grows. `makeRoomFor` has to follow, once
 * all is written. Throws where the document has as many named ones as there may be.
 */
export async function makeMoment(
  db: Db,
  about: OfDocument,
  { id, reason, name, of }: NewMoment,
): Promise<number> {
  const { document, now } = about;
  if (name !== undefined) await refuseOneMore(db, document);
  const tailored = await materializeRows(db, document, about);
  const asOf = of ? await timeOf(db, of) : now;
  await db.insert(moments).values({ id, document, reason, name, asOf, madeAt: now });
  if (tailored && of && 'before' in of)
    return keepMerged(db, about, { id, before: of.before, base: tailored.base });
  const ofDocument = sql`${document}::uuid`;
  const state = of ? selectState(ofDocument, stateSql(of)) : selectNow(ofDocument);
  const kept = await keepCurrent(db, { ofDocument, state, now });
  await db.execute(sql`insert into moment_parts (moment, document, key, revision)
    select ${id}::uuid, document, key, revision from (${state}) state`);
  return kept;
}

/** The time as of which a state is that there is. */
async function timeOf(db: Db, state: StateRef): Promise<Date> {
  if ('before' in state) return state.before;
  const [found] = await db
    .select({ asOf: moments.asOf })
    .from(moments)
    .where(eq(moments.id, state.moment));
  if (!found) throw refusal('not_found');
  return found.asOf;
}

async function refuseOneMore(db: Db, document: ResumeId): Promise<void> {
  const isNamed = and(eq(moments.document, document), isNotNull(moments.name));
  if ((await db.$count(moments, isNamed)) < MOST_NAMED) return;
  throw new AppError('invalid', { code: 'errors.manyNamedVersions', params: { most: MOST_NAMED } });
}

/** Makes versions of what a state says that is said still, and gives the bytes that they take. One that there is was said until now. */
async function keepCurrent(
  db: Db,
  { ofDocument, state, now }: { ofDocument: SQL; state: SQL; now: Date },
): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    with made as (${insertVersions(now.toISOString())}
      where document = ${ofDocument} and deleted_at is null
        and (key, revision) in (select state.key, state.revision from (${state}) state)
      on conflict (document, key, revision) do update set made_at = greatest(part_versions.made_at, excluded.made_at)
      returning bytes, xmax)
    select coalesce(sum(bytes) filter (where xmax = 0), 0) as bytes from made`);
  return Number(rows[0]?.bytes ?? 0);
}

/** Has older moments without a name give way to a new one, and then other versions. Throws where that is not room enough. */
export async function makeRoomFor(
  db: Db,
  { owner, document, room }: OfDocument,
  { id, growth }: { id: string; growth: number },
): Promise<void> {
  let counted = await dropUnnamed(db, document, { but: id, most: MOST_UNNAMED });
  for (let most = MOST_UNNAMED; counted.pinned > MOST_PINNED_BYTES && most > 0; ) {
    most = Math.floor(most / 2);
    counted = await dropUnnamed(db, document, { but: id, most });
  }
  if (counted.pinned > MOST_PINNED_BYTES) {
    const params = { megabytes: MOST_PINNED_MEGABYTES };
    throw new AppError('too_large', { code: 'errors.fullHistory', params });
  }
  await dropOldest(db, document);
  const { elsewhere, copies, history } = await sumOfOwner(db, { owner, resumeId: document });
  const contents = elsewhere + inSteps(counted.bytes) * copies;
  if (contents > room.mostBytes) throw full(room.of);
  if (contents + history > room.mostBytes)
    await dropOwnersOldest(db, owner, room.mostBytes - contents);
  await room.countGrowth(db, growth);
}

/** Removes the oldest moments without a name beyond so many, one left aside, and counts what is kept then. */
async function dropUnnamed(
  db: Db,
  document: ResumeId,
  { but, most }: { but: string; most: number },
) {
  const isOther = and(eq(moments.document, document), isNull(moments.name), ne(moments.id, but));
  const newest = db
    .select({ id: moments.id })
    .from(moments)
    .where(isOther)
    .orderBy(desc(moments.madeAt), desc(moments.id))
    .limit(most);
  await db.delete(moments).where(and(isOther, notInArray(moments.id, newest)));
  return settlePins(db, document);
}

/**
 * Removes versions that are there for no moment any more, of photos and of what is said still, and counts what the others take: those that
 * moments name, and what the document says.
 */
export async function settlePins(db: Db, document: ResumeId) {
  await db.execute(sql`
    delete from part_versions kept using parts part
    where kept.document = ${document} and part.document = kept.document and part.key = kept.key
      and (part.kind = 'photo' or not ${isReplaced(sql`kept`, sql`part`)}) and not ${isPinned(sql`kept`)}`);
  const [counted] = await db
    .update(documents)
    .set(COUNTED)
    .where(eq(documents.id, document))
    .returning({ pinned: documents.pinnedBytes, bytes: BYTES_OF_DOCUMENT });
  return { pinned: 0, bytes: 0, ...counted };
}

const bytesOfVersions = (more: SQL) =>
  sql`(select coalesce(sum(bytes), 0) from part_versions kept where kept.document = ${documents}.id and ${more})`;

/** Bytes of the versions of a row of `documents`, counted anew. */
const COUNTED = {
  pinnedBytes: bytesOfVersions(isPinned(sql`kept`)),
  historyBytes: bytesOfVersions(sql`true`),
};

/**
 * Keeps a state of the owner's document under a name, or what was imported, and gives the id of the moment: the one that there is already where it
 * was sent before. Throws where there is no such document or state.
 */
export const keepMoment = (
  db: Db,
  about: OfDocument,
  { id = randomUUID(), ...kept }: Omit<NewMoment, 'id'> & { id?: string },
): Promise<string> =>
  db.transaction(async (transaction) => {
    const { owner, document, now } = about;
    if (!(await lockDocument(transaction, owner, document))) throw refusal('not_found');
    if (await hasState(transaction, document, { moment: id }, now)) return id;
    if (kept.of && !(await hasState(transaction, document, kept.of, now)))
      throw refusal('not_found');
    const growth = await makeMoment(transaction, about, { id, ...kept });
    await makeRoomFor(transaction, about, { id, growth });
    return id;
  });

/** Removes moments without a name that are older than 90 days. Everybody's. */
export const removeOldMoments = (db: Db, now: Date, signal?: AbortSignal): Promise<void> =>
  removeInBatches(async () => {
    const isOld = sql`name is null and made_at < ${oldestKept(now).toISOString()}::timestamptz`;
    return db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ document: ResumeId }>(sql`
        delete from moments where id = any(array(
          select id from moments where ${isOld} limit ${BATCH_SIZE} for update skip locked)) returning document`);
      for (const document of new Set(rows.map((row) => row.document)))
        await settlePins(transaction, document);
      return rows.length;
    });
  }, signal);
