import type { AnySection, ResumeId } from '@shortlist/resume';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import type { UserId } from '#db/user-id.ts';
import { kept } from './owned-queries.ts';
import { type StoredPart, upgradePart } from './parts/stored-part.ts';
import type { Save } from './saved.ts';

/** What a document's own row says; all else stands in its parts. */
const OWN = {
  id: documents.id,
  title: documents.title,
  revision: documents.revision,
  level: documents.level,
  industry: documents.industry,
  editedAt: documents.editedAt,
};

function selectWithParts(db: Db) {
  const inOrder = db
    .select({
      all: sql<StoredPart[]>`coalesce(json_agg(json_build_object(
        'key', ${parts.key}, 'kind', ${parts.kind}, 'clientId', ${parts.clientId},
        'content', ${parts.content}, 'schema', ${parts.schema}, 'revision', ${parts.revision}, 'aiUses', ${parts.aiUses}
      ) order by ${parts.madeAt}, ${parts.position}), '[]')`.as('all'),
    })
    .from(parts)
    .where(and(eq(parts.document, documents.id), isNull(parts.deletedAt)))
    .as('in_order');
  return db
    .select({ resume: OWN, parts: inOrder.all })
    .from(documents)
    .innerJoinLateral(inOrder, sql`true`)
    .where(
      and(
        kept(sql.placeholder('owner')),
        eq(documents.kind, 'resume'),
        sql`${documents.id} = any(${sql.placeholder('ids')})`,
      ),
    );
}

type Wanted = { owner: UserId; ids: readonly ResumeId[]; sections: readonly AnySection[] };

/** The resumes of these ids that the owner has, each with its parts, entries as they were made. One query. */
export async function findResumes(db: Db, { owner, ids, sections }: Wanted) {
  const list = prepared(db, 'list_with_parts', () => selectWithParts(db));
  const found = await list.execute({ owner, ids });
  return found.map((each) => ({
    ...each,
    parts: each.parts.map((part) => upgradePart(part, sections)),
  }));
}

/** A whole resume, as `findResumes` gives it; undefined where the owner has none with this id. */
export async function findResume(
  db: Db,
  { owner, resumeId, sections }: Pick<Save, 'owner' | 'resumeId' | 'sections'>,
) {
  const [found] = await findResumes(db, { owner, ids: [resumeId], sections });
  return found;
}
