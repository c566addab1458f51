import { type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../ids.ts';
import { isReplaced } from '../parts/version-queries.ts';

/** A state of a document: that which a moment keeps, or that before the edits of a time and later. */
export type StateOf<Value> = { moment: Value } | { before: Value };
export type StateRef = { moment: string } | { before: Date };

/** Parses the id of a version; undefined where it is none. */
export function parseVersionId(id: string): StateRef | undefined {
  const [, before] = /^t(\d{1,13})$/u.exec(id) ?? [];
  if (before !== undefined) return { before: new Date(Number(before)) };
  return isUuid(id) ? { moment: id.toLowerCase() } : undefined;
}

/** The id of the state before edits. */
export const formatBefore = (before: Date): string => `t${before.getTime()}`;

/** The reason of a version that a moment alone is made of, and no edit. */
export const KEPT = 'kept';

const COLUMNS = sql`part.document, part.key, part.kind, part.client_id, part.ai_uses, part.made_at, part.position`;

/** Selects the parts of a document as they are. */
export const selectNow = (document: SQL): SQL =>
  sql`select ${COLUMNS}, part.content, part.schema, part.revision from parts part
    where part.document = ${document} and part.deleted_at is null`;

/** Selects the parts of a document as they are or were, deleted ones too, with what they say of a base. */
export const selectRows = (document: SQL, before?: SQL): SQL =>
  before
    ? selectBefore(document, before)
    : sql`select ${COLUMNS}, part.content, part.schema, part.revision, part.base_content, part.base_schema,
      part.deleted_at is not null as is_gone from parts part where part.document = ${document}`;

/**
 * Selects the parts of a document as they were. What a part said before a time is its first version that was replaced
 * then or later, else what it says now; of photos moments alone keep versions.
 */
export function selectState(document: SQL, of: StateOf<SQL>): SQL {
  if ('moment' in of)
    return sql`select ${COLUMNS}, kept.content, kept.schema, kept.revision
      from moment_parts pin
      join part_versions kept on kept.document = pin.document and kept.key = pin.key and kept.revision = pin.revision
      join parts part on part.document = pin.document and part.key = pin.key
      where pin.moment = ${of.moment}::uuid and pin.document = ${document}`;
  return sql`select * from (${selectBefore(document, of.before)}) said where not said.is_gone`;
}

const selectBefore = (document: SQL, before: SQL): SQL =>
  sql`select ${COLUMNS}, said.content, said.schema, said.revision, said.base_content, said.base_schema, said.is_gone
    from parts part, lateral (
      select kept.content, kept.schema, kept.revision, kept.base_content, kept.base_schema, kept.is_gone, kept.made_at as until
      from part_versions kept
      where kept.document = part.document and kept.key = part.key and part.kind <> 'photo'
        and kept.reason <> ${KEPT} and kept.made_at >= ${before}::timestamptz and ${isReplaced(sql`kept`, sql`part`)}
      union all select part.content, part.schema, part.revision, part.base_content, part.base_schema, part.deleted_at is not null, 'infinity'
      order by until, revision limit 1) said
    where part.document = ${document} and part.made_at < ${before}::timestamptz`;

/** A state with its value as one of a statement. */
export const stateSql = (of: StateRef): StateOf<SQL> =>
  'moment' in of ? { moment: sql`${of.moment}` } : { before: sql`${of.before.toISOString()}` };
