import type { ResumeId } from '@shortlist/resume';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { parts } from '#db/schema/document-schema.ts';
import { resumes } from '#db/schema/schema.ts';
import type { UserId } from '#db/user-id.ts';
import { kept } from './owned-queries.ts';
import { lockDocument } from './parts/part-queries.ts';
import { isLastWrittenHere, isOutOfDate, reconcile, VERSION } from './parts/reconcile-queries.ts';
import type { StoredPart } from './parts/stored-part.ts';
import type { Save } from './saved.ts';

/** What a resume's own row says; all else stands in its parts, and once more in the row only for the release before. */
const OWN = {
  id: resumes.id,
  name: resumes.name,
  nameRevision: resumes.nameRevision,
  experienceLevel: resumes.experienceLevel,
  targetedIndustry: resumes.targetedIndustry,
  editedAt: resumes.editedAt,
};

function selectWithParts(db: Db) {
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
  return db
    .select({ resume: OWN, parts: inOrder.all, version: VERSION, isLastWrittenHere })
    .from(resumes)
    .innerJoinLateral(inOrder, sql`true`)
    .where(
      and(kept(sql.placeholder('owner')), sql`${resumes.id} = any(${sql.placeholder('ids')})`),
    );
}

/** The owner's resumes of these ids with their parts, entries as they were made. One query. */
const listWithParts = (db: Db, owner: UserId, ids: readonly ResumeId[]) =>
  prepared(db, 'list_with_parts', () => selectWithParts(db)).execute({ owner, ids });

/**
 * A whole resume with its parts, entries as they were made; or undefined. One query, where the document was last written to by
 * a save; else one more asks whether a server of the release before has written to it, which is then brought in first.
 */
export async function findResume(db: Db, { owner, resumeId, now }: Omit<Save, 'basedOn' | 'room'>) {
  const [found] = await findResumes(db, { owner, ids: [resumeId], now });
  return found;
}

type Wanted = { owner: UserId; ids: readonly ResumeId[]; now: Date };

/** Those of several resumes that the owner has, each as `findResume` gives it. */
export async function findResumes(db: Db, { owner, ids, now }: Wanted) {
  const found = await listWithParts(db, owner, ids);
  let isOld = false;
  for (const { resume, version, isLastWrittenHere: isOurs } of found) {
    if (isOurs || !(await isOutOfDate(db, resume.id, version))) continue;
    await bringIn(db, owner, resume.id, now);
    isOld = true;
  }
  return isOld ? listWithParts(db, owner, ids) : found;
}

async function bringIn(db: Db, owner: UserId, id: ResumeId, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    if (await lockDocument(transaction, owner, id)) await reconcile(transaction, id, now);
  });
}
