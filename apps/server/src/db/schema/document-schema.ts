import type { ResumeId } from '@shortlist/resume';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UserId } from '../user-id.ts';
import { moment } from './moment.ts';
import { resumes } from './schema.ts';

/** What a part says. Members that this release does not know are kept. */
export type PartContent = Readonly<Record<string, unknown>>;

/**
 * What people write, one row each. Until a later release drops `resumes`, a document of kind `resume` has the id of its
 * row there, which goes on to hold name, level, industry and the moments. A server of the release before gives a
 * guest's resumes to an account by changing `resumes.owner`; the foreign key of both columns makes the same statement
 * change the document, which would otherwise go with the guest.
 */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').$type<ResumeId>().primaryKey(),
    owner: text('owner').$type<UserId>().notNull(),
    kind: text('kind').notNull().default('resume'),
  },
  (table) => [
    foreignKey({
      name: 'documents_of_resumes',
      columns: [table.id, table.owner],
      foreignColumns: [resumes.id, resumes.owner],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
);

const ofDocument = () =>
  uuid('document')
    .$type<ResumeId>()
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

/**
 * Parts of documents: contact, texts, orders and entries. The key of an entry is `KIND:ID`, that of an order of entries
 * `order:KIND`, that of any other part its kind. `clientId` is the name that the browser gave to an entry before the
 * server did; entries that no order names stand in the order of `madeAt`, then `position`.
 * `aiUses` counts how often AI Write was used on an entry, and takes no part in the revision. A deleted part keeps its
 * row, without content, as long as versions of it are kept.
 */
export const parts = pgTable(
  'parts',
  {
    document: ofDocument(),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    clientId: text('client_id'),
    content: jsonb('content').$type<PartContent>().notNull(),
    /** How much the content takes, counted by the database, whichever release writes it. */
    bytes: integer('bytes').generatedAlwaysAs(sql`octet_length(content::text)`),
    schema: integer('schema').notNull().default(1),
    revision: integer('revision').notNull().default(1),
    madeAt: moment('made_at').notNull(),
    position: bigint('position', { mode: 'number' }).generatedByDefaultAsIdentity(),
    aiUses: integer('ai_uses').notNull().default(0),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.key] }),
    uniqueIndex('parts_saved_once')
      .on(table.document, table.kind, table.clientId)
      .where(isNull(table.deletedAt)),
    index('parts_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
);

/** What parts said before: the content that `revision` had until `madeAt`, and how much of what is kept it takes. */
export const partVersions = pgTable(
  'part_versions',
  {
    document: uuid('document').$type<ResumeId>().notNull(),
    key: text('key').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<PartContent>().notNull(),
    bytes: integer('bytes').notNull(),
    madeAt: moment('made_at').notNull(),
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

/** The rows of `resumes`, `entries` and `entry_orders` as parts: what a server of the release before has saved. */
export const legacyParts = pgView('legacy_parts', {
  document: uuid('document').$type<ResumeId>().notNull(),
  key: text('key').notNull(),
  kind: text('kind').notNull(),
  clientId: text('client_id'),
  content: jsonb('content').$type<PartContent>().notNull(),
  revision: integer('revision').notNull(),
  madeAt: moment('made_at').notNull(),
  position: bigint('position', { mode: 'number' }),
  aiUses: integer('ai_uses').notNull(),
}).as(sql`
  select id as document, 'contact' as key, 'contact' as kind, null::text as client_id, contact as content,
    contact_revision as revision, created_at as made_at, 0::bigint as position, 0 as ai_uses from resumes
  union all select id, 'summary', 'summary', null, jsonb_build_object('text', summary), summary_revision, created_at, 0, 0
    from resumes
  union all select id, 'skills', 'skills', null, jsonb_build_object('text', skills), skills_revision, created_at, 0, 0
    from resumes
  union all select id, 'section_order', 'section_order', null, jsonb_build_object('ids', section_order),
    section_order_revision, created_at, 0, 0 from resumes
  union all select o.resume_id, 'order:' || o.kind, 'order', null, jsonb_build_object('ids', o.ids), o.revision,
    r.created_at, 0, 0 from entry_orders o join resumes r on r.id = o.resume_id
  union all select resume_id, kind || ':' || id, kind, client_id, content - 'aiUsesLeft', revision, made_at, position,
    greatest(0, 3 - coalesce((content->>'aiUsesLeft')::int, 3)) from entries`);
