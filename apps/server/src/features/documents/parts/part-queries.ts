import type { ContentMerger, EntryId, ResumeId } from '@shortlist/model';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, UserId } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import { orNotFound } from '#http/errors/errors.ts';
import type { Forms } from '../forms.ts';
import { isUuid } from '../ids.ts';
import { OF_KINDS, owned } from '../owned-queries.ts';
import { BYTES_OF_DOCUMENT, OTHER_OWN_SECTIONS, ownSectionOf } from '../room/room-queries.ts';
import type { Save } from '../saved.ts';
import { mergePair, type Pair, type PartRow, upgradeRow } from '../tailored/merge-rows.ts';
import { completeOrder } from '../tailored/order-pair-queries.ts';
import { type StoredPart, upgradePart } from './stored-part.ts';
import { isVersionDue, recentlyBy } from './version-queries.ts';

/** A part by its key; or an entry by its id, the server's or the client's own, of any kind where none is named. */
export type PartRef =
  | { kind: string; key: string }
  | { kind?: string | undefined; id: EntryId | undefined };

export type FoundPair = Pair & { merger: ContentMerger };

/** Facts about a document that a save needs: the part, and how much is stored already. */
export type FoundPart = {
  /** Kind of the document. */
  kind: string;
  stored: StoredPart | undefined;
  /** In a tailored document: the rows that the part is merged from, and how. */
  tailored?: FoundPair;
  /** Raised by every write to the document. */
  version: number;
  /** True if a version should be kept of what the part says, before it is replaced. */
  isVersionDue: boolean | null;
  /** Number of entries of the kind, where the reference may be that of a new entry; 0 elsewhere. */
  ofKind: number;
  /** Bytes of all parts of the document, with `ROW_BYTES` for each. */
  bytes: number;
  /** Sections of the person's own; none where the part's is among them, or the part is of no such section. */
  otherOwnSections: number;
  /** Bytes of the document's earlier versions; null where they have not been counted. */
  historyBytes: number | null;
};

const { placeholder } = sql;

/** Saves and deletions of one document's parts. */
type OfDocument = Omit<Save, 'basedOn' | 'room'>;

/**
 * Locks the owner's document until the transaction ends, so that saves and deletions of its parts follow one another, and
 * finds a part. Undefined where there is no such document. An id that entries of several kinds bear finds none of them.
 */
export async function lockPart(
  db: Db,
  save: OfDocument,
  ref: PartRef,
): Promise<FoundPart | undefined> {
  const isThere = await lockDocument(db, save.owner, save.resumeId);
  return isThere ? findPart(db, save, ref) : undefined;
}

/**
 * Locks the owner's document until the transaction ends, and gives its kind; undefined where there is none. The lock raises the version, so that a
 * save which has read the document without the lock notices.
 */
export async function lockDocument(
  db: Db,
  owner: UserId,
  id: ResumeId,
): Promise<{ kind: string } | undefined> {
  const [locked] = await db
    .update(documents)
    .set({ version: sql`${documents.version} + 1` })
    .where(owned(owner, id))
    .returning({ kind: documents.kind });
  return locked;
}

/** A part as it is now, with what a save of it needs to know; undefined where the owner has no such document. */
export async function findPart(
  db: Db,
  save: OfDocument,
  ref: PartRef,
): Promise<FoundPart | undefined> {
  const { owner, resumeId, kinds, now, forms } = save;
  const { form, isNamed, values, mayBeNew } = naming(ref);
  const ownSection = ownSectionOf('key' in ref ? ref.key : (ref.kind ?? ''));
  const find = prepared(db, ownSection ? `find_own_${form}` : `find_part_${form}`, () =>
    selectPart(db, isNamed, { mayBeNew, isOwn: ownSection !== undefined }),
  );
  const recently = recentlyBy(now);
  const [first, ...others] = await find.execute({
    ...{ owner, id: resumeId, kinds, recently, ownSection },
    ...values,
  });
  if (!first) return undefined;
  const { part, tailoredFrom, ...about } = first;
  if (tailoredFrom !== null)
    return { ...about, ...(await findMerged(db, save, ref, { kind: about.kind, tailoredFrom })) };
  const isOne = others.length === 0;
  return { ...about, stored: part && isOne ? upgradePart(part, forms.sections) : undefined };
}

/** A part of a tailored document, and the rows that it is merged from. */
async function findMerged(
  db: Db,
  { resumeId, forms }: OfDocument,
  ref: PartRef,
  { kind, tailoredFrom }: { kind: string; tailoredFrom: ResumeId },
): Promise<Pick<FoundPart, 'stored' | 'tailored'>> {
  const { form, isNamed, values } = naming(ref);
  const find = prepared(db, `find_pair_${form}`, () => selectPair(db, isNamed));
  const [first, ...others] = await find.execute({ id: resumeId, ...values });
  const merger = orNotFound(forms.mergerOf(kind));
  const rows = first && others.length === 0 ? toPair(first, forms) : {};
  const of = { document: resumeId, base: tailoredFrom };
  const pair = 'key' in ref ? await completeOrder(db, rows, { key: ref.key, ...of }) : rows;
  const stored = mergePair(pair, merger);
  return {
    stored: stored && { ...stored, home: pair.base ? tailoredFrom : undefined },
    tailored: { ...pair, merger },
  };
}

type FoundRow = typeof parts.$inferSelect;

const toPair = (
  { own, base }: { own: FoundRow | null; base: FoundRow | null },
  forms: Forms,
): Pair => ({
  own: own ? toRow(own, forms) : undefined,
  base: base ? toRow(base, forms) : undefined,
});

const toRow = ({ deletedAt, ...row }: FoundRow, forms: Forms): PartRow =>
  upgradeRow({ ...row, isGone: deletedAt !== null }, forms);

const PART = {
  key: parts.key,
  kind: parts.kind,
  clientId: parts.clientId,
  content: parts.content,
  schema: parts.schema,
  revision: parts.revision,
  aiUses: parts.aiUses,
};

function selectPart(
  db: Db,
  isNamed: IsNamed,
  { mayBeNew, isOwn }: { mayBeNew: boolean; isOwn: boolean },
) {
  return db
    .select({
      kind: documents.kind,
      tailoredFrom: documents.tailoredFrom,
      version: documents.version,
      isVersionDue: isVersionDue(placeholder('recently')),
      ofKind: mayBeNew ? ENTRIES_OF_KIND : NONE,
      bytes: BYTES_OF_DOCUMENT,
      otherOwnSections: isOwn ? OTHER_OWN_SECTIONS : NONE,
      historyBytes: documents.historyBytes,
      part: PART,
    })
    .from(documents)
    .leftJoin(parts, and(eq(parts.document, documents.id), isNull(parts.deletedAt), isNamed(parts)))
    .where(and(owned(placeholder('owner'), placeholder('id')), OF_KINDS));
}

/** Parts of the document that a document is tailored from. */
const inherited = alias(parts, 'inherited');

/** Selects the rows of a part in a tailored document, and in the one that it is tailored from; also deleted ones. */
const selectPair = (db: Db, isNamed: IsNamed) =>
  db
    .select({ own: parts, base: inherited })
    .from(documents)
    .leftJoin(parts, and(eq(parts.document, documents.id), isNamed(parts)))
    .leftJoin(inherited, and(eq(inherited.document, documents.tailoredFrom), isNamed(inherited)))
    .where(eq(documents.id, placeholder('id')));

/** Holds for the rows that are meant. */
type IsNamed = (rows: typeof parts | typeof inherited) => SQL;

type Naming = {
  form: string;
  isNamed: IsNamed;
  values: { kind?: string; name?: string };
  /** True if a save may make an entry of the kind. */
  mayBeNew: boolean;
};

const byKey: IsNamed = ({ key }) => sql`${key} = ${placeholder('name')}`;
/** Entries alone have one; those that are inherited are known by the server's ids, and those that are deleted by none. */
const byClientId: IsNamed = (rows) =>
  rows === parts
    ? sql`${rows.clientId} = ${placeholder('name')} and ${rows.deletedAt} is null`
    : sql`false`;

/** Names the row of `parts` that is meant: the condition, which is one of a few, and its values. */
function naming(ref: PartRef): Naming {
  if ('key' in ref)
    return { form: 'by_key', isNamed: byKey, values: { name: ref.key }, mayBeNew: false };
  const { kind = '', id } = ref;
  if (id === undefined)
    return { form: 'new', isNamed: () => sql`false`, values: { kind }, mayBeNew: true };
  if (!isUuid(id)) {
    const byClient = { values: { kind, name: id }, mayBeNew: kind !== '' };
    return kind
      ? {
          ...byClient,
          form: 'by_client_id',
          isNamed: (rows) => sql`${byClientId(rows)} and ${rows.kind} = ${placeholder('kind')}`,
        }
      : { ...byClient, form: 'by_client_id_alone', isNamed: byClientId };
  }
  const uuid = id.toLowerCase();
  const stored = { mayBeNew: false };
  return kind
    ? { ...stored, form: 'entry_by_key', isNamed: byKey, values: { name: `${kind}:${uuid}` } }
    : {
        ...stored,
        form: 'by_id_alone',
        isNamed: ({ key }) => sql`split_part(${key}, ':', 2) = ${placeholder('name')}`,
        values: { name: uuid },
      };
}

const NONE = sql`0`.mapWith(Number);
const ENTRIES_OF_KIND =
  sql`(select count(distinct entry.key) from parts entry where entry.document = any(array[${documents.id}, ${documents.tailoredFrom}])
  and entry.deleted_at is null and entry.kind = ${placeholder('kind')})`.mapWith(Number);
