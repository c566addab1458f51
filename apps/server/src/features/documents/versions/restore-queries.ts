import { ROW_BYTES } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { AppError, refusal } from '#http/errors/errors.ts';
import { lockDocument } from '../parts/part-queries.ts';
import { makeMoment, type OfLocked } from './moment-queries.ts';
import { type PlannedPart, planRestore, type RestorePlan, type Wanted } from './plan-restore.ts';
import { type StateRef, selectNow, selectState, stateSql } from './state-queries.ts';

/**
 * Brings a document back to an earlier state, or some parts of it, as new revisions, in one transaction: all or nothing. Gives the id of the
 * moment before. Throws what the caller gets as an answer: no such document or state, a key of no part, no room.
 */
export const restoreState = (
  db: Db,
  locked: OfLocked,
  state: StateRef,
  wanted: Wanted,
): Promise<string> =>
  db.transaction(async (transaction) => {
    const { owner, document } = locked;
    if (!(await lockDocument(transaction, owner, document))) throw refusal('not_found');
    const ofDocument = sql`${document}::uuid`;
    const then = await readParts(transaction, selectState(ofDocument, stateSql(state)));
    if (then.length === 0) throw refusal('not_found');
    const today = await readParts(transaction, selectNow(ofDocument));
    const known = new Set([...then, ...today].map(({ key }) => key));
    const unknown = wanted.parts?.find((key) => !known.has(key));
    if (unknown !== undefined)
      throw new AppError('invalid', { code: 'errors.noSuchPart', params: { key: unknown } });

    const before = await makeMoment(transaction, locked, { reason: 'before-restore' });
    await writePlan(transaction, locked, planRestore(then, today, wanted));
    return before;
  });

async function readParts(db: Db, state: SQL): Promise<PlannedPart[]> {
  const found = await db
    .select({
      key: sql<string>`key`,
      kind: sql<string>`kind`,
      content: sql<PlannedPart['content']>`content`,
      schema: sql<number>`schema`,
    })
    .from(sql`(${state}) state`);
  return found;
}

/**
 * Writes what a restore changes. The moment before has kept what is replaced. A part that was deleted comes back with a revision more, whose
 * version says that there was none until now; the name that a browser gave to its entry is another's where it was made again.
 */
async function writePlan(
  db: Db,
  { document, now }: OfLocked,
  { write, remove }: RestorePlan,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const written = sql`jsonb_to_recordset(${JSON.stringify(write)}::jsonb) as w (key text, content jsonb, schema int)`;
  await keepGaps(db, document, { at, written });
  await db.execute(sql`
    update parts set content = w.content, schema = w.schema, reason = 'restored', deleted_at = null,
      revision = revision + case when deleted_at is null then 1 else 2 end,
      client_id = case when deleted_at is not null and exists (select 1 from parts other where other.document = parts.document
        and other.kind = parts.kind and other.client_id = parts.client_id and other.deleted_at is null) then null else client_id end
    from ${written} where parts.document = ${document} and parts.key = w.key`);
  await db.execute(sql`
    update parts set content = '{}', deleted_at = ${at}
    where document = ${document} and key in (select jsonb_array_elements_text(${JSON.stringify(remove)}::jsonb))`);
  await db.execute(sql`
    update documents set edited_at = ${at}, history_bytes = null,
      bytes = (select coalesce(sum(bytes + ${ROW_BYTES}::int), 0) from parts where document = ${document} and deleted_at is null)
    where id = ${document}`);
}

/** Keeps of parts that come back that they were not there. */
const keepGaps = (db: Db, document: ResumeId, { at, written }: { at: SQL; written: SQL }) =>
  db.execute(sql`
    insert into part_versions (document, key, revision, content, schema, bytes, made_at, reason, is_gone)
    select document, parts.key, revision + 1, '{}', parts.schema, ${ROW_BYTES}::int, ${at}, 'removed', true
    from parts join ${written} on w.key = parts.key where document = ${document} and deleted_at is not null`);
