import type { ResumeId } from '@shortlist/resume';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { parts } from '#db/document-schema.ts';
import { resumes } from '#db/schema.ts';
import type { UserId } from '#db/user-id.ts';
import { owned } from './owned-queries.ts';
import { lockDocument } from './parts/part-queries.ts';
import { isOutOfDate, reconcile } from './parts/reconcile-queries.ts';
import type { StoredPart } from './parts/stored-part.ts';
import type { Save } from './saved.ts';

/** A whole resume with its parts, entries as they were made; or undefined. One query. */
async function findParts(db: Db, owner: UserId, id: ResumeId) {
  const inOrder = db
    .select({
      all: sql<StoredPart[]>`coalesce(json_agg(json_build_object(
        'key', ${parts.key}, 'kind', ${parts.kind}, 'clientId', ${parts.clientId},
        'content', ${parts.content}, 'revision', ${parts.revision}, 'aiUses', ${parts.aiUses}
      ) order by ${parts.madeAt}, ${parts.position}), '[]')`.as('all'),
    })
    .from(parts)
    .where(and(eq(parts.document, resumes.id), isNull(parts.deletedAt)))
    .as('in_order');
  const [found] = await db
    .select({ resume: resumes, parts: inOrder.all, isOutOfDate: isOutOfDate(resumes.id) })
    .from(resumes)
    .innerJoinLateral(inOrder, sql`true`)
    .where(owned(owner, id));
  return found;
}

/**
 * A whole resume with its parts, entries as they were made; or undefined. One query, unless a server of the release before
 * has written to it: that is brought in first.
 */
export async function findResume(db: Db, { owner, resumeId, now }: Omit<Save, 'basedOn'>) {
  const found = await findParts(db, owner, resumeId);
  if (!found?.isOutOfDate) return found;
  await db.transaction(async (transaction) => {
    if (await lockDocument(transaction, owner, resumeId))
      await reconcile(transaction, resumeId, now);
  });
  return findParts(db, owner, resumeId);
}
