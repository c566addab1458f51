import type { DocumentKind, ResumeId } from '@shortlist/model';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { Forms } from './forms.ts';
import { kept, OF_KINDS } from './owned-queries.ts';
import { type StoredPart, upgradePart } from './parts/stored-part.ts';
import { oldestKept } from './parts/version-queries.ts';
import type { MergedPart } from './tailored/merge-rows.ts';
import {
  mergeTailored,
  readRows,
  readRowsOf,
  type TailoredRows,
} from './tailored/read-rows-queries.ts';
import { isThere } from './versions/known-state-queries.ts';
import { type StateOf, type StateRef, selectNow, selectState } from './versions/state-queries.ts';

const OF_DOCUMENT = sql`${documents.id}`;

/** Columns of a document's own row; all else stands in its parts. */
const OWN = {
  id: documents.id,
  kind: documents.kind,
  base: documents.base,
  tailoredFrom: documents.tailoredFrom,
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

/** The document that one follows, with the parts that this may show of it; and the one that it is tailored from, if it is. */
const OF_BASE = sql<OfBase | null>`case when ${documents.base} is not null then json_build_object(
  'id', ${documents.base},
  'tailoredFrom', (select followed.tailored_from from documents followed where followed.id = ${documents.base}),
  'parts', (select coalesce(json_agg(${jsonOf(sql`followed`)}), '[]') from parts followed where followed.document = ${documents.base}
    and followed.deleted_at is null and followed.key = any(${sql.placeholder('followed')}::text[]))) end`;

type OfBase = { id: ResumeId; tailoredFrom: ResumeId | null; parts: StoredPart[] };

/** Selects documents with the parts of `state`, those of which `hasParts` holds. */
function selectWithParts(
  db: Db,
  isRead: SQL<boolean>,
  { state, hasParts, of = ONE }: { state: SQL; hasParts: SQL; of?: Choice },
) {
  const inOrder = db
    .select({
      all: sql<
        StoredPart[]
      >`coalesce(json_agg(${jsonOf(sql`state`)} order by state.made_at, state.position), '[]')`.as(
        'all',
      ),
    })
    .from(sql`(${state}) state`)
    .where(sql`${isRead} and ${hasParts}`)
    .as('in_order');
  return db
    .select({ document: OWN, parts: inOrder.all, ofBase: OF_BASE, isRead })
    .from(documents)
    .innerJoinLateral(inOrder, sql`true`)
    .where(and(kept(sql.placeholder('owner')), OF_KINDS, of.isWanted))
    .orderBy(...of.order);
}

/** The rows that a tailored document is merged from are read by themselves. */
const NOT_MERGED = sql`${documents.tailoredFrom} is null`;
const NOW = { state: selectNow(OF_DOCUMENT), hasParts: NOT_MERGED };

const IDS = sql`${sql.placeholder('ids')}::uuid[]`;
const PLACE = sql`array_position(${IDS}, ${documents.id})`;

type Choice = { isWanted: SQL; order: SQL[] };

/** One document by its id, for which PostgreSQL keeps a plan: one for any array it would make anew each time. */
const ONE: Choice = { isWanted: sql`${documents.id} = ${sql.placeholder('id')}::uuid`, order: [] };
const SEVERAL: Choice = { isWanted: sql`${documents.id} = any(${IDS})`, order: [PLACE] };

/** Bytes of parts after which no further resume is read in a call: a dozen ordinary ones, and half of what one can hold. */
const READ_BYTES = 1024 * 1024;

/** True if the owner's documents that are asked for before this one leave room for it. */
const HAS_ROOM = sql<boolean>`(select coalesce(sum(read.bytes), 0) < ${sql.raw(String(READ_BYTES))}
  from documents before join parts read on read.document = any(array[before.id, before.tailored_from])
  where before.id = any((${IDS})[:${PLACE} - 1]) and read.deleted_at is null
    and before.owner = ${sql.placeholder('owner')} and before.deleted_at is null)`;

type Wanted = {
  owner: UserId;
  ids: readonly ResumeId[];
  /** An earlier state of the one document, as it is known at `now`; what it says now where none is named. */
  state?: { of: StateRef; now: Date };
  forms: Forms;
  kinds: readonly DocumentKind[];
};

/** The owner's documents of these ids and kinds with their parts, entries as they were made, as far as there is room in an answer. One query. */
const listWithParts = (db: Db, { owner, ids, kinds, state }: Wanted) =>
  (state ? prepareState(db, state.of) : prepareNow(db, ids)).execute({
    ...{ owner, ids, id: ids[0], kinds: kinds.map(({ kind }) => kind) },
    followed: followedParts(kinds),
    ...(state && stateValues(state)),
  });

const prepareNow = (db: Db, ids: readonly ResumeId[]) =>
  ids.length > 1
    ? prepared(db, 'list_with_parts', () => selectWithParts(db, HAS_ROOM, { ...NOW, of: SEVERAL }))
    : prepared(db, 'read_with_parts', () => selectWithParts(db, sql`true`, NOW));

const prepareState = (db: Db, state: StateRef) =>
  'moment' in state
    ? prepared(db, 'read_moment', () => selectOfState(db, { moment: MOMENT }))
    : prepared(db, 'read_before', () => selectOfState(db, { before: BEFORE }));

const selectOfState = (db: Db, of: StateOf<SQL>) =>
  selectWithParts(db, isThere(of, OLDEST), {
    state: selectState(OF_DOCUMENT, of),
    // A moment has kept all parts whole.
    hasParts: 'moment' in of ? sql`true` : NOT_MERGED,
  });

const MOMENT = sql`${sql.placeholder('moment')}`;
const BEFORE = sql`${sql.placeholder('before')}`;
const OLDEST = sql`${sql.placeholder('oldest')}`;

const stateValues = ({ of, now }: { of: StateRef; now: Date }) =>
  'moment' in of ? of : { before: of.before.toISOString(), oldest: oldestKept(now).toISOString() };

/** Those of several documents that the owner has, each with its parts, and the ids of those for which there is no room in an answer. */
export async function findDocuments(db: Db, wanted: Wanted) {
  const rows = await listWithParts(db, wanted);
  const read = rows.filter(({ isRead }) => isRead);
  const tailored = await findTailored(db, read, wanted);
  const followed = await findFollowed(db, read, wanted);
  return {
    read: read.map((row) => toFound(row, { tailored, followed }, wanted)),
    leftOut: rows.filter(({ isRead }) => !isRead).map(({ document }) => document.id),
  };
}

type Row = Awaited<ReturnType<typeof listWithParts>>[number];
type RowsById = ReadonlyMap<ResumeId, TailoredRows>;

const byId = (rows: readonly TailoredRows[]): RowsById => new Map(rows.map((row) => [row.id, row]));

/** Reads the rows of those that are tailored among documents. */
async function findTailored(db: Db, read: readonly Row[], { state }: Wanted): Promise<RowsById> {
  const ids = read.flatMap(({ document: { id, tailoredFrom } }) => (tailoredFrom ? id : []));
  const before = state && 'before' in state.of ? state.of.before : undefined;
  return byId(await readRows(db, ids, before));
}

/** Reads the rows of those that are tailored among what documents follow, as far as these show them; as they are now in each state of a document. */
async function findFollowed(db: Db, read: readonly Row[], { kinds }: Wanted): Promise<RowsById> {
  const ids = new Set(read.flatMap(({ ofBase }) => (ofBase?.tailoredFrom ? ofBase.id : [])));
  return byId(await readRowsOf(db, [...ids], followedParts(kinds)));
}

const followedParts = (kinds: readonly DocumentKind[]) =>
  kinds.flatMap(({ follows }) => follows?.parts ?? []);

function toFound(
  { document, parts, ofBase }: Row,
  { tailored, followed }: { tailored: RowsById; followed: RowsById },
  { forms, kinds, state }: Pick<Wanted, 'forms' | 'kinds' | 'state'>,
) {
  const partsOf = (rows: TailoredRows | undefined, plain: readonly StoredPart[]) =>
    rows ? mergeTailored(rows, forms) : plain.map((part) => upgradePart(part, forms.sections));
  const rows = tailored.get(document.id);
  const isWhole = state !== undefined && 'moment' in state.of;
  const own: (MergedPart | StoredPart)[] = isWhole
    ? ofBaseFirst(partsOf(undefined, parts), rows)
    : partsOf(rows, parts);
  const follows = kinds.find(({ kind }) => kind === document.kind)?.follows;
  const isShown = ({ key }: StoredPart) =>
    follows?.parts.includes(key) && !own.some((part) => part.key === key);
  return {
    document: {
      ...document,
      baseId: rows?.baseId ?? null,
      baseEdited: rows?.baseEdited ?? null,
    },
    parts: own,
    /** The one that it follows, with the parts that it has none of its own of. */
    base:
      follows && ofBase
        ? { id: ofBase.id, parts: partsOf(followed.get(ofBase.id), ofBase.parts).filter(isShown) }
        : undefined,
  };
}

/** Puts what a tailored document has from its base before what is its own, as a merge does. */
function ofBaseFirst(parts: readonly StoredPart[], rows: TailoredRows | undefined): StoredPart[] {
  const ofBase = new Set(rows?.ofBase.map(({ key }) => key));
  return parts.toSorted(
    (one, other) => Number(ofBase.has(other.key)) - Number(ofBase.has(one.key)),
  );
}

type WantedDocument = Omit<Wanted, 'ids'> & { id: ResumeId };

/** A whole document with its parts; undefined where the owner has none with this id, or no such state of it. */
export async function findDocument(db: Db, { id, ...wanted }: WantedDocument) {
  const { read } = await findDocuments(db, { ...wanted, ids: [id] });
  return read[0];
}
