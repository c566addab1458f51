import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, moments } from '#db/schema/document-schema.ts';
import { kept } from '../owned-queries.ts';

/** Named states on a page. */
const MOST = 500;

/** A page of the states with a name of an owner's documents of a kind, the newest first, and where the next begins. One query. */
export async function listNamed(
  db: Db,
  { owner, kind }: { owner: UserId; kind: string },
  after: string,
) {
  const found = await db
    .select({ document: moments.document, id: moments.id, name: moments.name, at: moments.asOf })
    .from(moments)
    .innerJoin(documents, eq(documents.id, moments.document))
    .where(and(kept(owner), eq(documents.kind, kind), isNotNull(moments.name), comesAfter(after)))
    .orderBy(desc(moments.asOf), desc(moments.id))
    .limit(MOST + 1);
  const page = found.slice(0, MOST);
  const last = page.at(-1);
  return {
    versions: page.map(({ document, id, name, at }) => ({
      ...{ document_id: document, version_id: id, name: name ?? '' },
      at: at.toISOString(),
    })),
    next: found.length > MOST && last ? `${last.at.getTime()}.${last.id}` : null,
  };
}

const CURSOR = /^(\d{1,13})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** Holds for what the list has after a page. What is no end of a page begins the list. */
function comesAfter(after: string) {
  const [, moment, id] = CURSOR.exec(after) ?? [];
  if (moment === undefined) return undefined;
  return sql`(${moments.asOf}, ${moments.id}) < (${new Date(Number(moment)).toISOString()}::timestamptz, ${id}::uuid)`;
}
