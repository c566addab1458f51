import type { EditReason, MadeBy, MomentReason, OfferedChange } from '@shortlist/contracts';
import type { ExperienceLevel, ResumeId } from '@shortlist/model';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../db.ts';
import { moment, users } from './schema.ts';

/** Content of a part. Members that this release does not know are kept. */
export type PartContent = Readonly<Record<string, unknown>>;

/**
 * Documents that people write, one row each: a kind, what it follows, name and purpose, and its moments; what it says stands in `parts`.
 * `revision` goes with title, level and industry. `version` is raised by every write to the document, so that a save which
 * has read it notices another one. A deleted document stays, with the moment, until `removeExpired` removes it.
 */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').$type<ResumeId>().primaryKey(),
    owner: text('owner')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The document whose head and look this one follows. */
    base: uuid('base')
      .$type<ResumeId>()
      .references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    /** The resume that this one is tailored from: it says what that says, but for what its own parts say otherwise. */
    tailoredFrom: uuid('tailored_from')
      .$type<ResumeId>()
      .references((): AnyPgColumn => documents.id),
    title: text('title').notNull(),
    level: text('level').$type<ExperienceLevel | ''>().notNull().default(''),
    industry: text('industry').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at').notNull(),
    deletedAt: moment('deleted_at'),
    /**
     * Bytes that the parts of the document take, and their versions, as its last save left them: each save sets both anew.
     * Null until the first.
     */
    bytes: bigint('bytes', { mode: 'number' }),
    historyBytes: bigint('history_bytes', { mode: 'number' }),
    /** Bytes of the versions that moments of the document name: these do not give way. */
    pinnedBytes: bigint('pinned_bytes', { mode: 'number' }).notNull().default(0),
    /** The latest moment until which a version said something that has been removed: of states before it not all is known. */
    historyFrom: moment('history_from'),
  },
  (table) => [
    index('documents_listed').on(table.owner, table.editedAt).where(isNull(table.deletedAt)),
    index('documents_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    index('documents_of_owner').on(table.owner),
    index('documents_of_base').on(table.base).where(isNotNull(table.base)),
    index('documents_tailored').on(table.tailoredFrom).where(isNotNull(table.tailoredFrom)),
  ],
);

const ofDocument = () =>
  uuid('document')
    .$type<ResumeId>()
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

/** In a tailored document, what the document that it is tailored from said of the part when it was written; null where that had none. */
const inherited = () => ({
  baseContent: jsonb('base_content').$type<PartContent>(),
  baseSchema: integer('base_schema'),
});

/** The way in which content came about. */
const reason = () => text('reason').$type<EditReason>().notNull().default('typed');

/**
 * Parts of documents: contact, texts, orders and entries. The key of an entry is `KIND:ID`, that of an order of entries
 * `order:KIND`, that of any other part its kind. `clientId` is the name that the browser gave to an entry before the
 * server did; entries that no order names stand in the order of `madeAt`, then `position`.
 * `aiUses` counts how often AI Write was used on an entry, and takes no part in the revision. A deleted part keeps its
 * row, without content, as long as versions of it are kept.
 *
 * A tailored document has the parts that it was given something of its own in, each whole; a deleted one that says what its base said is left out.
 */
export const parts = pgTable(
  'parts',
  {
    document: ofDocument(),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    clientId: text('client_id'),
    content: jsonb('content').$type<PartContent>().notNull(),
    /** Bytes that the content takes, counted by the database. */
    bytes: integer('bytes').generatedAlwaysAs(sql`octet_length(content::text)`),
    schema: integer('schema').notNull().default(1),
    revision: integer('revision').notNull().default(1),
    madeAt: moment('made_at').notNull(),
    position: bigint('position', { mode: 'number' }).generatedByDefaultAsIdentity(),
    aiUses: integer('ai_uses').notNull().default(0),
    deletedAt: moment('deleted_at'),
    reason: reason(),
    ...inherited(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.key] }),
    uniqueIndex('parts_saved_once')
      .on(table.document, table.kind, table.clientId)
      .where(isNull(table.deletedAt)),
    index('parts_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);

/**
 * Earlier versions of parts: the content that `revision` had until `madeAt`, and how much of what is kept it takes. One that a moment
 * names is there from that moment on, and what the part says may be that still. A version that is `isGone` says that there was none.
 */
export const partVersions = pgTable(
  'part_versions',
  {
    document: uuid('document').$type<ResumeId>().notNull(),
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<PartContent>().notNull(),
    schema: integer('schema').notNull().default(1),
    bytes: integer('bytes').notNull(),
    madeAt: moment('made_at').notNull(),
    reason: reason(),
    isGone: boolean('is_gone').notNull().default(false),
    ...inherited(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.key, table.revision] }),
    foreignKey({
      columns: [table.document, table.key],
      foreignColumns: [parts.document, parts.key],
    }).onDelete('cascade'),
    index('part_versions_by_age').on(table.madeAt),
  ],
);

/** Moments of documents: what all parts said then is kept until the moment is deleted, or is too old to be kept without a name. */
export const moments = pgTable(
  'moments',
  {
    id: uuid('id').primaryKey(),
    document: ofDocument(),
    reason: text('reason').$type<MomentReason>().notNull(),
    name: text('name'),
    /** As of when. */
    asOf: moment('as_of').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [index('moments_of_document').on(table.document, table.asOf)],
);

/** The versions of parts that a moment names. */
export const momentParts = pgTable(
  'moment_parts',
  {
    moment: uuid('moment')
      .notNull()
      .references(() => moments.id, { onDelete: 'cascade' }),
    document: uuid('document').$type<ResumeId>().notNull(),
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moment, table.key] }),
    foreignKey({
      name: 'moment_parts_version_fk',
      columns: [table.document, table.key, table.revision],
      foreignColumns: [partVersions.document, partVersions.key, partVersions.revision],
    }).onDelete('cascade'),
    index('moment_parts_of_version').on(table.document, table.key, table.revision),
  ],
);

/** Uses of AI Write by the id that the browser gave each: a use that is sent again counts once. */
export const aiUses = pgTable(
  'ai_uses',
  {
    document: uuid('document').$type<ResumeId>().notNull(),
    callId: uuid('call_id').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.callId] }),
    foreignKey({
      columns: [table.document, table.key],
      foreignColumns: [parts.document, parts.key],
    }).onDelete('cascade'),
  ],
);

/**
 * Changes that are offered for a document, with what became of each. `baseRevisions` are those of the document's parts, as of when they
 * were computed. Of the posting there is a digest alone.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: uuid('id').primaryKey(),
    document: ofDocument(),
    baseRevisions: jsonb('base_revisions').$type<Readonly<Record<string, number>>>().notNull(),
    postingSha: text('posting_sha').notNull(),
    madeBy: text('made_by').$type<MadeBy>().notNull(),
    changes: jsonb('changes').$type<readonly OfferedChange[]>().notNull(),
    revision: integer('revision').notNull().default(1),
    madeAt: moment('made_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    settled: moment('settled'),
  },
  (table) => [
    index('proposals_of_document').on(table.document, table.madeAt),
    index('proposals_expiring').on(table.expiresAt),
  ],
);
