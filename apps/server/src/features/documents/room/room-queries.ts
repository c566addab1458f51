import { ROW_BYTES } from '@shortlist/contracts';
import { isOwnKey, type ResumeId } from '@shortlist/model';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import { isPinned, RAISE_HORIZON } from '../parts/version-queries.ts';
import { STEP } from './room.ts';

const { placeholder } = sql;
const ROW = sql.raw(String(ROW_BYTES));

const IN_STEPS = sql.raw(String(STEP));

/** Bytes of all parts of a row of `documents`: as its last save left them, else counted. */
export const BYTES_OF_DOCUMENT =
  sql`coalesce(${documents}.bytes, (select sum(counted.bytes + ${ROW}) from parts counted
    where counted.document = ${documents}.id and counted.deleted_at is null), 0)`.mapWith(Number);

/** Bytes of the document that a row of `documents` is tailored from, which become its own where it is detached. */
const INHERITED_BYTES = sql`(select coalesce(base.bytes, (select sum(counted.bytes + ${ROW}) from parts counted
    where counted.document = base.id and counted.deleted_at is null), 0) from documents base where base.id = ${documents}.tailored_from)`;

/** Bytes of the parts of a row of `documents`, of those that it inherits, of the versions that its moments name, and of the others, which give way; in steps. */
const taken = {
  bytes: inSqlSteps(BYTES_OF_DOCUMENT),
  inherited: sql`coalesce(${inSqlSteps(INHERITED_BYTES)}, 0)`,
  pinned: inSqlSteps(sql`${documents}.pinned_bytes`),
  history:
    inSqlSteps(sql`greatest(0, coalesce(${documents}.history_bytes, (select sum(counted.bytes) from part_versions counted
    where counted.document = ${documents}.id), 0) - ${documents}.pinned_bytes)`),
};

function inSqlSteps(bytes: SQL): SQL {
  return sql`ceil(${bytes} / ${IN_STEPS}.0) * ${IN_STEPS}`;
}

type OfOwner = { owner: UserId; resumeId: ResumeId };

/**
 * Sums the bytes of an owner's other documents, deleted ones as well, with the versions of all moments, and of all other versions. A document
 * that is tailored counts what it inherits; of those that inherit from this one `copies` is the number with itself.
 */
export async function sumOfOwner(db: Db, { owner, resumeId }: OfOwner) {
  const { bytes, inherited, pinned, history } = taken;
  const add = prepared(db, 'sum_of_owner', () =>
    db
      .select({
        elsewhere:
          sql<number>`coalesce(sum(${bytes}) filter (where ${documents.id} <> ${placeholder('id')}), 0) + coalesce(sum(${pinned}), 0)
            + coalesce(sum(${inherited}) filter (where ${documents.tailoredFrom} <> ${placeholder('id')}), 0)`.mapWith(
            Number,
          ),
        copies:
          sql<number>`1 + count(*) filter (where ${documents.tailoredFrom} = ${placeholder('id')})`.mapWith(
            Number,
          ),
        history: sql<number>`coalesce(sum(${history}), 0)`.mapWith(Number),
      })
      .from(documents)
      .where(eq(documents.owner, placeholder('owner'))),
  );
  const [found] = await add.execute({ owner, id: resumeId });
  return found ?? { elsewhere: 0, copies: 1, history: 0 };
}

/** The section of a person's own that a part belongs to: its settings, text, order or entry. */
export const ownSectionOf = (key: string): string | undefined => key.split(':').find(isOwnKey);

/**
 * Number of sections of the person's own in a document; none where the one that is saved is among them. One whose settings
 * say that it is removed is not there.
 */
export const OTHER_OWN_SECTIONS =
  sql`(select case when bool_or(own = ${placeholder('ownSection')}) then 0 else count(distinct own) end from (
    select substring(held.key from 'custom-[a-z0-9]+') as own from parts held
    where held.document = any(array[${documents}.id, ${documents}.tailored_from]) and held.deleted_at is null and held.key ~ '(^|:)custom-') held
    where not exists (select 1 from parts removed where removed.document = ${documents.id}
      and removed.key = 'section:' || own and removed.content->>'isAdded' = 'false'))`.mapWith(
    Number,
  );

/** Number of an owner's documents of a `kind` that are not deleted, and the bytes of all that they keep, without versions that give way. */
export const ownerTotals = {
  documents:
    sql<number>`count(*) filter (where ${documents.deletedAt} is null and ${documents.kind} = ${placeholder('kind')})`.mapWith(
      Number,
    ),
  bytes:
    sql<number>`coalesce(sum(${taken.bytes} + ${taken.inherited} + ${taken.pinned}), 0)`.mapWith(
      Number,
    ),
};

/** Share of the room that history takes when it has to make room: some less, so that not every save has to. */
const HISTORY_SHARE = 0.9;

/**
 * Removes the oldest versions of an owner, whichever document they are of, beyond so many bytes. Those of moments stay, and those of a document
 * that is being written to, which are removed another time.
 */
export async function dropOwnersOldest(db: Db, owner: UserId, bytes: number): Promise<void> {
  const most = Math.floor(Math.max(0, bytes) * HISTORY_SHARE);
  await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select id from documents where owner = ${owner} for update skip locked`,
    );
    await dropOldestOf(transaction, { most, held: rows.map(({ id }) => id) });
  });
}

/** Removes the oldest versions of documents that are locked. Nobody names one meanwhile. */
async function dropOldestOf(db: Db, { most, held }: { most: number; held: readonly string[] }) {
  await db.execute(sql`
    with kept as (
      select v.document, v.key, v.revision,
        sum(v.bytes) over (order by v.made_at desc, v.document, v.key, v.revision desc) as total
      from part_versions v
      where v.document in (select jsonb_array_elements_text(${JSON.stringify(held)}::jsonb)::uuid) and not ${isPinned(sql`v`)}),
    dropped as (
      delete from part_versions v using kept
      where v.document = kept.document and v.key = kept.key and v.revision = kept.revision and total > ${most}
      returning v.document, v.made_at)
    ${RAISE_HORIZON}`);
}
