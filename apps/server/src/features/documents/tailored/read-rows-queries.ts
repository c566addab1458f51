import type { DocumentKind, ResumeId } from '@shortlist/model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { Forms } from '../forms.ts';
import { BASE } from '../owned-queries.ts';
import { selectRows } from '../versions/state-queries.ts';
import { type MergedPart, mergeRows, type PartRow } from './merge-rows.ts';

const { placeholder } = sql;

/** A tailored document: what it is made of, and what that says. */
export type Tailored = { base: ResumeId; own: PartRow[]; ofBase: PartRow[]; merged: MergedPart[] };

/** Members of a row of `parts` as JSON, as a merge needs them. */
const ROW = sql`json_build_object(
  'key', listed.key, 'kind', listed.kind, 'clientId', listed.client_id,
  'content', listed.content, 'schema', listed.schema, 'revision', listed.revision, 'aiUses', listed.ai_uses,
  'baseContent', listed.base_content, 'baseSchema', listed.base_schema, 'isGone', listed.is_gone)`;

const rowsOf = (document: SQL, before: SQL | undefined, which: SQL) =>
  sql<PartRow[]>`(select coalesce(json_agg(${ROW} order by listed.made_at, listed.position), '[]')
    from (${selectRows(document, before)}) listed where ${which})`;

/** Of deleted parts of a base those alone count that a document has a row of. */
const IS_NEEDED = sql`(not listed.is_gone or exists (select 1 from parts own where own.document = ${documents}.id and own.key = listed.key))`;

const selectTailored = (
  db: Db,
  {
    before,
    which = sql`true`,
    isWanted = IS_ONE_OF,
  }: { before?: SQL; which?: SQL; isWanted?: SQL } = {},
) =>
  db
    .select({
      id: documents.id,
      kind: documents.kind,
      follows: documents.tailoredFrom,
      ...BASE,
      own: rowsOf(sql`${documents}.id`, before, which),
      ofBase: rowsOf(sql`${documents}.tailored_from`, before, sql`${IS_NEEDED} and ${which}`),
    })
    .from(documents)
    .where(isWanted);

const IS_ONE_OF = sql`${documents.id} = any(${placeholder('ids')}::uuid[])`;
/** PostgreSQL keeps a plan for one; one for any array it would make anew each time. */
const IS_THIS = sql`${documents.id} = ${placeholder('id')}::uuid`;

/**
 * Reads what tailored documents are merged from: their own rows, and those of the document that each follows; as they are, or as they were before a
 * time. One query, and none for no documents.
 */
export async function readRows(db: Db, ids: readonly ResumeId[], before?: Date) {
  if (ids.length === 0) return [];
  const [id] = ids;
  if (!before && ids.length === 1)
    return prepared(db, 'read_rows_of_one', () =>
      selectTailored(db, { isWanted: IS_THIS }),
    ).execute({ id });
  if (!before)
    return prepared(db, 'read_rows', () => selectTailored(db)).execute({ ids: [...ids] });
  const statement = prepared(db, 'read_rows_before', () =>
    selectTailored(db, { before: sql`${placeholder('before')}` }),
  );
  return statement.execute({ ids: [...ids], before: before.toISOString() });
}

/** Reads the rows of these parts alone. */
export async function readRowsOf(db: Db, ids: readonly ResumeId[], keys: readonly string[]) {
  if (ids.length === 0) return [];
  const which = sql`listed.key = any(${placeholder('keys')}::text[])`;
  const statement = prepared(db, 'read_rows_of', () => selectTailored(db, { which }));
  return statement.execute({ ids: [...ids], keys: [...keys] });
}

export type TailoredRows = Awaited<ReturnType<typeof readRows>>[number];

/** Merges the rows of a tailored document; nothing where this release does not know its kind. */
export function mergeTailored(
  { kind, own, ofBase }: Pick<TailoredRows, 'own' | 'ofBase'> & Pick<DocumentKind, 'kind'>,
  forms: Forms,
): MergedPart[] {
  const merger = forms.mergerOf(kind);
  return merger ? mergeRows(own, ofBase, { forms, merger }) : [];
}

/** Reads a tailored document whole; undefined for a document that is not tailored, or is of no kind that this release knows. */
export async function readTailored(
  db: Db,
  document: ResumeId,
  forms: Forms,
): Promise<Tailored | undefined> {
  const [found] = await readRows(db, [document]);
  if (!found || found.follows === null || !forms.mergerOf(found.kind)) return undefined;
  const { own, ofBase } = found;
  return { base: found.follows, own, ofBase, merged: mergeTailored(found, forms) };
}
