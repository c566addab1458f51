import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import { owned } from '../owned-queries.ts';
import type { Save } from '../saved.ts';
import { CONTENT_OF_DELETED } from '../tailored/deleted-content-queries.ts';
import type { StoredPart } from './stored-part.ts';
import { dropOldest, insertVersions } from './version-queries.ts';

/** Bytes that the document takes then, and of what becomes a version. */
type Bytes = { ofDocument: number; replaced: number };

/** A write over what was found of a document. */
export type OverFound = {
  /** Of the document when the part was found. */
  version: number;
  /** True if what the part says now becomes a version. */
  keepsPreviousVersion: boolean;
  bytes: Bytes;
};

type PartToWrite = OverFound & {
  part: StoredPart;
  /** Its content as JSON. */
  json: string;
  /** True if the document's row says how much its versions take. */
  isHistoryCounted: boolean;
};

const { placeholder } = sql;
const KEY = placeholder('key');
/** The moment of a save, in a statement that is given it. */
export const NOW = sql`${placeholder('now')}::timestamptz`;
const KEEPS_PREVIOUS = sql`${placeholder('keepsPreviousVersion')}::boolean`;
const OF_DOCUMENT = sql`${placeholder('ofDocument')}::bigint`;
/** Bytes of the versions as they are, which others may have thinned, and of the one that is kept now. */
export const OF_HISTORY = sql`(select coalesce(sum(bytes), 0) from part_versions where document = ${documents}.id)
  + ${placeholder('replaced')}::bigint`;

/**
 * Writes a part, with a version of what it said where one is kept, in one statement. False, with nothing written, where
 * anything of the document was written since it was found: every write raises the document's version, and PostgreSQL
 * waits for one that is under way before it compares.
 */
export async function writePart(
  db: Db,
  { owner, resumeId, now, reason = 'typed' }: Save,
  { part, json, version, keepsPreviousVersion, isHistoryCounted, bytes }: PartToWrite,
): Promise<boolean> {
  const { content: _, ...columns } = part;
  // Most saves keep no version, and have a statement without what that takes.
  const write =
    keepsPreviousVersion || !isHistoryCounted
      ? prepared(db, 'write_part_and_history', () =>
          buildWrite(db, lockUnchanged(db, { historyBytes: OF_HISTORY }), [
            keepStored(db, KEEPS_PREVIOUS),
          ]),
        )
      : prepared(db, 'write_part', () => buildWrite(db, lockUnchanged(db), []));
  const written = await write.execute({
    ...columns,
    ...{
      owner,
      id: resumeId,
      version,
      keepsPreviousVersion,
      now: now.toISOString(),
      ...bytes,
    },
    content: json,
    reason,
  });
  if (written.length > 0 && keepsPreviousVersion) await dropOldest(db, resumeId);
  return written.length > 0;
}

/** Deletes an entry, in the same way: what it said becomes a version. */
export async function erasePart(
  db: Db,
  { owner, resumeId, now }: Save,
  { key, version, bytes }: { key: string; version: number; bytes: Bytes },
): Promise<boolean> {
  const erase = prepared(db, 'erase_part', () => buildErasure(db));
  const kept = { keepsPreviousVersion: true, ...bytes };
  const values = { owner, id: resumeId, key, version, now: now.toISOString(), ...kept };
  const erased = await erase.execute(values);
  if (erased.length > 0) await dropOldest(db, resumeId);
  return erased.length > 0;
}

function buildErasure(db: Db) {
  const erased = db.$with('erased', { key: sql<string>`key`.as('key') }).as(sql`
    update parts set content = ${CONTENT_OF_DELETED}, deleted_at = ${NOW} where document = (select id from locked) and key = ${KEY}
    returning key`);
  const locked = lockUnchanged(db, { historyBytes: OF_HISTORY });
  return db.with(locked, keepStored(db, sql`true`), erased).select().from(erased);
}

/** The parts of the statement hand each other the rows, so that the first decides for all. */
function buildWrite(
  db: Db,
  locked: ReturnType<typeof lockUnchanged>,
  kept: ReturnType<typeof keepStored>[],
) {
  const written = db.$with('written', { key: sql<string>`key`.as('key') }).as(sql`
    insert into parts (document, key, kind, client_id, content, schema, revision, made_at, ai_uses, reason)
    select id, ${KEY}, ${placeholder('kind')}, ${placeholder('clientId')}, ${placeholder('content')}::jsonb,
      ${placeholder('schema')}::int, ${placeholder('revision')}::int, ${NOW}, ${placeholder('aiUses')}::int, ${placeholder('reason')} from locked
    on conflict (document, key) do update set content = excluded.content, schema = excluded.schema, revision = excluded.revision,
      ai_uses = excluded.ai_uses, reason = excluded.reason
    returning key`);
  return db
    .with(locked, ...kept, written)
    .select()
    .from(written);
}

/** Locks the row of a document where nothing of the document was written since it was found. */
export function lockUnchanged(db: Db, counted: { historyBytes?: SQL } = {}) {
  const isUnchanged = sql`${documents.version} = ${placeholder('version')}::int`;
  return db.$with('locked').as(
    db
      .update(documents)
      .set({
        editedAt: NOW,
        version: sql`${documents.version} + 1`,
        bytes: OF_DOCUMENT,
        ...counted,
      })
      .where(and(owned(placeholder('owner'), placeholder('id')), isUnchanged))
      .returning({ id: documents.id }),
  );
}

/** Keeps what the part of the locked document says as a version; one that a moment has kept already is what it said until now. */
export const keepStored = (db: Db, isWanted: SQL) =>
  db.$with('replaced', {}).as(sql`${insertVersions(placeholder('now'))}
    where document = (select id from locked) and key = ${KEY} and deleted_at is null and kind <> 'photo' and ${isWanted}
    on conflict (document, key, revision) do update set made_at = greatest(part_versions.made_at, excluded.made_at)`);
