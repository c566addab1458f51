import type { LinkMode, SharedFormat } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import type { LeftOut } from '@shortlist/sharing';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { documents, type PartContent } from './document-schema.ts';
import { moment } from './schema.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A document as it was when a link to it was frozen: its parts, those that it shows of another document first. */
export type Frozen = { parts: readonly { key: string; schema: number; content: PartContent }[] };

/**
 * Links to documents. A link is found by the digest of the secret in its address; the secret itself is sealed, so that nobody reads it without
 * the server's own. `frozen` is null where a link shows what was saved last.
 */
export const links = pgTable(
  'links',
  {
    id: uuid('id').primaryKey(),
    document: uuid('document')
      .$type<ResumeId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    digest: text('digest').notNull().unique(),
    sealed: text('sealed').notNull(),
    mode: text('mode').$type<LinkMode>().notNull(),
    leaveOut: jsonb('leave_out').$type<readonly LeftOut[]>().notNull(),
    expiresAt: moment('expires_at'),
    /** Hash of its password. */
    password: text('password'),
    downloads: jsonb('downloads').$type<readonly SharedFormat[]>().notNull(),
    counting: boolean('counting').notNull(),
    frozen: jsonb('frozen').$type<Frozen>(),
    frozenAt: moment('frozen_at'),
    /** Bytes of what is frozen. */
    bytes: integer('bytes').notNull().default(0),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [index('links_of_document').on(table.document)],
);

const ofLink = () =>
  uuid('link')
    .notNull()
    .references(() => links.id, { onDelete: 'cascade' });

/** The page and the files that were made last for a link. `key` says of what: with another one they are made anew. */
export const linkRenderings = pgTable(
  'link_renderings',
  {
    link: ofLink(),
    format: text('format').$type<SharedFormat | 'page'>().notNull(),
    key: text('key').notNull(),
    /** Name of the file. */
    name: text('name').notNull(),
    content: bytes('content').notNull(),
    /** Bytes of the content. */
    size: integer('size').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.link, table.format] })],
);

/** Openings and downloads of links by day, YYYY-MM-DD by the clock of UTC. Nothing else is kept of visitors. */
export const linkDays = pgTable(
  'link_days',
  {
    link: ofLink(),
    day: text('day').notNull(),
    openings: integer('openings').notNull().default(0),
    downloads: jsonb('downloads')
      .$type<Readonly<Partial<Record<SharedFormat, number>>>>()
      .notNull()
      .default({}),
  },
  (table) => [primaryKey({ columns: [table.link, table.day] })],
);
