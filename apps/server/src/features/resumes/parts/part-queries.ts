import type { EntryId, ResumeId } from '@shortlist/resume';
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { parts } from '#db/document-schema.ts';
import { resumes } from '#db/schema.ts';
import type { UserId } from '#db/user-id.ts';
import { isUuid } from '../ids.ts';
import { owned } from '../owned-queries.ts';
import type { Save } from '../saved.ts';
import { isOutOfDate, reconcile } from './reconcile-queries.ts';
import { PLAIN_KINDS, type StoredPart } from './stored-part.ts';
import { isVersionDue } from './version-queries.ts';

/** A part by its key; or an entry by its id, the server's or the client's own, of any kind where none is named. */
export type PartRef =
  | { kind: string; key: string }
  | { kind?: string | undefined; id: EntryId | undefined };

/** What a save needs to know of a document: the part, and how much the other entries are. */
export type FoundPart = {
  stored: StoredPart | undefined;
  /** Whether a version should be kept of what the part says, before it is replaced. */
  isVersionDue: boolean | null;
  /** How many entries there are of the kind that the reference names. */
  ofKind: number;
  /** Bytes of all entries but this one. */
  otherBytes: number;
};

/**
 * Locks the owner's document until the transaction ends, so that saves and deletions of its parts follow one another;
 * brings in what a server of the release before has written; and finds a part. Undefined where there is no such
 * document. An id that entries of several kinds bear finds none of them.
 */
export async function lockPart(
  db: Db,
  { owner, resumeId, now }: Omit<Save, 'basedOn'>,
  ref: PartRef,
): Promise<FoundPart | undefined> {
  if (!(await lockDocument(db, owner, resumeId))) return undefined;
  const found = await findPart(db, resumeId, ref, now);
  if (!found.isOutOfDate) return found;
  await reconcile(db, resumeId, now);
  return findPart(db, resumeId, ref, now);
}

/** Locks the owner's document until the transaction ends; false where there is none. */
export async function lockDocument(db: Db, owner: UserId, id: ResumeId): Promise<boolean> {
  const locked = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(owned(owner, id))
    .for('update');
  return locked.length > 0;
}

async function findPart(db: Db, document: ResumeId, ref: PartRef, now: Date) {
  const rows = await db
    .select({
      isOutOfDate: isOutOfDate(resumes.id),
      isVersionDue: isVersionDue(now),
      ofKind: 'id' in ref ? countOf(ref.kind) : sql`0`.mapWith(Number),
      otherBytes: 'id' in ref ? bytesBeside(ref) : sql`0`.mapWith(Number),
      part: {
        key: parts.key,
        kind: parts.kind,
        clientId: parts.clientId,
        content: parts.content,
        revision: parts.revision,
        aiUses: parts.aiUses,
      },
    })
    .from(resumes)
    .leftJoin(parts, and(eq(parts.document, resumes.id), isNull(parts.deletedAt), isNamed(ref)))
    .where(eq(resumes.id, document));
  const [first, ...others] = rows;
  if (!first) throw new Error('A locked document is there.');
  const { part, ...about } = first;
  return { ...about, stored: part && others.length === 0 ? part : undefined };
}

/** Whether a row of `parts` is the one that is meant. */
function isNamed(ref: PartRef): SQL | undefined {
  if ('key' in ref) return eq(parts.key, ref.key);
  const { kind, id } = ref;
  if (id === undefined) return sql`false`;
  if (!isUuid(id)) {
    const ofKind = kind === undefined ? notInArray(parts.kind, PLAIN_KINDS) : eq(parts.kind, kind);
    return and(eq(parts.clientId, id), ofKind);
  }
  const uuid = id.toLowerCase();
  return kind === undefined
    ? sql`split_part(${parts.key}, ':', 2) = ${uuid}`
    : eq(parts.key, `${kind}:${uuid}`);
}

const countOf = (kind: string | undefined) =>
  sql`(select count(*) from ${parts} where ${parts.document} = ${resumes.id}
    and ${parts.deletedAt} is null and ${parts.kind} = ${kind ?? ''})`.mapWith(Number);

const bytesBeside = (ref: PartRef) =>
  sql`(select coalesce(sum(octet_length(${parts.content}::text)), 0) from ${parts}
    where ${parts.document} = ${resumes.id} and ${parts.deletedAt} is null
    and ${notInArray(parts.kind, PLAIN_KINDS)} and (${isNamed(ref)}) is not true)`.mapWith(Number);
