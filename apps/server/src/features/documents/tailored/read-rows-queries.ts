import type { ResumeId } from '@shortlist/model';
import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents, type PartContent, parts } from '#db/schema/document-schema.ts';
import type { Forms } from '../forms.ts';
import { lastSaid } from './last-said-queries.ts';
import { type MergedPart, mergeRows, type PartRow } from './merge-rows.ts';

const PARTS = sql.raw('parts');

/** A tailored document: what it is made of, and what that says. */
export type Tailored = { base: ResumeId; own: PartRow[]; ofBase: PartRow[]; merged: MergedPart[] };

/** Reads the rows of a tailored document and of its base; undefined for a document that is not tailored. */
export async function readTailored(
  db: Db,
  document: ResumeId,
  forms: Forms,
): Promise<Tailored | undefined> {
  const [found] = await db
    .select({ kind: documents.kind, base: documents.tailoredFrom })
    .from(documents)
    .where(eq(documents.id, document));
  const merger = found && forms.mergerOf(found.kind);
  if (!merger || found.base === null) return undefined;
  const { base } = found;
  const rows = await db
    .select({
      ...getTableColumns(parts),
      content: lastSaid(PARTS, 'content') as SQL<PartContent>,
      schema: lastSaid(PARTS, 'schema') as SQL<number>,
    })
    .from(parts)
    .where(inArray(parts.document, [document, base]))
    .orderBy(parts.madeAt, parts.position);
  const rowsOf = (id: ResumeId): PartRow[] =>
    rows
      .filter((row) => row.document === id)
      .map(({ deletedAt, ...row }) => ({ ...row, isGone: deletedAt !== null }));
  const [own, all] = [rowsOf(document), rowsOf(base)];
  const here = new Set(own.map(({ key }) => key));
  const ofBase = all.filter(({ key, isGone }) => !isGone || here.has(key));
  return { base, own, ofBase, merged: mergeRows(own, ofBase, { forms, merger }) };
}
