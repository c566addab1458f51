import { randomUUID } from 'node:crypto';
import { type DocumentPart, ROW_BYTES, type WholeDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { parts } from '#db/schema/document-schema.ts';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import { findDocument } from '../find-document-queries.ts';
import type { Forms } from '../forms.ts';
import { full } from '../outcome.ts';
import { lockDocument } from '../parts/part-queries.ts';
import { findPartForm } from '../parts/part-saver.ts';
import { CONTENT_OF_DELETED } from '../tailored/deleted-content-queries.ts';
import { insertGone, materializeRows, weighAnew } from '../tailored/materialize-queries.ts';
import type { Tailored } from '../tailored/read-rows-queries.ts';
import { hasState } from './known-state-queries.ts';
import { makeMoment, makeRoomFor, type OfDocument } from './moment-queries.ts';
import {
  measureRestore,
  type PlannedPart,
  planRestore,
  type RestorePlan,
  type Wanted,
} from './plan-restore.ts';
import { type StateRef, selectNow, selectState, stateSql } from './state-queries.ts';

/**
 * Brings a document back to an earlier state, or to one that was sent, or some parts of it, as new revisions, in one transaction: all or nothing. Gives the id of the
 * moment before. Throws what the caller gets as an answer: no such document or state, a key of no part, a bound.
 */
export const restoreState = (
  db: Db,
  about: OfDocument,
  state: StateRef | WholeDocument,
  wanted: Wanted,
): Promise<string> =>
  db.transaction(async (transaction) => {
    const { owner, document, now } = about;
    const { kind } = orNotFound(await lockDocument(transaction, owner, document));
    if (!('parts' in state) && !(await hasState(transaction, document, state, now)))
      throw refusal('not_found');
    const ofDocument = sql`${document}::uuid`;
    const tailored = await materializeRows(transaction, document, about);
    const then = await readState(transaction, about, { state, tailored });
    const today = await readParts(transaction, selectNow(ofDocument));
    if (wanted.parts) await refuseUnknown(transaction, { document, tailored }, wanted.parts);
    const plan = planRestore(then, today, wanted);
    const { bound, growth } = measureRestore(today, plan);
    if (bound) throw full(bound);

    const id = randomUUID();
    const kept = await makeMoment(transaction, about, { id, reason: 'before-restore' });
    await carryOut(transaction, about, { plan, tailored });
    await makeRoomFor(transaction, about, { id, growth: kept + Math.max(0, growth) });
    await about.forms.writtenOf(kind)?.refresh(transaction, { document, now });
    return id;
  });

/** Throws where a key is that of no part that the document ever had, or the one that it follows. */
async function refuseUnknown(
  db: Db,
  { document, tailored }: { document: ResumeId; tailored: Tailored | undefined },
  asked: readonly string[],
): Promise<void> {
  const of = tailored ? [document, tailored.base] : [document];
  const had = await db.select({ key: parts.key }).from(parts).where(inArray(parts.document, of));
  const known = new Set(had.map(({ key }) => key));
  const unknown = asked.find((key) => !known.has(key));
  if (unknown !== undefined)
    throw new AppError('invalid', { code: 'errors.noSuchPart', params: { key: unknown } });
}

/** Reads what a document said; what a tailored one said is merged. */
async function readState(
  db: Db,
  { owner, document, now, forms }: OfDocument,
  { state: of, tailored }: { state: StateRef | WholeDocument; tailored: Tailored | undefined },
): Promise<PlannedPart[]> {
  if ('parts' in of) return of.parts.map((part) => plannedPart(part, forms));
  if (!tailored) return readParts(db, selectState(sql`${document}::uuid`, stateSql(of)));
  const wanted = { owner, id: document, state: { of, now }, forms, kinds: forms.kinds.all };
  return (await findDocument(db, wanted))?.parts ?? [];
}

/** A part that was sent, as it is stored. */
function plannedPart({ key, schema, content }: DocumentPart, forms: Forms): PlannedPart {
  const { part } = findPartForm(key, forms);
  return { key, kind: part.kind, content, schema };
}

/** Writes what a restore changes; in a tailored document what comes back has been weighed against the base as it is. */
async function carryOut(
  db: Db,
  about: OfDocument,
  { plan, tailored }: { plan: RestorePlan; tailored: Tailored | undefined },
): Promise<void> {
  const { document, now } = about;
  if (tailored) await insertGone(db, document, { base: tailored.base, parts: plan.write, now });
  await writePlan(db, about, plan);
  const keys = plan.write.map(({ key }) => key);
  if (tailored) await weighAnew(db, document, { tailored, keys });
}

async function readParts(db: Db, state: SQL): Promise<PlannedPart[]> {
  return db
    .select({
      key: sql<string>`key`,
      kind: sql<string>`kind`,
      content: sql<PlannedPart['content']>`content`,
      schema: sql<number>`schema`,
    })
    .from(sql`(${state}) state`);
}

/**
 * Writes what a restore changes. The moment before has kept what is replaced. A part that was deleted comes back with a revision more, whose
 * version says that there was none until now; the name that a browser gave to its entry is another's where it was made again.
 */
async function writePlan(
  db: Db,
  { document, now }: OfDocument,
  { write, remove }: RestorePlan,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const written = sql`jsonb_to_recordset(${JSON.stringify(write)}::jsonb) as w (key text, kind text, content jsonb, schema int)`;
  // What was sent may be older than what is known of a part.
  await db.execute(sql`
    insert into parts (document, key, kind, content, schema, made_at, deleted_at, reason)
    select ${document}::uuid, w.key, w.kind, '{}', w.schema, ${at}, ${at}, 'removed' from ${written}
    on conflict (document, key) do nothing`);
  await keepGaps(db, document, { at, written });
  await db.execute(sql`
    update parts set content = w.content, schema = w.schema, reason = 'restored', deleted_at = null,
      revision = revision + case when deleted_at is null then 1 else 2 end,
      client_id = case when deleted_at is not null and exists (select 1 from parts other where other.document = parts.document
        and other.kind = parts.kind and other.client_id = parts.client_id and other.deleted_at is null) then null else client_id end
    from ${written} where parts.document = ${document} and parts.key = w.key`);
  await db.execute(sql`
    update parts set content = ${CONTENT_OF_DELETED}, deleted_at = ${at}
    where document = ${document} and key in (select jsonb_array_elements_text(${JSON.stringify(remove)}::jsonb))`);
  await db.execute(sql`
    update documents set edited_at = ${at}, history_bytes = null,
      bytes = (select coalesce(sum(bytes + ${ROW_BYTES}::int), 0) from parts where document = ${document} and deleted_at is null)
    where id = ${document}`);
}

/** Keeps of parts that come back that they were not there. */
const keepGaps = (db: Db, document: ResumeId, { at, written }: { at: SQL; written: SQL }) =>
  db.execute(sql`
    insert into part_versions (document, key, revision, content, schema, bytes, made_at, reason, is_gone, base_content, base_schema)
    select document, parts.key, revision + 1, '{}', parts.schema, ${ROW_BYTES}::int, ${at}, 'removed', true, base_content, base_schema
    from parts join ${written} on w.key = parts.key where document = ${document} and deleted_at is not null`);
