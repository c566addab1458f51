import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import { links } from '#db/schema/links-schema.ts';
import { digestOf } from '#lib/digest-of.ts';

const { placeholder } = sql;

/** Changes with every write to what a document says: to itself, to what it follows, and to what either is tailored from. */
const STATE = sql<string>`concat_ws(' ', ${documents.version}, ${documents.revision},
  (select string_agg(concat_ws(' ', shown.id, shown.version, shown.deleted_at is null), ' ' order by shown.id) from documents shown
    where shown.id in (${documents.base}, ${documents.tailoredFrom},
      (select followed.tailored_from from documents followed where followed.id = ${documents.base}))))`;

/**
 * Finds the link of a token that leads to a document at this moment. One statement, whatever the token is of: a link, one that has ended, or
 * nothing.
 */
export async function findOpenLink(db: Db, token: string, now: Date) {
  const find = prepared(db, 'find_open_link', () =>
    db
      .select({
        id: links.id,
        digest: links.digest,
        document: links.document,
        owner: documents.owner,
        kind: documents.kind,
        mode: links.mode,
        leaveOut: links.leaveOut,
        password: links.password,
        downloads: links.downloads,
        counting: links.counting,
        frozenAt: links.frozenAt,
        state: STATE.mapWith(String),
      })
      .from(links)
      .innerJoin(documents, eq(documents.id, links.document))
      .where(
        and(
          eq(links.digest, placeholder('digest')),
          isNull(documents.deletedAt),
          or(isNull(links.expiresAt), gt(links.expiresAt, placeholder('now'))),
        ),
      ),
  );
  const [found] = await find.execute({ digest: digestOf(token), now });
  return found;
}

export type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;
