import { kindOfOrder, type ResumeId } from '@shortlist/model';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { parts } from '#db/schema/document-schema.ts';
import { completePair, type Pair } from './merge-rows.ts';

/** Names every entry of the base in an order of entries; any other part is as it is. */
export async function completeOrder(
  db: Db,
  pair: Pair,
  { key, document, base }: { key: string; document: ResumeId; base: ResumeId },
): Promise<Pair> {
  const kind = kindOfOrder(key);
  if (kind === undefined) return pair;
  const found = await db
    .select({
      document: parts.document,
      key: parts.key,
      kind: parts.kind,
      clientId: parts.clientId,
      deletedAt: parts.deletedAt,
    })
    .from(parts)
    .where(
      and(inArray(parts.document, [document, base]), or(eq(parts.key, key), eq(parts.kind, kind))),
    )
    .orderBy(parts.madeAt, parts.position);
  const rows = found.map(({ deletedAt, ...row }) => ({ ...row, isGone: deletedAt !== null }));
  return completePair(pair, key, {
    own: rows.filter((row) => row.document === document),
    base: rows.filter((row) => row.document === base),
  });
}
