import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import type { PartContent } from '#db/schema/document-schema.ts';
import type { StoredPart } from '../parts/stored-part.ts';
import { BYTES_OF_VERSION, dropOldest } from '../parts/version-queries.ts';
import {
  keepStored,
  lockUnchanged,
  NOW,
  OF_HISTORY,
  type OverFound,
} from '../parts/write-part-queries.ts';
import type { Save } from '../saved.ts';

/** A row of a tailored document as it is to be. */
export type RowToWrite = StoredPart & {
  baseContent: PartContent | null;
  baseSchema: number | null;
  /** True if the part is left out. */
  isGone: boolean;
};

const { placeholder } = sql;
const KEY = placeholder('key');

/**
 * Writes a part of a tailored document, as `writePart` does of any other. Where it is the first time, what the base says becomes the version that
 * was replaced. False, with nothing written, where anything of the document was written since it was found.
 */
export async function writeTailored(
  db: Db,
  { owner, resumeId, now, reason = 'typed' }: Save,
  { row, version, keepsPreviousVersion, bytes }: OverFound & { row: RowToWrite },
): Promise<boolean> {
  const write = prepared(db, 'write_tailored', () => buildWrite(db));
  const written = await write.execute({
    ...row,
    ...{ owner, id: resumeId, version, keepsPreviousVersion, reason, now: now.toISOString() },
    ...bytes,
    content: JSON.stringify(row.content),
    baseContent: row.baseContent && JSON.stringify(row.baseContent),
  });
  if (written.length > 0 && bytes.replaced > 0) await dropOldest(db, resumeId);
  return written.length > 0;
}

/** A column of the row that the base has of the part: what is written stands where that does. */
const ofBase = (column: SQL) =>
  sql`(select base.${column} from parts base where base.key = ${KEY} and base.document = (select tailored_from from documents where id = (select id from locked)))`;

function buildWrite(db: Db) {
  const locked = lockUnchanged(db, { historyBytes: OF_HISTORY });
  const kept = keepStored(db, sql`${placeholder('keepsPreviousVersion')}::boolean`);
  const inherited = db.$with('inherited', {}).as(sql`
    insert into part_versions (document, key, revision, content, schema, bytes, made_at, reason, base_content, base_schema)
    select (select id from locked), key, ${placeholder('revision')}::int - 1, content, schema, ${BYTES_OF_VERSION}, ${NOW}, reason, content, schema
    from parts where document = (select tailored_from from documents where id = (select id from locked)) and key = ${KEY}
      and deleted_at is null and kind <> 'photo'
      and not exists (select 1 from parts own where own.document = (select id from locked) and own.key = ${KEY})`);
  const written = db.$with('written', { key: sql<string>`key`.as('key') }).as(sql`
    insert into parts (document, key, kind, client_id, content, schema, revision, made_at, position, ai_uses, reason, base_content, base_schema, deleted_at)
    select id, ${KEY}, ${placeholder('kind')}, ${placeholder('clientId')}, ${placeholder('content')}::jsonb,
      ${placeholder('schema')}::int, ${placeholder('revision')}::int,
      coalesce(${ofBase(sql`made_at`)}, ${NOW}), coalesce(${ofBase(sql`position`)}, nextval(pg_get_serial_sequence('parts', 'position'))),
      ${placeholder('aiUses')}::int, ${placeholder('reason')},
      ${placeholder('baseContent')}::jsonb, ${placeholder('baseSchema')}::int,
      case when ${placeholder('isGone')}::boolean then ${NOW} end from locked
    on conflict (document, key) do update set content = excluded.content, schema = excluded.schema, revision = excluded.revision,
      ai_uses = excluded.ai_uses, reason = excluded.reason, base_content = excluded.base_content,
      base_schema = excluded.base_schema, deleted_at = excluded.deleted_at
    returning key`);
  return db.with(locked, kept, inherited, written).select().from(written);
}
