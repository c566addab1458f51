import type { ResumeId } from '@shortlist/model';
import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import { users } from '#db/schema/schema.ts';

const { placeholder } = sql;

const ofBase = (column: SQL) =>
  sql`(select ${column} from documents base where base.id = ${documents}.tailored_from and base.deleted_at is null)`;

/** Columns about the document that one is tailored from; null where there is none, or it is deleted. */
export const BASE = {
  baseId: ofBase(sql`base.id`) as SQL<ResumeId | null>,
  baseEdited: ofBase(sql`base.edited_at`).mapWith(documents.editedAt) as SQL<Date | null>,
};

/** Holds for documents of the kinds that a statement is about, which it is given as `kinds`. */
export const OF_KINDS = sql`${documents.kind} = any(${placeholder('kinds')}::text[])`;

// Every query names the owner: someone else's resume is a resume that does not exist.
export const kept = (owner: UserId | Placeholder) =>
  and(eq(documents.owner, owner), isNull(documents.deletedAt));

/** The owner's document of this id, unless it is deleted. */
export const owned = (owner: UserId | Placeholder, id: ResumeId | Placeholder) =>
  and(kept(owner), eq(documents.id, id));

/** Locks an owner to the end of the transaction; false where there is no such owner any more. */
export async function lockOwner(transaction: Db, owner: UserId): Promise<boolean> {
  const lock = prepared(transaction, 'lock_owner', () =>
    transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, placeholder('owner')))
      .for('update'),
  );
  return (await lock.execute({ owner })).length > 0;
}
