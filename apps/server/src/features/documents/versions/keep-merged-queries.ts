import { ROW_BYTES } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { findDocument } from '../find-document-queries.ts';
import type { Forms } from '../forms.ts';
import { insertGone } from '../tailored/materialize-queries.ts';
import { KEPT } from './state-queries.ts';

type About = { owner: UserId; document: ResumeId; now: Date; forms: Forms };

/**
 * Keeps for a moment what a tailored document said before a time, and gives the bytes that it takes. What it was merged from then no row says, so each part
 * gets a version of its own between what its row says now and what that said before.
 */
export async function keepMerged(
  db: Db,
  { owner, document, now, forms }: About,
  { id, before, base }: { id: string; before: Date; base: ResumeId },
): Promise<number> {
  const state = { of: { before }, now };
  const found = await findDocument(db, {
    ...{ owner, id: document, state, forms, kinds: forms.kinds.all },
  });
  const rows = (found?.parts ?? []).map(({ key, kind, content, schema }) => ({
    ...{ key, kind, content, schema },
  }));
  const said = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (key text, kind text, content jsonb, schema int)`;
  await insertGone(db, document, { base, parts: rows, now });
  await db.execute(sql`
    update parts set revision = revision + 2 from ${said} where parts.document = ${document} and parts.key = w.key`);
  const { rows: made } = await db.execute<{ bytes: string }>(sql`
    with made as (
      insert into part_versions (document, key, revision, content, schema, bytes, made_at, reason)
      select document, parts.key, revision - 1, w.content, w.schema, octet_length(w.content::text) + ${sql.raw(String(ROW_BYTES))},
        ${before.toISOString()}::timestamptz, ${KEPT}
      from parts join ${said} on w.key = parts.key where document = ${document}
      returning document, key, revision, bytes),
    pinned as (
      insert into moment_parts (moment, document, key, revision) select ${id}::uuid, document, key, revision from made)
    select coalesce(sum(bytes), 0) as bytes from made`);
  return Number(made[0]?.bytes ?? 0);
}
