import { randomUUID } from 'node:crypto';
import { ROW_BYTES } from '@shortlist/contracts';
import type { DocumentKind, ExperienceLevel, ResumeId } from '@shortlist/model';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { Forms } from './forms.ts';
import { kept, lockOwner } from './owned-queries.ts';
import { type Bound, inSteps, type Room } from './room/room.ts';
import { ownerTotals } from './room/room-queries.ts';

const { placeholder } = sql;

/** The owner's documents of a kind as the list shows them, last edited first, each with the one that it is tailored from. One query. */
export async function listDocuments(db: Db, owner: UserId, kind: string) {
  const list = prepared(db, 'list_documents', () =>
    db
      .select({
        id: documents.id,
        kind: documents.kind,
        title: documents.title,
        level: documents.level,
        industry: documents.industry,
        editedAt: documents.editedAt,
        revision: documents.revision,
        base: documents.base,
        tailoredFrom: documents.tailoredFrom,
      })
      .from(documents)
      .where(and(kept(placeholder('owner')), eq(documents.kind, placeholder('kind'))))
      .orderBy(desc(documents.editedAt), desc(documents.createdAt), documents.id),
  );
  const listed = await list.execute({ owner, kind });
  const byId = new Map(listed.map((document) => [document.id, document]));
  // One whose base is deleted has none in the list.
  return listed.map(({ tailoredFrom, ...document }) => {
    const base = tailoredFrom === null ? undefined : byId.get(tailoredFrom);
    return { ...document, baseId: base?.id ?? null, baseEdited: base?.editedAt ?? null };
  });
}

export type NewDocument = {
  kind: DocumentKind;
  /** Of the client, or of the submission that it is made by; without one the database gives an id. */
  id: ResumeId | undefined;
  title: string;
  level: ExperienceLevel | '';
  industry: string;
  /** The document that it follows. */
  base: ResumeId | undefined;
  /** Parts beside those that every document of the kind begins with. */
  further?: Contents | undefined;
};

/**
 * Makes an empty document, unless the owner has the one with this id already, and gives its id; the bound where the
 * owner has as many as there may be of its kind or no room, `taken` when another document has this id, `baseless` where the owner has nothing of that
 * kind that it could follow, `ownerless` when the owner, a guest, has just become an account.
 */
export async function createDocument(
  db: Db,
  owner: UserId,
  document: NewDocument,
  { now, room, forms }: { now: Date; room: Room; forms: Forms },
): Promise<{ id: ResumeId } | { bound: Bound } | 'taken' | 'baseless' | 'ownerless'> {
  const { kind } = document;
  const contents = { ...kind.firstParts(), ...document.further };
  const bytes = bytesOf(contents);
  return db.transaction(async (transaction) => {
    const there = await countOf(transaction, owner, kind.kind);
    if (there === undefined) return 'ownerless';
    const bound = findOwnersBound({ ...there, bytes: there.bytes + inSteps(bytes) }, kind, room);
    const refused = bound ? { bound } : await findBaseless(transaction, owner, document);
    const created = refused
      ? undefined
      : await insertDocument(transaction, { ...document, owner, contents, bytes, now });
    if (created) {
      await room.countGrowth(transaction, bytes);
      await forms.writtenOf(kind.kind)?.refresh(transaction, { document: created.id, now });
      return created;
    }
    const made = document.id && (await findMade(transaction, owner, kind.kind, document.id));
    return made || refused || 'taken';
  });
}

/** `baseless` where the owner does not have what a document is to follow, of the kind that it can; a deleted one counts. */
async function findBaseless(
  db: Db,
  owner: UserId,
  { kind, base }: NewDocument,
): Promise<'baseless' | undefined> {
  if (base === undefined) return undefined;
  const ofBase = kind.follows?.kind;
  const found = ofBase && (await findMade(db, owner, ofBase, base));
  return found ? undefined : 'baseless';
}

/** The bound that an owner would pass with all this beside one document more of a kind. */
export function findOwnersBound(
  { documents: there, bytes }: { documents: number; bytes: number },
  { most }: Pick<DocumentKind, 'most'>,
  room: Room,
): Bound | undefined {
  if (there >= most) return 'documents';
  return bytes > room.mostBytes ? room.of : undefined;
}

export type Contents = ReturnType<DocumentKind['firstParts']>;

/** Bytes that parts take, about. */
export const bytesOf = (contents: Contents): number =>
  Object.values(contents).reduce(
    (sum, content) => sum + JSON.stringify(content).length + ROW_BYTES,
    0,
  );

type DocumentToInsert = NewDocument & {
  owner: UserId;
  contents: Contents;
  bytes: number;
  now: Date;
};

/** Inserts a document with the parts that every one of its kind has, in one statement; undefined where there is one with this id. */
async function insertDocument(db: Db, { kind, ...document }: DocumentToInsert) {
  const insert = prepared(db, 'insert_document', () => buildInsert(db));
  const [created] = await insert.execute({
    ...document,
    ...{ kind: kind.kind, base: document.base ?? null },
    ...{ id: document.id ?? randomUUID(), madeAt: document.now.toISOString() },
    contents: JSON.stringify(document.contents),
  });
  return created;
}

function buildInsert(db: Db) {
  const made = db.$with('made').as(
    db
      .insert(documents)
      .values({
        id: placeholder('id'),
        owner: placeholder('owner'),
        kind: placeholder('kind'),
        base: placeholder('base'),
        title: placeholder('title'),
        level: placeholder('level'),
        industry: placeholder('industry'),
        createdAt: placeholder('now'),
        editedAt: placeholder('now'),
        bytes: placeholder('bytes'),
        historyBytes: 0,
      })
      .onConflictDoNothing()
      .returning({ id: documents.id }),
  );
  const inside = db
    .$with('inside', {})
    .as(sql`insert into parts (document, key, kind, content, made_at)
    select id, kind, kind, content, ${placeholder('madeAt')}::timestamptz
    from made, jsonb_each(${placeholder('contents')}::jsonb) as part (kind, content)`);
  return db.with(made, inside).select().from(made);
}

/** The owner's document of a kind with this id, also a deleted one. */
export async function findMade(db: Db, owner: UserId, kind: string, id: ResumeId) {
  const [made] = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(and(eq(documents.owner, owner), eq(documents.id, id), eq(documents.kind, kind)));
  return made;
}

/** The name of the kind of the owner's document with this id, also of a deleted one. */
export async function findKind(db: Db, owner: UserId, id: ResumeId): Promise<string | undefined> {
  const [found] = await db
    .select({ kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.owner, owner), eq(documents.id, id)));
  return found?.kind;
}

/**
 * Counts the owner's documents of a kind, and the bytes that all of them keep; undefined when there is no such owner any more. Locks the
 * owner first, so that two creations at once cannot both take the last place.
 */
export async function countOf(db: Db, owner: UserId, kind: string) {
  if (!(await lockOwner(db, owner))) return undefined;
  const add = prepared(db, 'count_documents', () =>
    db
      .select(ownerTotals)
      .from(documents)
      .where(eq(documents.owner, placeholder('owner'))),
  );
  const [counted] = await add.execute({ owner, kind });
  return counted;
}
