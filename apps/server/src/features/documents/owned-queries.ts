import type { ResumeId } from '@shortlist/model';
import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { UserId } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';

const { placeholder } = sql;

/** Holds for documents of the kinds that a statement is about, which it is given as `kinds`. */
export const OF_KINDS = sql`${documents.kind} = any(${placeholder('kinds')}::text[])`;

// Every query names the owner: someone else's resume is a resume that does not exist.
export const kept = (owner: UserId | Placeholder) =>
  and(eq(documents.owner, owner), isNull(documents.deletedAt));

/** The owner's document of this id, unless it is deleted. */
export const owned = (owner: UserId | Placeholder, id: ResumeId | Placeholder) =>
  and(kept(owner), eq(documents.id, id));
