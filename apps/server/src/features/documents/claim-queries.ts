import { RESUME } from '@shortlist/model';
import { and, count, eq } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import { kept } from './owned-queries.ts';

/** Counts the resumes that an account takes over from a guest, without deleted ones. */
export async function countClaimed(db: Db, guest: UserId): Promise<number> {
  const [found] = await db
    .select({ resumes: count() })
    .from(documents)
    .where(and(kept(guest), eq(documents.kind, RESUME.kind)));
  return found?.resumes ?? 0;
}
