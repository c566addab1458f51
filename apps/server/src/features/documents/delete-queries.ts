import type { DocumentKind, ResumeId } from '@shortlist/model';
import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, UserId } from '#db/db.ts';
import { removeInBatches, removeRows } from '#db/remove-in-batches.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { EndWith } from './document-services.ts';
import type { Forms } from './forms.ts';
import { kept, owned } from './owned-queries.ts';
import { countOf, findKind } from './queries.ts';
import { detachRows } from './tailored/materialize-queries.ts';
import { detachEdited } from './tailored/tailor-queries.ts';

/** Days for which a deleted document can be restored. */
const DAYS_KEPT = 30;

const oldestRestorable = (now: Date) => new Date(now.getTime() - DAYS_KEPT * 86_400_000);

const isRestorable = (now: Date) =>
  or(isNull(documents.deletedAt), gt(documents.deletedAt, oldestRestorable(now)));

type Deletion = {
  owner: UserId;
  id: ResumeId;
  kinds: readonly string[];
  /** True if the documents that are tailored from it are deleted as well; else they follow none as long as it is deleted. */
  withTailored?: boolean;
};

/** Deletes a document of one of these kinds, with what features keep of it; returns whether the owner had it. */
export const deleteDocument = (
  db: Db,
  { owner, id, kinds, withTailored = false }: Deletion,
  { now, endWith }: { now: Date; endWith: EndWith },
): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const isIt = and(owned(owner, id), inArray(documents.kind, [...kinds]));
    const follows = and(kept(owner), eq(documents.tailoredFrom, id));
    const deleted = await transaction
      .update(documents)
      .set({ deletedAt: now })
      .where(withTailored ? or(isIt, follows) : isIt)
      .returning({ id: documents.id });
    await endWith(
      transaction,
      deleted.map((each) => each.id),
    );
    return deleted.some((each) => each.id === id);
  });

type Restored =
  /** The documents that were tailored from it and edited since it was deleted: they follow it no more. */
  | { detached: ResumeId[] }
  /** There is none, or its days are over. */
  | 'absent'
  /** The owner has made as many others as there may be meanwhile. */
  | { full: DocumentKind };

/**
 * Brings a deleted document back as it was, with those that were deleted with it, and without what features ended. Nothing is done where it is
 * not deleted.
 */
export const restoreDocument = (
  db: Db,
  owner: UserId,
  id: ResumeId,
  { now, forms, endWith }: { now: Date; forms: Forms; endWith: EndWith },
): Promise<Restored> =>
  db.transaction(async (transaction) => {
    const kind = forms.kinds.find((await findKind(transaction, owner, id)) ?? '');
    const there = kind && (await countOf(transaction, owner, kind.kind));
    if (!kind || there === undefined) return 'absent';
    const [found] = await transaction
      .select({ deletedAt: documents.deletedAt })
      .from(documents)
      .where(and(eq(documents.owner, owner), eq(documents.id, id), isRestorable(now)));
    if (!found) return 'absent';
    const { deletedAt } = found;
    if (deletedAt === null) return { detached: [] };
    const isFollower = and(eq(documents.tailoredFrom, id), eq(documents.deletedAt, deletedAt));
    const isIt = or(eq(documents.id, id), isFollower);
    const goes = and(eq(documents.owner, owner), isIt);
    const comeBack = await transaction.$count(documents, goes);
    if (there.documents + comeBack > kind.most) return { full: kind };
    const detached = await detachEdited(transaction, id, { now, forms, since: deletedAt });
    const restored = await transaction
      .update(documents)
      .set({ deletedAt: null })
      .where(goes)
      .returning({ id: documents.id });
    // Once more: a server of an earlier release may have deleted it.
    await endWith(
      transaction,
      restored.map((each) => each.id),
    );
    return { detached };
  });

/** Documents that are tailored from others. */
const followers = alias(documents, 'followers');

/** Really removes what was deleted longer ago than it can be restored, once nothing follows it. Everybody's. */
export async function removeDeletedDocuments(
  db: Db,
  { now, forms }: { now: Date; forms: Forms },
  signal?: AbortSignal,
): Promise<void> {
  const isOver = and(
    isNotNull(documents.deletedAt),
    lt(documents.deletedAt, oldestRestorable(now)),
  );
  await detachFollowers(db, { isOver, now, forms }, signal);
  const isFollowed = db
    .select({ id: followers.id })
    .from(followers)
    .where(eq(followers.tailoredFrom, documents.id));
  await removeRows(db, { table: documents, which: and(isOver, notExists(isFollowed)) }, signal);
}

/** Gives what follows a document that is about to be removed all that it says. */
const detachFollowers = (
  db: Db,
  { isOver, ...about }: { isOver: SQL | undefined; now: Date; forms: Forms },
  signal?: AbortSignal,
): Promise<void> =>
  removeInBatches(
    () =>
      db.transaction(async (transaction) => {
        const found = await transaction
          .select({ id: followers.id })
          .from(followers)
          .innerJoin(documents, eq(documents.id, followers.tailoredFrom))
          .where(isOver)
          .limit(MOST_AT_ONCE)
          .for('update', { of: followers, skipLocked: true });
        for (const { id } of found) await detachRows(transaction, id, about);
        return found.length === MOST_AT_ONCE ? Number.POSITIVE_INFINITY : 0;
      }),
    signal,
  );

/** Documents that are given all that they say in one transaction. */
const MOST_AT_ONCE = 20;
