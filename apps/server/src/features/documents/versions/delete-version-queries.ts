import type { ResumeId } from '@shortlist/model';
import { and, eq, lte, not, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { moments, partVersions } from '#db/schema/document-schema.ts';
import { lockDocument } from '../parts/part-queries.ts';
import { isPinned } from '../parts/version-queries.ts';
import { findGroup } from './list-versions-queries.ts';
import { countPinned } from './moment-queries.ts';
import type { StateRef } from './state-queries.ts';

type OfOwner = { owner: UserId; document: ResumeId };

/**
 * Deletes a moment; or the state before some edits, with those before it, which are made of the same versions. Versions that a moment names
 * stay. Undefined where there is no such state.
 */
export const removeVersion = (db: Db, { owner, document }: OfOwner, state: StateRef) =>
  db.transaction(async (transaction) => {
    if (!(await lockDocument(transaction, owner, document))) return undefined;
    if ('moment' in state) {
      const isIt = and(eq(moments.document, document), eq(moments.id, state.moment));
      const [deleted] = await transaction.delete(moments).where(isIt).returning();
      if (!deleted) return undefined;
    } else {
      const group = await findGroup(transaction, document, state.before);
      if (!group) return undefined;
      const isOlder = lte(partVersions.madeAt, new Date(group.until));
      const ofDocument = eq(partVersions.document, document);
      await transaction
        .delete(partVersions)
        .where(and(ofDocument, isOlder, not(isPinned(sql`part_versions`))));
    }
    return countPinned(transaction, document);
  });

/** Deletes all moments of a document, and all versions of its parts. Undefined where the owner has no such document. */
export const removeVersions = (db: Db, { owner, document }: OfOwner) =>
  db.transaction(async (transaction) => {
    if (!(await lockDocument(transaction, owner, document))) return undefined;
    await transaction.delete(moments).where(eq(moments.document, document));
    await transaction.delete(partVersions).where(eq(partVersions.document, document));
    return countPinned(transaction, document);
  });
