import { PAPER_SECTIONS, type PaperSection } from '@shortlist/resume';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { resumes } from '#db/schema/schema.ts';
import { owned } from '../owned-queries.ts';
import type { Save } from '../saved.ts';
import { isLegacyKind, legacyEntry, type StoredPart } from './stored-part.ts';
import { dropOldest, insertVersions } from './version-queries.ts';

/** How much the document takes then, and what becomes a version. */
type Bytes = { ofDocument: number; replaced: number };

type PartToWrite = {
  part: StoredPart;
  /** Its content as JSON. */
  json: string;
  /** Of the document when the part was found. */
  version: string;
  /** Whether what the part says now becomes a version. */
  keepsReplaced: boolean;
  bytes: Bytes;
};

const { placeholder } = sql;
const CONTENT = sql`${placeholder('content')}::jsonb`;
const LEGACY = sql`${placeholder('legacy')}::jsonb`;
const KEY = placeholder('key');
const NOW = sql`${placeholder('now')}::timestamptz`;
const REVISION = sql`${placeholder('revision')}::int`;
const KEEPS_REPLACED = sql`${placeholder('keepsReplaced')}::boolean`;
const OF_DOCUMENT = sql`${placeholder('ofDocument')}::bigint`;
/** Counted anew when a version is kept, with what became of the others. */
const OF_HISTORY = sql`case when ${KEEPS_REPLACED} or ${resumes.historyBytes} is null
  then (select coalesce(sum(bytes), 0) from part_versions where document = ${resumes}.id) + ${placeholder('replaced')}::bigint
  else ${resumes.historyBytes} end`;

/**
 * Writes a part, with a version of what it said where one is kept, and the row that servers of the release before read, all in
 * one statement. False, with nothing written, where anything of the document was written since it was found: every write to
 * a document changes its row in `resumes`, and PostgreSQL waits for one that is under way before it compares.
 */
export async function writePart(
  db: Db,
  { owner, resumeId, now }: Save,
  { part, json, version, keepsReplaced, bytes }: PartToWrite,
): Promise<boolean> {
  const { content: _, ...columns } = part;
  const place = legacyPlaceOf(part);
  const write = prepared(db, `write_part_${place}`, () => buildWrite(db, place));
  const written = await write.execute({
    ...columns,
    ...{ owner, id: resumeId, version, keepsReplaced, now: now.toISOString(), ...bytes },
    content: json,
    legacy: JSON.stringify(legacyContentOf(part)),
  });
  if (written.length > 0 && keepsReplaced) await dropOldest(db, resumeId);
  return written.length > 0;
}

/** Deletes an entry, in the same way: what it said becomes a version, and servers of the release before have it no more. */
export async function erasePart(
  db: Db,
  { owner, resumeId, now }: Save,
  { key, version, bytes }: { key: string; version: string; bytes: Bytes },
): Promise<boolean> {
  const erase = prepared(db, 'erase_part', () => buildErasure(db));
  const kept = { keepsReplaced: true, ...bytes };
  const values = { owner, id: resumeId, key, version, now: now.toISOString(), ...kept };
  const erased = await erase.execute(values);
  if (erased.length > 0) await dropOldest(db, resumeId);
  return erased.length > 0;
}

function buildErasure(db: Db) {
  const erased = db.$with('erased', { key: sql<string>`key`.as('key') }).as(sql`
    update parts set content = '{}', deleted_at = ${NOW} where document = (select id from locked) and key = ${KEY}
    returning key`);
  const legacy = db.$with('legacy', {}).as(sql`delete from entries
    where resume_id = (select id from locked) and kind || ':' || id = ${KEY}`);
  return db
    .with(lockUnchanged(db, {}), keepStored(db, sql`true`), erased, legacy)
    .select()
    .from(erased);
}

/** Where servers of the release before have what a part says. */
type LegacyPlace = keyof typeof LEGACY_COLUMNS | 'entry' | 'order' | 'nowhere';

/** The columns of `resumes` that hold parts there. */
const LEGACY_COLUMNS = {
  contact: { contact: LEGACY, contactRevision: REVISION },
  summary: { summary: sql`${LEGACY}->>'text'`, summaryRevision: REVISION },
  skills: { skills: sql`${LEGACY}->>'text'`, skillsRevision: REVISION },
  section_order: { sectionOrder: LEGACY, sectionOrderRevision: REVISION },
};

const isColumn = (kind: string): kind is keyof typeof LEGACY_COLUMNS => kind in LEGACY_COLUMNS;

function legacyPlaceOf({ key, kind }: StoredPart): LegacyPlace {
  if (isColumn(kind)) return kind;
  if (isLegacyKind(kind)) return 'entry';
  return kind === 'order' && isLegacyKind(key.slice('order:'.length)) ? 'order' : 'nowhere';
}

function legacyContentOf(part: StoredPart): unknown {
  const { kind, content } = part;
  if (isLegacyKind(kind)) return legacyEntry(part);
  if (kind !== 'section_order') return content;
  return (content.ids as PaperSection[]).filter((id) => PAPER_SECTIONS.includes(id));
}

/** The statement for one place; its parts hand each other the rows, so that the first decides for all. */
function buildWrite(db: Db, place: LegacyPlace) {
  const locked = lockUnchanged(db, isColumn(place) ? LEGACY_COLUMNS[place] : {});
  const replaced = keepStored(db, KEEPS_REPLACED);
  const written = db.$with('written', { key: sql<string>`key`.as('key') }).as(sql`
    insert into parts (document, key, kind, client_id, content, revision, made_at, ai_uses)
    select id, ${KEY}, ${placeholder('kind')}, ${placeholder('clientId')}, ${CONTENT}, ${REVISION}, ${NOW},
      ${placeholder('aiUses')}::int from locked
    on conflict (document, key) do update set content = excluded.content, revision = excluded.revision,
      ai_uses = excluded.ai_uses
    returning *`);
  const legacyRow = isColumn(place) || place === 'nowhere' ? undefined : LEGACY_ROWS[place];
  const legacy = legacyRow ? [db.$with('legacy', {}).as(legacyRow)] : [];
  return db
    .with(locked, replaced, written, ...legacy)
    .select()
    .from(written);
}

/** Locks the row of a document where nothing of the document was written since it was found. */
function lockUnchanged(db: Db, columns: object) {
  const isUnchanged = sql`${resumes}.xmin = ${placeholder('version')}::xid`;
  return db.$with('locked').as(
    db
      .update(resumes)
      .set({ ...columns, editedAt: NOW, bytes: OF_DOCUMENT, historyBytes: OF_HISTORY })
      .where(and(owned(placeholder('owner'), placeholder('id')), isUnchanged))
      .returning({ id: resumes.id }),
  );
}

/** Keeps what the part of the locked document says as a version. */
const keepStored = (db: Db, isWanted: SQL) =>
  db.$with('replaced', {}).as(sql`${insertVersions(placeholder('now'))}
    where document = (select id from locked) and key = ${KEY} and deleted_at is null and kind <> 'photo' and ${isWanted}
    on conflict do nothing`);

/** The rows of other tables that hold parts there. */
const LEGACY_ROWS: Record<'entry' | 'order', SQL> = {
  entry: sql`insert into entries (id, resume_id, kind, client_id, content, revision, made_at, position)
    select split_part(key, ':', 2)::uuid, document, kind, client_id, ${LEGACY}, revision, made_at, position from written
    on conflict (id) do update set content = excluded.content, revision = excluded.revision`,
  order: sql`insert into entry_orders (resume_id, kind, ids, revision)
    select document, split_part(key, ':', 2), ${LEGACY}->'ids', revision from written
    on conflict (resume_id, kind) do update set ids = excluded.ids, revision = excluded.revision`,
};
