import { createHash, randomBytes } from 'node:crypto';
import { PURSUIT, type Sections } from '@shortlist/model';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, type PartContent } from '#db/schema/document-schema.ts';
import { calendarFeeds } from '#db/schema/pursuit-schema.ts';
import { kept } from '../../documents/owned-queries.ts';
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

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Makes the token of an owner's calendar, of which only the digest is kept; the one before ends. */
export async function makeFeed(db: Db, owner: UserId, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const feed = { digest: digestOf(token), madeAt: now };
  await db
    .insert(calendarFeeds)
    .values({ owner, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.owner, set: feed });
  return token;
}

export const endFeed = (db: Db, owner: UserId) =>
  db.delete(calendarFeeds).where(eq(calendarFeeds.owner, owner));

/** Ends the address of a guest's calendar where the account, which the guest becomes, has one. */
export async function endFeedOfGuest(db: Db, { guest, account }: Claim) {
  const ofAccount = eq(calendarFeeds.owner, account);
  if ((await db.$count(calendarFeeds, ofAccount)) > 0) await endFeed(db, guest);
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
