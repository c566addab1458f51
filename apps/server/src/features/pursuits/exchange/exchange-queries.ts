import { randomBytes } from 'node:crypto';
import { PURSUIT, type Sections } from '@shortlist/model';
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, type PartContent } from '#db/schema/document-schema.ts';
import { calendarFeeds } from '#db/schema/pursuit-schema.ts';
import { digestOf } from '#lib/digest-of.ts';
import { kept, lockOwner } from '../../documents/owned-queries.ts';
import type { Claim } from '../../server-feature.ts';

type Part = { key: string; schema: number; content: PartContent; revision: number };

/** Parts of an application of some kinds, without what nothing prints: the words of the posting, notes on interviews. */
const partsOf = (kinds: readonly string[]) => sql<Part[]>`(
  select coalesce(json_agg(json_build_object('key', key, 'schema', schema, 'revision', revision,
    'content', case kind when 'posting' then content - 'text' when 'interview' then content - 'note' else content end) order by made_at, key), '[]')
  from parts where parts.document = ${documents.id} and deleted_at is null
    and kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb)))`;

/** An owner's applications, last edited first, each with its parts of some kinds. One query. */
export async function listWithParts(
  db: Db,
  owner: UserId,
  { kinds, sections }: { kinds: readonly string[]; sections: Sections },
) {
  const found = await db
    .select({ id: documents.id, parts: partsOf(kinds) })
    .from(documents)
    .where(and(kept(owner), eq(documents.kind, PURSUIT.kind)))
    .orderBy(desc(documents.editedAt), desc(documents.id));
  return found.map(({ id, parts }) => ({
    id,
    pursuit: PURSUIT.readParts(parts, sections),
    revisionOf: (key: string) => parts.find((part) => part.key === key)?.revision ?? 1,
  }));
}

/**
 * Makes the token of an owner's calendar, of which only the digest is kept; the one before ends. Undefined where the owner, a guest, has just become
 * an account.
 */
export const makeFeed = (db: Db, owner: UserId, now: Date): Promise<string | undefined> =>
  db.transaction(async (transaction) => {
    if (!(await lockOwner(transaction, owner))) return undefined;
    const token = randomBytes(32).toString('base64url');
    const feed = { digest: digestOf(token), madeAt: now };
    await transaction
      .insert(calendarFeeds)
      .values({ owner, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.owner, set: feed });
    return token;
  });

export const endFeed = (db: Db, owner: UserId) =>
  db.delete(calendarFeeds).where(eq(calendarFeeds.owner, owner));

/**
 * Ends the address of a guest's calendar where the account, which the guest becomes, has one. Locks the account, as making an address does: of
 * two guests who become it at once, or of a guest and the account itself, the later one sees what the earlier one has.
 */
export async function endFeedOfGuest(db: Db, { guest, account }: Claim) {
  await lockOwner(db, account);
  const ofAccount = db
    .select({ owner: calendarFeeds.owner })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.owner, account));
  await db.delete(calendarFeeds).where(and(eq(calendarFeeds.owner, guest), exists(ofAccount)));
  return {};
}

/** Finds the owner of the calendar of a token; undefined where there is none. */
export async function findFeedOwner(db: Db, token: string): Promise<UserId | undefined> {
  const [found] = await db
    .select({ owner: calendarFeeds.owner })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.digest, digestOf(token)));
  return found?.owner;
}
