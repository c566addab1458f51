import type { ResumeId } from '@shortlist/resume';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
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

function selectWithParts(db: Db, isRead: SQL<boolean>) {
  const inOrder = db
    .select({
      all: sql<StoredPart[]>`coalesce(json_agg(json_build_object(
        'key', ${parts.key}, 'kind', ${parts.kind}, 'clientId', ${parts.clientId},
        'content', ${parts.content}, 'revision', ${parts.revision}, 'aiUses', ${parts.aiUses}
      ) order by ${parts.madeAt}, ${parts.position}), '[]')`.as('all'),
    })
    .from(parts)
    .where(and(eq(parts.document, resumes.id), isNull(parts.deletedAt), isRead))
    .as('in_order');
  return db
    .select({ resume: OWN, parts: inOrder.all, version: VERSION, isLastWrittenHere, isRead })
    .from(resumes)
    .innerJoinLateral(inOrder, sql`true`)
    .where(and(kept(sql.placeholder('owner')), sql`${resumes.id} = any(${IDS})`))
    .orderBy(PLACE);
}

const IDS = sql`${sql.placeholder('ids')}::uuid[]`;
const PLACE = sql`array_position(${IDS}, ${resumes.id})`;

/** Bytes of parts after which no further resume is read in a call: a dozen ordinary ones, and half of what one can hold. */
const READ_BYTES = 1024 * 1024;

/** Whether the owner's resumes that are asked for before this one leave room for it. */
const HAS_ROOM = sql<boolean>`(select coalesce(sum(read.bytes), 0) < ${sql.raw(String(READ_BYTES))}
  from parts read join resumes before on before.id = read.document
  where read.document = any((${IDS})[:${PLACE} - 1]) and read.deleted_at is null
    and before.owner = ${sql.placeholder('owner')} and before.deleted_at is null)`;

/** The owner's resumes of these ids with their parts, entries as they were made, as far as there is room in an answer. One query. */
const listWithParts = (db: Db, owner: UserId, ids: readonly ResumeId[]) =>
  (ids.length > 1
    ? prepared(db, 'list_with_parts', () => selectWithParts(db, HAS_ROOM))
    : prepared(db, 'read_with_parts', () => selectWithParts(db, sql`true`))
  ).execute({ owner, ids });

/**
 * A whole resume with its parts, entries as they were made; or undefined. One query, where the document was last written to by
 * a save; else one more asks whether a server of the release before has written to it, which is then brought in first.
 */
export async function findResume(db: Db, { owner, resumeId, now }: Omit<Save, 'basedOn' | 'room'>) {
  const { read } = await findResumes(db, { owner, ids: [resumeId], now });
  return read[0];
}

type Wanted = { owner: UserId; ids: readonly ResumeId[]; now: Date };

/** Those of several resumes that the owner has, each as `findResume` gives it, and the ids of those for which there is no room in an answer. */
export async function findResumes(db: Db, { owner, ids, now }: Wanted) {
  const found = await listWithParts(db, owner, ids);
  let isOld = false;
  for (const { resume, version, isRead, isLastWrittenHere: isOurs } of found) {
    if (!isRead || isOurs || !(await isOutOfDate(db, resume.id, version))) continue;
    await bringIn(db, owner, resume.id, now);
    isOld = true;
  }
  const rows = isOld ? await listWithParts(db, owner, ids) : found;
  return {
    read: rows.filter(({ isRead }) => isRead),
    leftOut: rows.filter(({ isRead }) => !isRead).map(({ resume }) => resume.id),
  };
}

async function bringIn(db: Db, owner: UserId, id: ResumeId, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    if (await lockDocument(transaction, owner, id)) await reconcile(transaction, id, now);
  });
}
