import { isDeepStrictEqual } from 'node:util';
import { ROW_BYTES } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { Forms } from '../forms.ts';
import { isEntry } from '../parts/stored-part.ts';
import { insertVersions, isReplaced } from '../parts/version-queries.ts';
import type { MergedPart } from './merge-rows.ts';
import { readTailored, type Tailored } from './read-rows-queries.ts';

/**
 * Gives a tailored document that is locked a row of each part that it has, which says what the part says: what it is made of is then its own rows alone.
 * It says what it did before, and follows its base as it did. Nothing is done to a document that is not tailored.
 */
export async function materializeRows(
  db: Db,
  document: ResumeId,
  { forms, now }: { forms: Forms; now: Date },
): Promise<Tailored | undefined> {
  const tailored = await readTailored(db, document, forms);
  if (!tailored) return undefined;
  const { merged, own } = tailored;
  const at = now.toISOString();
  const there = new Set(merged.map(({ key }) => key));
  const gone = own.filter(({ key, isGone }) => !isGone && !there.has(key)).map(({ key }) => key);
  const behind = merged.filter(isBehind);
  await keepVersions(db, document, { keys: [...gone, ...behind.map(({ key }) => key)], at });
  await insertMissing(db, document, { tailored, missing: merged.filter(isMissing) });
  await writeBehind(db, document, behind);
  await db.execute(sql`
    update parts set content = '{}', deleted_at = ${at}::timestamptz, base_content = null, base_schema = null, revision = revision + 1
    where document = ${document} and key in (select jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`);
  await countBytes(db, document);
  return tailored;
}

/** Holds for a part that the document has no row of, or one that says nothing. */
const isMissing = ({ own }: MergedPart) => !own || own.isGone;

/** Holds for a part whose row says what it said before its base was changed. */
const isBehind = ({ own, content }: MergedPart) =>
  own !== undefined && !own.isGone && !isDeepStrictEqual(own.content, content);

async function keepVersions(
  db: Db,
  document: ResumeId,
  { keys, at }: { keys: readonly string[]; at: string },
): Promise<void> {
  if (keys.length === 0) return;
  await db.execute(sql`${insertVersions(at)}
    where document = ${document} and deleted_at is null and kind <> 'photo'
      and key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))
    on conflict (document, key, revision) do update set made_at = greatest(part_versions.made_at, excluded.made_at)`);
}

/** Inserts rows of what is inherited. They stand among the others as the base's rows do. */
async function insertMissing(
  db: Db,
  document: ResumeId,
  { tailored, missing }: { tailored: Tailored; missing: readonly MergedPart[] },
): Promise<void> {
  const rows = missing.map(({ key, content, schema, own }) => ({
    ...{ key, content, schema },
    revision: own ? own.revision + 1 : 1,
  }));
  await db.execute(sql`
    insert into parts (document, key, kind, client_id, content, schema, revision, made_at, position, ai_uses, reason, base_content, base_schema)
    select ${document}::uuid, base.key, base.kind, null, w.content, w.schema, w.revision, base.made_at, base.position, 0, base.reason, w.content, w.schema
    from ${recordset(rows, sql`key text, content jsonb, schema int, revision int`)} join parts base on base.document = ${tailored.base} and base.key = w.key
    on conflict (document, key) do update set content = excluded.content, schema = excluded.schema, revision = excluded.revision,
      base_content = excluded.base_content, base_schema = excluded.base_schema, deleted_at = null, reason = excluded.reason`);
}

/** Writes what parts say now in rows that are behind, as new revisions: what is their own, and what they follow, is as before. */
async function writeBehind(
  db: Db,
  document: ResumeId,
  behind: readonly MergedPart[],
): Promise<void> {
  const rows = behind.map(({ key, content, schema, rebase }) => {
    const { baseContent, baseSchema } = rebase?.() ?? { baseContent: null, baseSchema: null };
    return { key, content, schema, inherits: baseContent, base_schema: baseSchema };
  });
  await db.execute(sql`
    update parts set content = w.content, schema = w.schema, base_content = w.inherits, base_schema = w.base_schema, revision = revision + 1
    from ${recordset(rows, sql`key text, content jsonb, schema int, inherits jsonb, base_schema int`)}
    where parts.document = ${document} and parts.key = w.key`);
}

/** Gives a tailored document rows of parts that its base had and has deleted, as far as it has none: deleted ones, where those of the base stand. */
export async function insertGone(
  db: Db,
  document: ResumeId,
  {
    base,
    parts,
    now,
  }: { base: ResumeId; parts: readonly { key: string; kind: string }[]; now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = parts.map(({ key, kind }) => ({ key, kind }));
  await db.execute(sql`
    insert into parts (document, key, kind, content, made_at, position, deleted_at)
    select ${document}::uuid, w.key, w.kind, '{}', coalesce(base.made_at, ${at}),
      coalesce(base.position, nextval(pg_get_serial_sequence('parts', 'position'))), ${at}
    from ${recordset(rows, sql`key text, kind text`)} left join parts base on base.document = ${base} and base.key = w.key
    on conflict (document, key) do nothing`);
}

/** Notes of parts of a tailored document that what they say was weighed against the base as it is; an entry that the base has no more is its own. */
export async function weighAnew(
  db: Db,
  document: ResumeId,
  { tailored, keys }: { tailored: Tailored; keys: readonly string[] },
): Promise<void> {
  const said = new Map(tailored.merged.map(({ key, base }) => [key, base]));
  const rows = keys.flatMap(
    (key): { key: string; content: object | null; schema: number | null }[] => {
      const base = said.get(key) ?? tailored.ofBase.find((row) => row.key === key && !row.isGone);
      if (base) return [{ key, content: base.content, schema: base.schema }];
      return isEntry({ key }) ? [{ key, content: null, schema: null }] : [];
    },
  );
  await db.execute(sql`
    update parts set base_content = w.content, base_schema = w.schema
    from ${recordset(rows, sql`key text, content jsonb, schema int`)} where parts.document = ${document} and parts.key = w.key`);
}

const recordset = (rows: readonly object[], columns: SQL) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (${columns})`;

/** Counts the bytes of a document's parts anew; those of its versions are counted with its next save. */
const countBytes = (db: Db, document: ResumeId) =>
  db
    .update(documents)
    .set({
      historyBytes: null,
      bytes: sql`(select coalesce(sum(bytes + ${sql.raw(String(ROW_BYTES))}), 0) from parts where document = ${document} and deleted_at is null)`,
    })
    .where(eq(documents.id, document));

/**
 * Makes a tailored document that is locked one that follows no other: it says what it says now. No revision falls, and entries that were added to it stand
 * behind those that it had from its base, as before. Of states before the last change of the base not all is known then: what that said stays with it.
 */
export async function detachRows(
  db: Db,
  document: ResumeId,
  about: { forms: Forms; now: Date },
): Promise<void> {
  const tailored = await materializeRows(db, document, about);
  if (!tailored) return;
  const rows = tailored.ofBase.map(({ key, revision, aiUses }) => ({
    ...{ key, more: revision - 1, uses: aiUses },
  }));
  await db.execute(sql`
    update parts set revision = revision + w.more, ai_uses = greatest(ai_uses, w.uses)
    from ${recordset(rows, sql`key text, more int, uses int`)} where parts.document = ${document} and parts.key = w.key`);
  await db.execute(sql`
    update parts set made_at = greatest(made_at, (select max(made_at) + interval '1 millisecond' from parts base where base.document = ${tailored.base}))
    where document = ${document} and base_content is null and position(':' in key) > 0
      and not exists (select 1 from parts base where base.document = ${tailored.base} and base.key = parts.key)`);
  await db.execute(
    sql`update parts set base_content = null, base_schema = null where document = ${document}`,
  );
  await db
    .update(documents)
    .set({
      tailoredFrom: null,
      version: sql`${documents.version} + 1`,
      historyFrom: sql`greatest(${documents.historyFrom}, ${horizonOf(tailored.base)}, ${behindUntil(document, tailored.base)})`,
    })
    .where(eq(documents.id, document));
}

/** The latest time until which a document said something that it has in its versions alone, or not any more. */
const horizonOf = (document: ResumeId) => sql`(select greatest(base.history_from, (
    select max(kept.made_at) from part_versions kept join parts part on part.document = kept.document and part.key = kept.key
    where kept.document = base.id and ${isReplaced(sql`kept`, sql`part`)}))
  from documents base where base.id = ${document})`;

/** The latest time until which a version of a tailored document was behind its base: what it said then is in both, or is not there where that had deleted it. */
const behindUntil = (document: ResumeId, base: ResumeId) => sql`(
  select max(own.made_at) from part_versions own
    join parts inherited on inherited.document = ${base} and inherited.key = own.key,
    lateral (
      select kept.content, kept.is_gone, kept.made_at as until from part_versions kept
      where kept.document = ${base} and kept.key = own.key and kept.made_at >= own.made_at and ${isReplaced(sql`kept`, sql`inherited`)}
      union all select inherited.content, inherited.deleted_at is not null, 'infinity'
      order by until limit 1) there
  where own.document = ${document} and own.base_content is not null and (own.base_content is distinct from there.content
    or there.is_gone and not own.is_gone and own.content = own.base_content))`;
