import type { DocumentVersion, EditReason } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, moments } from '#db/schema/document-schema.ts';
import { owned } from '../owned-queries.ts';
import { isReplaced, oldestKept } from '../parts/version-queries.ts';
import { type Edit, type EditGroup, groupEdits, listStates, type Moment } from './group-edits.ts';
import { isKnown } from './known-state-queries.ts';
import { listSentStates } from './sent-state-queries.ts';
import { formatBefore, KEPT, type StateRef } from './state-queries.ts';

/** Most edits that are looked at for one page. */
const MOST_EDITS = 500;

/** The end of time, in ms of the epoch: a year of four digits, which PostgreSQL reads. */
const FOREVER = Date.UTC(9999, 0);

type OfOwner = { owner: UserId; document: ResumeId; now: Date };

/**
 * One page of the earlier states of an owner's document, the newest first, and where the next begins; undefined where there is no such
 * document.
 */
export async function listVersions(
  db: Db,
  { owner, document, now }: OfOwner,
  after: string,
): Promise<{ versions: DocumentVersion[]; next: string | null } | undefined> {
  const [there] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(owned(owner, document));
  if (!there) return undefined;
  const until = /^\d{1,13}$/u.test(after) ? Number(after) : FOREVER;
  const edits = await listEdits(db, document, { until, most: MOST_EDITS, now });
  const isMore = edits.length === MOST_EDITS;
  const from = isMore ? (edits.at(-1)?.at ?? 0) : 0;
  const kept = await listMoments(db, document, { from, until });
  const groups = groupEdits(edits, timesOf(kept));
  // The oldest group may go on on the next page, which begins after the one before it.
  const whole = isMore && groups.length > 1 ? groups.slice(0, -1) : groups;
  const next = isMore ? (whole.at(-1)?.from ?? null) : null;
  const sent = await listSentStates(db, { owner, document }, { from: next ?? 0, until });
  const states = listStates(
    whole,
    kept.filter(({ asOf }) => next === null || asOf.getTime() >= next),
  );
  return {
    versions: [...states, ...sent].sort((a, b) => b.at.localeCompare(a.at)),
    next: next === null ? null : String(next),
  };
}

/** Describes one state of a document that is there. */
export async function describeState(
  db: Db,
  { document, now }: Omit<OfOwner, 'owner'>,
  state: StateRef,
): Promise<DocumentVersion | undefined> {
  if ('moment' in state) {
    const isIt = and(eq(moments.document, document), eq(moments.id, state.moment));
    return listStates([], await db.select().from(moments).where(isIt))[0];
  }
  const at = state.before.toISOString();
  const group = await findGroup(db, { document, now }, state.before);
  const plain: DocumentVersion = { version_id: formatBefore(state.before), reason: 'typed', at };
  return group ? listStates([group], [])[0] : plain;
}

/** Finds the session of edits that follows a state of a document: a session has no more than an hour. */
export async function findGroup(
  db: Db,
  { document, now }: Omit<OfOwner, 'owner'>,
  before: Date,
): Promise<EditGroup | undefined> {
  const from = before.getTime();
  const stretch = { from, until: from + 3_600_000, now };
  const edits = await listEdits(db, document, stretch);
  const cuts = timesOf(await listMoments(db, document, stretch));
  return groupEdits(edits, cuts).find((group) => group.from === from);
}

/** A stretch of time in ms of the epoch, its end left out. */
type Stretch = { from?: number; until: number };

const listMoments = (db: Db, document: ResumeId, { from = 0, until }: Stretch): Promise<Moment[]> =>
  db
    .select()
    .from(moments)
    .where(
      and(
        eq(moments.document, document),
        gte(moments.asOf, new Date(from)),
        lt(moments.asOf, new Date(until)),
      ),
    )
    .orderBy(desc(moments.asOf), desc(moments.madeAt), moments.id);

const timesOf = (kept: readonly Moment[]) => kept.map(({ asOf }) => asOf.getTime());

/** Lists edits, the newest first: when something of a part was replaced, and how what replaced it came about. Those before which not all is known are none. */
async function listEdits(
  db: Db,
  document: ResumeId,
  { from = 0, until, most, now }: Stretch & { most?: number; now: Date },
): Promise<Edit[]> {
  const timeOf = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ key: string; at: string; reason: EditReason }>(sql`
    with replaced as (
      select kept.document, kept.key, kept.revision, kept.made_at, coalesce(
        lead(kept.reason) over (partition by kept.key order by kept.revision),
        case when part.deleted_at is null then part.reason else 'removed' end) as reason
      from part_versions kept join parts part on part.document = kept.document and part.key = kept.key
      where kept.document = ${document} and kept.reason <> ${KEPT} and part.kind <> 'photo' and ${isReplaced(sql`kept`, sql`part`)})
    select key, extract(epoch from made_at) * 1000 as at, reason
    from replaced join documents on documents.id = replaced.document
    where made_at >= ${timeOf(from)} and made_at < ${timeOf(until)} and ${isKnown(sql`made_at`, timeOf(oldestKept(now).getTime()))}
    order by made_at desc, key, replaced.revision desc limit ${most ?? null}::int`);
  return rows.map(({ at, ...edit }) => ({ ...edit, at: Math.round(Number(at)) }));
}
