import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import {
  documents,
  momentParts,
  moments,
  parts,
  partVersions,
} from '#db/schema/document-schema.ts';

/**
 * Reads the documents of an owner one by one, of every kind and deleted ones too: each with its parts and their earlier versions
 * as they are stored, in the form that `schema` numbers, and the moments that name some of these.
 */
export async function* readDocuments(db: Db, owner: UserId): AsyncGenerator<object> {
  const found = await db
    .select({
      document_id: documents.id,
      kind: documents.kind,
      base: documents.base,
      tailored_from: documents.tailoredFrom,
      title: documents.title,
      level: documents.level,
      industry: documents.industry,
      revision: documents.revision,
      created: documents.createdAt,
      edited: documents.editedAt,
      deleted: documents.deletedAt,
    })
    .from(documents)
    .where(eq(documents.owner, owner))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  for (const document of found) {
    const id = document.document_id;
    yield {
      document,
      parts: await listParts(db, id),
      versions: await listAllVersions(db, id),
      moments: await listMoments(db, id),
    };
  }
}

type DocumentId = typeof documents.$inferSelect.id;

async function listParts(db: Db, document: DocumentId): Promise<object[]> {
  const found = await db
    .select({
      key: parts.key,
      schema: parts.schema,
      content: parts.content,
      revision: parts.revision,
      base_content: parts.baseContent,
      base_schema: parts.baseSchema,
      is_left_out: sql<boolean>`${parts.deletedAt} is not null`,
    })
    .from(parts)
    .where(
      and(eq(parts.document, document), or(isNull(parts.deletedAt), isNotNull(parts.baseContent))),
    )
    .orderBy(parts.madeAt, parts.position);
  return found.map(withoutUnsaid);
}

async function listAllVersions(db: Db, document: DocumentId): Promise<object[]> {
  const found = await db
    .select({
      key: partVersions.key,
      schema: partVersions.schema,
      content: partVersions.content,
      revision: partVersions.revision,
      until: partVersions.madeAt,
      base_content: partVersions.baseContent,
      base_schema: partVersions.baseSchema,
      is_left_out: partVersions.isGone,
    })
    .from(partVersions)
    .where(eq(partVersions.document, document))
    .orderBy(partVersions.key, partVersions.revision);
  return found.map(withoutUnsaid);
}

type OfTailored = { base_content: object | null; base_schema: number | null; is_left_out: boolean };

/** Leaves out what there is to say of a part of a tailored document, and of one that was not there, where it is neither. */
const withoutUnsaid = <T extends OfTailored>({
  base_content,
  base_schema,
  is_left_out,
  ...part
}: T) => ({
  ...part,
  ...(base_content && { base_content, base_schema }),
  ...(is_left_out && { is_left_out }),
});

/** The moments of a document, each with the revision of each part that it keeps. */
const listMoments = (db: Db, document: DocumentId) =>
  db
    .select({
      version_id: moments.id,
      reason: moments.reason,
      name: moments.name,
      at: moments.asOf,
      parts: sql<
        Record<string, number>
      >`(select coalesce(jsonb_object_agg(${momentParts.key}, ${momentParts.revision}), '{}')
        from ${momentParts} where ${momentParts.moment} = ${moments.id})`,
    })
    .from(moments)
    .where(eq(moments.document, document))
    .orderBy(moments.asOf, moments.id);
