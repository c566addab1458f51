import type { AnySection, ResumeId } from '@shortlist/model';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import type { UserId } from '#db/user-id.ts';
import { kept } from './owned-queries.ts';
import { type StoredPart, upgradePart } from './parts/stored-part.ts';
import type { Save } from './saved.ts';

/** Columns of a document's own row; all else stands in its parts. */
const OWN = {
  id: documents.id,
  title: documents.title,
  revision: documents.revision,
  level: documents.level,
  industry: documents.industry,
  editedAt: documents.editedAt,
};

function selectWithParts(db: Db, isRead: SQL<boolean>) {
  const inOrder = db
    .select({
      all: sql<StoredPart[]>`coalesce(json_agg(json_build_object(
        'key', ${parts.key}, 'kind', ${parts.kind}, 'clientId', ${parts.clientId},
        'content', ${parts.content}, 'schema', ${parts.schema}, 'revision', ${parts.revision}, 'aiUses', ${parts.aiUses}
      ) order by ${parts.madeAt}, ${parts.position}), '[]')`.as('all'),
    })
    .from(parts)
    .where(and(eq(parts.document, documents.id), isNull(parts.deletedAt), isRead))
    .as('in_order');
  return db
    .select({ resume: OWN, parts: inOrder.all, isRead })
    .from(documents)
    .innerJoinLateral(inOrder, sql`true`)
    .where(
      and(
        kept(sql.placeholder('owner')),
        eq(documents.kind, 'resume'),
        sql`${documents.id} = any(${IDS})`,
      ),
    )
    .orderBy(PLACE);
}

const IDS = sql`${sql.placeholder('ids')}::uuid[]`;
const PLACE = sql`array_position(${IDS}, ${documents.id})`;

/** Bytes of parts after which no further resume is read in a call: a dozen ordinary ones, and half of what one can hold. */
const READ_BYTES = 1024 * 1024;

/** True if the owner's resumes that are asked for before this one leave room for it. */
const HAS_ROOM = sql<boolean>`(select coalesce(sum(read.bytes), 0) < ${sql.raw(String(READ_BYTES))}
  from parts read join documents before on before.id = read.document
  where read.document = any((${IDS})[:${PLACE} - 1]) and read.deleted_at is null
    and before.owner = ${sql.placeholder('owner')} and before.deleted_at is null)`;

/** The owner's resumes of these ids with their parts, entries as they were made, as far as there is room in an answer. One query. */
const listWithParts = (db: Db, owner: UserId, ids: readonly ResumeId[]) =>
  (ids.length > 1
    ? prepared(db, 'list_with_parts', () => selectWithParts(db, HAS_ROOM))
    : prepared(db, 'read_with_parts', () => selectWithParts(db, sql`true`))
  ).execute({ owner, ids });

type Wanted = { owner: UserId; ids: readonly ResumeId[]; sections: readonly AnySection[] };

/** Those of several resumes that the owner has, each with its parts, and the ids of those for which there is no room in an answer. */
export async function findResumes(db: Db, { owner, ids, sections }: Wanted) {
  const rows = await listWithParts(db, owner, ids);
  return {
    read: rows
      .filter(({ isRead }) => isRead)
      .map(({ resume, parts: stored }) => ({
        resume,
        parts: stored.map((part) => upgradePart(part, sections)),
      })),
    leftOut: rows.filter(({ isRead }) => !isRead).map(({ resume }) => resume.id),
  };
}

/** A whole resume with its parts; undefined where the owner has none with this id. */
export async function findResume(
  db: Db,
  { owner, resumeId, sections }: Pick<Save, 'owner' | 'resumeId' | 'sections'>,
) {
  const { read } = await findResumes(db, { owner, ids: [resumeId], sections });
  return read[0];
}
