import type { ResumeId } from '@shortlist/model';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, moments } from '#db/schema/document-schema.ts';
import { refusal } from '#http/errors/errors.ts';
import { lockDocument } from '../parts/part-queries.ts';
import { isPinned } from '../parts/version-queries.ts';
import { findGroup } from './list-versions-queries.ts';
import { settlePins } from './moment-queries.ts';
import { forgetSentStates } from './sent-state-queries.ts';
import type { StateRef } from './state-queries.ts';

type OfOwner = { owner: UserId; document: ResumeId; now: Date };

/**
 * Deletes a moment; or the state before some edits, with all older ones that bear no name, which are made of the same versions. Throws where there
 * is no such state.
 */
export const removeVersion = (db: Db, about: OfOwner, state: StateRef) =>
  changeHistory(db, about, async (transaction) => {
    const { document } = about;
    if ('moment' in state) {
      const isIt = and(eq(moments.document, document), eq(moments.id, state.moment));
      const deleted = await transaction.delete(moments).where(isIt).returning();
      if (deleted.length === 0) throw refusal('not_found');
      return;
    }
    const group = await findGroup(transaction, about, state.before);
    if (!group) throw refusal('not_found');
    const until = new Date(group.until);
    const isUnnamed = and(eq(moments.document, document), isNull(moments.name));
    await transaction.delete(moments).where(and(isUnnamed, lte(moments.asOf, until)));
    await forgetUntil(transaction, document, sql`${until.toISOString()}::timestamptz`);
  });

/** Deletes a state that was sent from the history of a document. Throws where there is no such state. */
export const removeSentState = (db: Db, about: OfOwner, id: string) =>
  changeHistory(db, about, async (transaction) => {
    if (!(await forgetSentStates(transaction, about.document, id))) throw refusal('not_found');
  });

/** Deletes all moments of a document, all versions of its parts, and what was sent of it. Throws where the owner has no such document. */
export const removeVersions = (db: Db, about: OfOwner) =>
  changeHistory(db, about, async (transaction) => {
    const { document, now } = about;
    await transaction.delete(moments).where(eq(moments.document, document));
    await forgetUntil(transaction, document, sql`${now.toISOString()}::timestamptz`);
    await forgetSentStates(transaction, document);
  });

const changeHistory = (
  db: Db,
  { owner, document }: OfOwner,
  change: (transaction: Db) => Promise<void>,
): Promise<void> =>
  db.transaction(async (transaction) => {
    if (!(await lockDocument(transaction, owner, document))) throw refusal('not_found');
    await change(transaction);
    await settlePins(transaction, document);
  });

/** Removes versions that were replaced until a time, but for those of moments; of states before it nothing is known then. */
async function forgetUntil(db: Db, document: ResumeId, until: SQL): Promise<void> {
  await db.execute(sql`
    delete from part_versions kept
    where kept.document = ${document} and kept.made_at <= ${until} and not ${isPinned(sql`kept`)}`);
  await db
    .update(documents)
    .set({ historyFrom: sql`greatest(${documents.historyFrom}, ${until})` })
    .where(eq(documents.id, document));
}
