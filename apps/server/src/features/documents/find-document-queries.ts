import type { AnySection, DocumentKind, ResumeId } from '@shortlist/model';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import { kept, OF_KINDS } from './owned-queries.ts';
import { type StoredPart, upgradePart } from './parts/stored-part.ts';
import { oldestKept } from './parts/version-queries.ts';
import { isThere } from './versions/known-state-queries.ts';
import { type StateOf, type StateRef, selectNow, selectState } from './versions/state-queries.ts';

/** Columns of a document's own row; all else stands in its parts. */
const OWN = {
  id: documents.id,
  kind: documents.kind,
  base: documents.base,
  title: documents.title,
  revision: documents.revision,
  level: documents.level,
  industry: documents.industry,
  editedAt: documents.editedAt,
};

/** Members of a part as JSON. Its rows bear this name in the statement. */
const jsonOf = (rows: SQL) => sql`json_build_object(
  'key', ${rows}.key, 'kind', ${rows}.kind, 'clientId', ${rows}.client_id,
  'content', ${rows}.content, 'schema', ${rows}.schema, 'revision', ${rows}.revision, 'aiUses', ${rows}.ai_uses)`;

/** The parts that documents may show of what they follow, of a document that follows something. */
const OF_BASE = sql<StoredPart[] | null>`case when ${documents.base} is not null then (
  select json_agg(${jsonOf(sql`followed`)}) from parts followed where followed.document = ${documents.base}
    and followed.deleted_at is null and followed.key = any(${sql.placeholder('followed')}::text[])) end`;

const OF_DOCUMENT = sql`${documents.id}`;

function selectWithParts(db: Db, isRead: SQL<boolean>, state = selectNow(OF_DOCUMENT)) {
  const inOrder = db
    .select({
      all: sql<
        StoredPart[]
      >`coalesce(json_agg(${jsonOf(sql`state`)} order by state.made_at, state.position), '[]')`.as(
        'all',
      ),
    })
    .from(sql`(${state}) state`)
    .where(isRead)
    .as('in_order');
  return db
    .select({ document: OWN, parts: inOrder.all, ofBase: OF_BASE, isRead })
    .from(documents)
    .innerJoinLateral(inOrder, sql`true`)
    .where(and(kept(sql.placeholder('owner')), OF_KINDS, sql`${documents.id} = any(${IDS})`))
    .orderBy(PLACE);
}

const IDS = sql`${sql.placeholder('ids')}::uuid[]`;
const PLACE = sql`array_position(${IDS}, ${documents.id})`;

/** Bytes of parts after which no further resume is read in a call: a dozen ordinary ones, and half of what one can hold. */
const READ_BYTES = 1024 * 1024;

/** True if the owner's documents that are asked for before this one leave room for it. */
const HAS_ROOM = sql<boolean>`(select coalesce(sum(read.bytes), 0) < ${sql.raw(String(READ_BYTES))}
  from parts read join documents before on before.id = read.document
  where read.document = any((${IDS})[:${PLACE} - 1]) and read.deleted_at is null
    and before.owner = ${sql.placeholder('owner')} and before.deleted_at is null)`;

type Wanted = {
  owner: UserId;
  ids: readonly ResumeId[];
  /** An earlier state of the one document, as it is known at `now`; what it says now where none is named. */
  state?: { of: StateRef; now: Date };
  sections: readonly AnySection[];
  kinds: readonly DocumentKind[];
};

/** The owner's documents of these ids and kinds with their parts, entries as they were made, as far as there is room in an answer. One query. */
const listWithParts = (db: Db, { owner, ids, kinds, state }: Wanted) =>
  (state ? prepareState(db, state.of) : prepareNow(db, ids)).execute({
    ...{ owner, ids, kinds: kinds.map(({ kind }) => kind) },
    followed: kinds.flatMap(({ follows }) => follows?.parts ?? []),
    ...(state && stateValues(state)),
  });

const prepareNow = (db: Db, ids: readonly ResumeId[]) =>
  ids.length > 1
    ? prepared(db, 'list_with_parts', () => selectWithParts(db, HAS_ROOM))
    : prepared(db, 'read_with_parts', () => selectWithParts(db, sql`true`));

const prepareState = (db: Db, state: StateRef) =>
  'moment' in state
    ? prepared(db, 'read_moment', () => selectOfState(db, { moment: MOMENT }))
    : prepared(db, 'read_before', () => selectOfState(db, { before: BEFORE }));

const selectOfState = (db: Db, of: StateOf<SQL>) =>
  selectWithParts(db, isThere(of, OLDEST), selectState(OF_DOCUMENT, of));

const MOMENT = sql`${sql.placeholder('moment')}`;
const BEFORE = sql`${sql.placeholder('before')}`;
const OLDEST = sql`${sql.placeholder('oldest')}`;

const stateValues = ({ of, now }: { of: StateRef; now: Date }) =>
  'moment' in of ? of : { before: of.before.toISOString(), oldest: oldestKept(now).toISOString() };

/** Those of several documents that the owner has, each with its parts, and the ids of those for which there is no room in an answer. */
export async function findDocuments(db: Db, wanted: Wanted) {
  const rows = await listWithParts(db, wanted);
  const upgrade = (part: StoredPart) => upgradePart(part, wanted.sections);
  return {
    read: rows
      .filter(({ isRead }) => isRead)
      .map(({ document, parts: stored, ofBase }) => ({
        document,
        parts: stored.map(upgrade),
        base: followedOf(wanted.kinds, { document, parts: stored, ofBase }, upgrade),
      })),
    leftOut: rows.filter(({ isRead }) => !isRead).map(({ document }) => document.id),
  };
}

type Row = {
  document: { kind: string; base: ResumeId | null };
  parts: readonly StoredPart[];
  ofBase: readonly StoredPart[] | null;
};

/** Returns what a document shows of the one that it follows: the parts that it has none of its own of. */
function followedOf(
  kinds: readonly DocumentKind[],
  { document, parts: own, ofBase }: Row,
  upgrade: (part: StoredPart) => StoredPart,
) {
  const follows = kinds.find(({ kind }) => kind === document.kind)?.follows;
  if (!follows || document.base === null) return undefined;
  const isShown = ({ key }: StoredPart) =>
    follows.parts.includes(key) && !own.some((part) => part.key === key);
  return { id: document.base, parts: (ofBase ?? []).filter(isShown).map(upgrade) };
}

type WantedDocument = Omit<Wanted, 'ids'> & { id: ResumeId };

/** A whole document with its parts; undefined where the owner has none with this id, or no such state of it. */
export async function findDocument(db: Db, { id, ...wanted }: WantedDocument) {
  const { read } = await findDocuments(db, { ...wanted, ids: [id] });
  return read[0];
}
