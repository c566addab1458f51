import type { ResumeId } from '@shortlist/resume';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { resumes } from '#db/schema/schema.ts';
import { LEGACY_KINDS } from './stored-part.ts';
import { keepVersions } from './version-queries.ts';

const { placeholder } = sql;

/** A part that a server of the release before has saved since this release did. */
const IS_BEHIND = sql`exists (select 1 from legacy_parts legacy
  where legacy.document = parts.document and legacy.key = parts.key and legacy.revision > parts.revision)`;

const OF_LEGACY_KIND = sql`parts.kind in (${sql.join(
  LEGACY_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/** An entry that a server of the release before has deleted. Ids are not given twice, so its revision is not needed. */
const IS_GONE = sql`parts.deleted_at is null
  and ${OF_LEGACY_KIND}
  and not exists (select 1 from entries
    where entries.resume_id = parts.document and entries.kind || ':' || entries.id = parts.key)`;

const IS_ANY_BEHIND = sql`exists (select 1 from legacy_parts legacy
  left join parts on parts.document = legacy.document and parts.key = legacy.key
  where legacy.document = ${resumes.id} and (parts.key is null or parts.revision < legacy.revision))`;

const IS_ANY_GONE = sql`exists (select 1 from parts where parts.document = ${resumes.id} and ${IS_GONE})`;

/**
 * Whether the transaction that last wrote the row of a document in `resumes` wrote a part of it too, which only this release
 * does: then the release before has written nothing since. Where that is not so, `isOutOfDate` finds out.
 */
export const isLastWrittenHere = sql<boolean>`exists (select 1 from parts latest
  where latest.document = ${resumes.id} and latest.xmin = ${resumes}.xmin)`;

/** Which row of `resumes` was found: it is another `version` with every write to the document. */
export const VERSION = sql<string>`${resumes}.xmin::text`;

/**
 * Whether a server of the release before has written to a document, or made it, since this release did. True as well where
 * anything was written since `version`: what was found then may be old.
 */
export async function isOutOfDate(db: Db, document: ResumeId, version: string): Promise<boolean> {
  const ask = prepared(db, 'is_out_of_date', () =>
    db
      .select({
        isIt: sql<boolean>`(${VERSION} <> ${placeholder('version')} or ${IS_ANY_BEHIND} or ${IS_ANY_GONE})`,
      })
      .from(resumes)
      .where(eq(resumes.id, placeholder('document'))),
  );
  const [found] = await ask.execute({ document, version });
  return found?.isIt === true;
}

/**
 * Brings what a server of the release before has written into the parts of a document: parts that it made or saved,
 * laid over what they said so that members it does not know stay, and entries that it deleted. The caller has
 * locked the row of `resumes`, the lock that such a server takes as well.
 */
export async function reconcile(db: Db, document: ResumeId, now: Date): Promise<void> {
  await db.execute(sql`insert into documents (id, owner)
    select id, owner from resumes where id = ${document} on conflict do nothing`);
  await keepVersions(db, { document, which: IS_BEHIND, now });
  await keepVersions(db, { document, which: IS_GONE, now, always: true });
  await db.execute(sql`update parts set deleted_at = ${now.toISOString()}, content = '{}'
    where document = ${document} and ${IS_GONE}`);
  await db.execute(sql`
    insert into parts (document, key, kind, client_id, content, revision, made_at, position, ai_uses)
    select document, key, kind, client_id, content, revision, made_at, position, ai_uses
    from legacy_parts where document = ${document}
    on conflict (document, key) do update set content = parts.content || excluded.content,
      revision = excluded.revision, ai_uses = greatest(parts.ai_uses, excluded.ai_uses)
    where parts.revision < excluded.revision`);
}
