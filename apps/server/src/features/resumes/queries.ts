import { randomUUID } from 'node:crypto';
import { ROW_BYTES } from '@shortlist/contracts';
import { type ExperienceLevel, emptyContact, type ResumeId, SECTIONS } from '@shortlist/model';
import { and, desc, eq, gt, isNotNull, isNull, lt, or, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { removeRows } from '#db/remove-in-batches.ts';
import { documents } from '#db/schema/document-schema.ts';
import { users } from '#db/schema/schema.ts';
import type { UserId } from '#db/user-id.ts';
import { kept, owned } from './owned-queries.ts';
import { type Bound, inSteps, type Room } from './room/room.ts';
import { ownerTotals } from './room/room-queries.ts';

const { placeholder } = sql;

/** Days for which a deleted resume can be restored. */
const DAYS_KEPT = 30;

const oldestRestorable = (now: Date) => new Date(now.getTime() - DAYS_KEPT * 86_400_000);

/** The owner's resumes as the list shows them, last edited first. One query. */
export function listResumes(db: Db, owner: UserId) {
  const list = prepared(db, 'list_resumes', () =>
    db
      .select({
        id: documents.id,
        title: documents.title,
        level: documents.level,
        industry: documents.industry,
        editedAt: documents.editedAt,
        revision: documents.revision,
      })
      .from(documents)
      .where(ofKind(placeholder('owner')))
      .orderBy(desc(documents.editedAt), desc(documents.createdAt), documents.id),
  );
  return list.execute({ owner });
}

const ofKind = (owner: Placeholder) => and(kept(owner), eq(documents.kind, 'resume'));

export type NewResume = {
  /** Of the client, or of the submission that it is made by; without one the database gives an id. */
  id: ResumeId | undefined;
  title: string;
  level: ExperienceLevel | '';
  industry: string;
};

/**
 * Makes an empty resume, unless the owner has the one with this id already, and gives its id; the bound where the
 * owner has `most` of them or no room, `taken` when somebody else has one with this id, `ownerless` when the owner, a guest, has just become an account.
 */
export async function createResume(
  db: Db,
  owner: UserId,
  resume: NewResume,
  { now, most, room }: { now: Date; most: number; room: Room },
): Promise<{ id: ResumeId } | { bound: Bound } | 'taken' | 'ownerless'> {
  return db.transaction(async (transaction) => {
    const there = await countOf(transaction, owner);
    if (there === undefined) return 'ownerless';
    const bound = findOwnersBound(
      { ...there, bytes: there.bytes + inSteps(NEW_BYTES) },
      most,
      room,
    );
    const created = bound ? undefined : await insertResume(transaction, { ...resume, owner }, now);
    if (created) {
      await room.countGrowth(transaction, NEW_BYTES);
      return created;
    }
    const made = resume.id && (await findMade(transaction, owner, resume.id));
    return made || (bound ? { bound } : 'taken');
  });
}

/** The bound that an owner would pass with all this beside one resume more. */
export function findOwnersBound(
  { resumes: there, bytes }: { resumes: number; bytes: number },
  most: number,
  room: Room,
): Bound | undefined {
  if (there >= most) return 'resumes';
  return bytes > room.mostBytes ? room.of : undefined;
}

const EMPTY = { text: '' };
/** The parts that every resume has, and how much they take. */
const NEW_CONTENTS = {
  contact: emptyContact(),
  summary: EMPTY,
  skills: EMPTY,
  section_order: { ids: [...SECTIONS.paper] },
};
const NEW_BYTES = Object.values(NEW_CONTENTS).reduce(
  (sum, content) => sum + JSON.stringify(content).length + ROW_BYTES,
  0,
);

/** Inserts a resume with the parts that every resume has, in one statement; undefined where there is one with this id. */
async function insertResume(db: Db, resume: NewResume & { owner: UserId }, now: Date) {
  const insert = prepared(db, 'insert_resume', () => buildInsert(db));
  const [created] = await insert.execute({
    ...resume,
    ...{ id: resume.id ?? randomUUID(), now, madeAt: now.toISOString(), bytes: NEW_BYTES },
    contents: JSON.stringify(NEW_CONTENTS),
  });
  return created;
}

function buildInsert(db: Db) {
  const made = db.$with('made').as(
    db
      .insert(documents)
      .values({
        id: placeholder('id'),
        owner: placeholder('owner'),
        kind: 'resume',
        title: placeholder('title'),
        level: placeholder('level'),
        industry: placeholder('industry'),
        createdAt: placeholder('now'),
        editedAt: placeholder('now'),
        bytes: placeholder('bytes'),
        historyBytes: 0,
      })
      .onConflictDoNothing()
      .returning({ id: documents.id }),
  );
  const inside = db
    .$with('inside', {})
    .as(sql`insert into parts (document, key, kind, content, made_at)
    select id, kind, kind, content, ${placeholder('madeAt')}::timestamptz
    from made, jsonb_each(${placeholder('contents')}::jsonb) as part (kind, content)`);
  return db.with(made, inside).select().from(made);
}

/** The owner's resume with this id, also a deleted one. */
export async function findMade(db: Db, owner: UserId, id: ResumeId) {
  const [made] = await db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(and(eq(documents.owner, owner), eq(documents.id, id)));
  return made;
}

/** Deletes a resume; returns whether the owner had it. */
export async function deleteResume(db: Db, owner: UserId, id: ResumeId, now: Date) {
  const deleted = await db
    .update(documents)
    .set({ deletedAt: now })
    .where(owned(owner, id))
    .returning({ id: documents.id });
  return deleted.length > 0;
}

/**
 * Brings a deleted resume back as it was: `restored`, also when it is not deleted; `absent` when
 * there is none or its days are over; `full` when the owner has made `most` others meanwhile.
 */
export async function restoreResume(
  db: Db,
  owner: UserId,
  id: ResumeId,
  { now, most }: { now: Date; most: number },
): Promise<'restored' | 'absent' | 'full'> {
  return db.transaction(async (transaction) => {
    const there = await countOf(transaction, owner);
    if (there === undefined) return 'absent';
    const restorable = or(
      isNull(documents.deletedAt),
      gt(documents.deletedAt, oldestRestorable(now)),
    );
    const [found] = await transaction
      .select({ deletedAt: documents.deletedAt })
      .from(documents)
      .where(and(eq(documents.owner, owner), eq(documents.id, id), restorable));
    if (!found) return 'absent';
    if (found.deletedAt === null) return 'restored';
    if (there.resumes >= most) return 'full';

    await transaction
      .update(documents)
      .set({ deletedAt: null })
      .where(and(eq(documents.owner, owner), eq(documents.id, id)));
    return 'restored';
  });
}

/** Really removes what was deleted longer ago than it can be restored. Everybody's. */
export const removeDeletedResumes = (db: Db, now: Date, signal?: AbortSignal): Promise<void> =>
  removeRows(
    db,
    {
      table: documents,
      which: and(isNotNull(documents.deletedAt), lt(documents.deletedAt, oldestRestorable(now))),
    },
    signal,
  );

/**
 * Counts the owner's resumes, and the bytes that they keep in all; undefined when there is no such owner any more. Locks the
 * owner first, so that two creations at once cannot both take the last place.
 */
export async function countOf(db: Db, owner: UserId) {
  const lock = prepared(db, 'lock_owner', () =>
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, placeholder('owner')))
      .for('update'),
  );
  const [locked] = await lock.execute({ owner });
  if (!locked) return undefined;
  const add = prepared(db, 'count_resumes', () =>
    db
      .select(ownerTotals)
      .from(documents)
      .where(eq(documents.owner, placeholder('owner'))),
  );
  const [counted] = await add.execute({ owner });
  return counted;
}
