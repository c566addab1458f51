import type { DocumentVersion, EditReason } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, moments } from '#db/schema/document-schema.ts';
import { owned } from '../owned-queries.ts';
import { type Edit, type EditGroup, groupEdits, listStates } from './group-edits.ts';

/** Most edits that are looked at for one page. */
const MOST_EDITS = 500;

/** The end of time, in ms of the epoch: a year of four digits, which PostgreSQL reads. */
const FOREVER = Date.UTC(9999, 0);

/**
 * One page of the earlier states of an owner's document, the newest first, and where the next begins; undefined where there is no such
 * document.
 */
export async function listVersions(
  db: Db,
  owner: UserId,
  document: ResumeId,
  after: string,
): Promise<{ versions: DocumentVersion[]; next: string | null } | undefined> {
  const [there] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(owned(owner, document));
  if (!there) return undefined;
  const until = /^\d{1,14}$/u.test(after) ? Number(after) : FOREVER;
  const edits = await listEdits(db, document, { until, most: MOST_EDITS });
  const isMore = edits.length === MOST_EDITS;
  const from = isMore ? (edits.at(-1)?.at ?? 0) : 0;
  const kept = await listMoments(db, document, { from, until });
  const groups = groupEdits(edits, timesOf(kept));
  // The oldest group may go on on the next page, which begins after the one before it.
  const whole = isMore && groups.length > 1 ? groups.slice(0, -1) : groups;
  const next = isMore ? (whole.at(-1)?.from ?? null) : null;
  return {
    versions: listStates(
      whole,
      kept.filter(({ asOf }) => next === null || asOf.getTime() >= next),
    ),
    next: next === null ? null : String(next),
  };
}

/** Finds the session of edits before which a state of a document stands. */
export async function findGroup(
  db: Db,
  document: ResumeId,
  before: Date,
): Promise<EditGroup | undefined> {
  const from = before.getTime();
  const edits = await listEdits(db, document, { from, until: FOREVER });
  const cuts = timesOf(await listMoments(db, document, { from, until: FOREVER }));
  return groupEdits(edits, cuts).find((group) => group.from === from);
}

/** A stretch of time in ms of the epoch, its end left out. */
type Stretch = { from?: number; until: number; most?: number };

const listMoments = (db: Db, document: ResumeId, { from = 0, until }: Stretch) =>
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

const timesOf = (kept: readonly { asOf: Date }[]) => kept.map(({ asOf }) => asOf.getTime());

/** Lists edits, the newest first: when something of a part was replaced, and how what replaced it came about. */
async function listEdits(
  db: Db,
  document: ResumeId,
  { from = 0, until, most }: Stretch,
): Promise<Edit[]> {
  const { rows } = await db.execute<{ key: string; at: string; reason: EditReason }>(sql`
    select kept.key, extract(epoch from kept.made_at) * 1000 as at, coalesce(
      lead(kept.reason) over (partition by kept.key order by kept.revision),
      case when part.deleted_at is null then part.reason else 'removed' end) as reason
    from part_versions kept join parts part on part.document = kept.document and part.key = kept.key
    where kept.document = ${document} and (kept.revision < part.revision or part.deleted_at is not null)
      and kept.made_at >= ${new Date(from).toISOString()}::timestamptz and kept.made_at < ${new Date(until).toISOString()}::timestamptz
    order by kept.made_at desc, kept.key, kept.revision desc limit ${most ?? null}::int`);
  return rows.map(({ at, ...edit }) => ({ ...edit, at: Math.round(Number(at)) }));
}
