import type { DocumentKind, ResumeId } from '@shortlist/model';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { Forms } from './forms.ts';
import { BASE, kept, OF_KINDS } from './owned-queries.ts';
import { type StoredPart, upgradePart } from './parts/stored-part.ts';
import { oldestKept } from './parts/version-queries.ts';
import { type MergedPart, mergeRows, type PartRow } from './tailored/merge-rows.ts';
import { isThere } from './versions/known-state-queries.ts';
import {
  type StateOf,
  type StateRef,
  selectNow,
  selectRows,
  selectState,
} from './versions/state-queries.ts';

const OF_DOCUMENT = sql`${documents.id}`;
const IS_FOLLOWED = sql`listed.key = any(${sql.placeholder('followed')}::text[])`;

/** Columns of a document's own row; all else stands in its parts. */
const OWN = {
  id: documents.id,
  kind: documents.kind,
  base: documents.base,
  ...BASE,
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

/** Members of a row of `parts` as JSON, as a merge needs them. */
const rowOf = (rows: SQL) => sql`json_build_object(
  'key', ${rows}.key, 'kind', ${rows}.kind, 'clientId', ${rows}.client_id,
  'content', ${rows}.content, 'schema', ${rows}.schema, 'revision', ${rows}.revision, 'aiUses', ${rows}.ai_uses,
  'baseContent', ${rows}.base_content, 'baseSchema', ${rows}.base_schema, 'isGone', ${rows}.is_gone)`;

const rowsOf = (document: SQL, { before, which = sql`true` }: { before?: SQL; which?: SQL } = {}) =>
  sql`(select coalesce(json_agg(${rowOf(sql`listed`)} order by listed.made_at, listed.position), '[]')
    from (${selectRows(document, before)}) listed where ${which})`;

/** Rows that a document is merged from: its own, and those of the document that it is tailored from. */
type Rows = { own: PartRow[]; base: PartRow[] };

const TAILORED_FROM = sql`${documents.tailoredFrom}`;

/** The rows of a tailored document, as they are or as they were before a time. */
const selectMerged = (
  before?: SQL,
) => sql<Rows | null>`case when ${TAILORED_FROM} is not null then json_build_object(
  'own', ${rowsOf(OF_DOCUMENT, { ...(before && { before }) })},
  'base', ${rowsOf(TAILORED_FROM, { ...(before && { before }), which: IS_NEEDED })}) end`;

/** Of deleted parts of a base those alone count that a document has a row of. */
const IS_NEEDED = sql`(not listed.is_gone or exists (select 1 from parts own where own.document = ${documents.id} and own.key = listed.key))`;

/** The parts that documents may show of what they follow, of a document that follows something, which may be tailored itself. */
const OF_BASE = sql<
  (Rows & { isTailored: boolean }) | null
>`case when ${documents.base} is not null then (
  select json_build_object('isTailored', followed.tailored_from is not null,
    'own', ${rowsOf(sql`followed.id`, { which: IS_FOLLOWED })},
    'base', ${rowsOf(sql`followed.tailored_from`, { which: IS_FOLLOWED })})
  from documents followed where followed.id = ${documents.base}) end`;

type State = { parts: SQL; merged: SQL<Rows | null> };

const NOW: State = { parts: selectNow(OF_DOCUMENT), merged: selectMerged() };

function selectWithParts(db: Db, isRead: SQL<boolean>, { parts, merged }: State = NOW) {
  const inOrder = db
    .select({
      all: sql<
        StoredPart[]
      >`coalesce(json_agg(${jsonOf(sql`state`)} order by state.made_at, state.position), '[]')`.as(
        'all',
      ),
    })
    .from(sql`(${parts}) state`)
    .where(isRead)
    .as('in_order');
  return db
    .select({
      document: OWN,
      parts: inOrder.all,
      merged: sql<Rows | null>`case when ${isRead} then ${merged} end`,
      ofBase: OF_BASE,
      isRead,
    })
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
  selectWithParts(db, isThere(of, OLDEST), {
    parts: selectState(OF_DOCUMENT, of),
    // A moment has kept all parts whole.
    merged: 'before' in of ? selectMerged(of.before) : sql<null>`null`,
  });

const MOMENT = sql`${sql.placeholder('moment')}`;
const BEFORE = sql`${sql.placeholder('before')}`;
const OLDEST = sql`${sql.placeholder('oldest')}`;

const stateValues = ({ of, now }: { of: StateRef; now: Date }) =>
  'moment' in of ? of : { before: of.before.toISOString(), oldest: oldestKept(now).toISOString() };

/** Those of several documents that the owner has, each with its parts, and the ids of those for which there is no room in an answer. */
export async function findDocuments(db: Db, wanted: Wanted) {
  const { forms, kinds } = wanted;
  const rows = await listWithParts(db, wanted);
  return {
    read: rows
      .filter(({ isRead }) => isRead)
      .map((row) => ({
        document: row.document,
        parts: partsOf(row, forms),
        base: followedOf(row, kinds, forms),
      })),
    leftOut: rows.filter(({ isRead }) => !isRead).map(({ document }) => document.id),
  };
}

type Row = Awaited<ReturnType<typeof listWithParts>>[number];

const partsOf = ({ document, parts, merged }: Row, forms: Forms): StoredPart[] =>
  merged
    ? merge(document.kind, merged, forms)
    : parts.map((part) => upgradePart(part, forms.sections));

function merge(kind: string, { own, base }: Rows, forms: Forms): MergedPart[] {
  const merger = forms.mergerOf(kind);
  // Documents of kinds that are known alone are read.
  return merger ? mergeRows(own, base, { forms, merger }) : [];
}

/** Returns what a document shows of the one that it follows: the parts that it has none of its own of. */
function followedOf(
  { document, parts: own, ofBase }: Row,
  kinds: readonly DocumentKind[],
  forms: Forms,
) {
  const follows = kinds.find(({ kind }) => kind === document.kind)?.follows;
  if (!follows || document.base === null) return undefined;
  const isShown = ({ key }: StoredPart) =>
    follows.parts.includes(key) && !own.some((part) => part.key === key);
  return { id: document.base, parts: partsOfBase(ofBase, follows.kind, forms).filter(isShown) };
}

function partsOfBase(rows: Row['ofBase'], kind: string, forms: Forms): StoredPart[] {
  if (!rows) return [];
  if (rows.isTailored) return merge(kind, rows, forms);
  return rows.own.filter(({ isGone }) => !isGone).map((part) => upgradePart(part, forms.sections));
}

type WantedDocument = Omit<Wanted, 'ids'> & { id: ResumeId };

/** A whole document with its parts; undefined where the owner has none with this id, or no such state of it. */
export async function findDocument(db: Db, { id, ...wanted }: WantedDocument) {
  const { read } = await findDocuments(db, { ...wanted, ids: [id] });
  return read[0];
}
