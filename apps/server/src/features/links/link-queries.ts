import { MOST_LINKS, MOST_LINKS_OF_OWNER } from '@shortlist/contracts';
import { LETTER, RESUME, type ResumeId } from '@shortlist/model';
import { and, desc, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { removeRows } from '#db/remove-in-batches.ts';
import { documents } from '#db/schema/document-schema.ts';
import { type Frozen, linkDays, linkRenderings, links } from '#db/schema/links-schema.ts';
import { kept, lockOwner, owned } from '../documents/owned-queries.ts';

/** The kinds of document that links lead to. */
export const LINKED_KINDS = [RESUME, LETTER];
const LINKED = LINKED_KINDS.map(({ kind }) => kind);

const OPENINGS = sql`(select coalesce(sum(openings), 0) from ${linkDays} where ${linkDays.link} = ${links.id})`;
const DOWNLOADED = sql`(select coalesce(sum(value::int), 0) from ${linkDays}, jsonb_each_text(${linkDays.downloads}) where ${linkDays.link} = ${links.id})`;

/** A link as calls answer it, without what is frozen. */
const SHOWN = {
  id: links.id,
  name: links.name,
  sealed: links.sealed,
  mode: links.mode,
  leaveOut: links.leaveOut,
  expiresAt: links.expiresAt,
  hasPassword: sql<boolean>`${links.password} is not null`,
  downloads: links.downloads,
  counting: links.counting,
  madeAt: links.madeAt,
  frozenAt: links.frozenAt,
  openings: OPENINGS.mapWith(Number),
  downloaded: DOWNLOADED.mapWith(Number),
};

type OfDocument = { owner: UserId; document: ResumeId };
type OfOwner = { owner: UserId; id: string };

/** Lists the links to an owner's document, the newest first; undefined where there is no such document. One query. */
export async function listLinks(db: Db, { owner, document }: OfDocument) {
  const found = await db
    .select({ isThere: sql<boolean>`${links.id} is not null`, link: SHOWN })
    .from(documents)
    .leftJoin(links, eq(links.document, documents.id))
    .where(and(owned(owner, document), inArray(documents.kind, LINKED)))
    .orderBy(desc(links.madeAt), links.id);
  return found.length === 0
    ? undefined
    : found.flatMap(({ isThere, link }) => (isThere ? [link as FoundLink] : []));
}

const isOwned = ({ owner, id }: OfOwner) => and(eq(links.id, id), kept(owner));

/** Finds a link of an owner's. */
export async function findLink(db: Db, of: OfOwner) {
  const [found] = await db
    .select({ ...SHOWN, document: links.document })
    .from(links)
    .innerJoin(documents, eq(documents.id, links.document))
    .where(isOwned(of));
  return found;
}

export type FoundLink = Omit<NonNullable<Awaited<ReturnType<typeof findLink>>>, 'document'>;

type NewLink = Omit<typeof links.$inferInsert, 'document' | 'frozen' | 'bytes' | 'madeAt'>;

/** Content that is frozen, the bytes that it takes, and the most that an owner may keep for links. */
export type Kept = { frozen: Frozen; bytes: number; mostBytes: number };

export type Bound = 'ofDocument' | 'ofOwner' | 'room';

/**
 * Inserts a link to an owner's document. The bound where there is one too many, or no room for what is frozen; `absent` where there is no such
 * document. The document is locked, so that nothing leads to one that is being deleted.
 */
export const insertLink = (
  db: Db,
  { owner, document }: OfDocument,
  { link, frozen, now }: { link: NewLink; frozen: Kept | undefined; now: Date },
): Promise<'made' | 'absent' | Bound> =>
  db.transaction(async (transaction) => {
    if (!(await lockOwner(transaction, owner))) return 'absent';
    const [locked] = await transaction
      .select({ id: documents.id })
      .from(documents)
      .where(and(owned(owner, document), inArray(documents.kind, LINKED)))
      .for('update');
    if (!locked) return 'absent';
    const others = await listOthers(transaction, { owner, id: link.id });
    if (others.filter((other) => other.document === document).length >= MOST_LINKS)
      return 'ofDocument';
    if (others.length >= MOST_LINKS_OF_OWNER) return 'ofOwner';
    if (frozen && !hasRoom(others, frozen)) return 'room';
    const shown = frozen && { frozen: frozen.frozen, bytes: frozen.bytes, frozenAt: now };
    const made = { ...link, ...shown, document, madeAt: now };
    // One that is there was sent at the same time.
    await transaction.insert(links).values(made).onConflictDoNothing();
    return 'made';
  });

/** Lists what an owner's links lead to, and the bytes that are frozen of them, but for the link of this id. */
const listOthers = (db: Db, { owner, id }: OfOwner) =>
  db
    .select({ document: links.document, bytes: links.bytes })
    .from(links)
    .innerJoin(documents, eq(documents.id, links.document))
    .where(and(eq(documents.owner, owner), ne(links.id, id)));

/** Checks whether there is room for what is frozen, beside that of other links. */
const hasRoom = (others: readonly { bytes: number }[], { bytes, mostBytes }: Kept): boolean =>
  others.reduce((sum, other) => sum + other.bytes, bytes) <= mostBytes;

/** Checks whether there is room for what a link freezes; one at a time for an owner, so that no two fit into the same room. */
async function lockRoom(transaction: Db, of: OfOwner, frozen: Kept): Promise<boolean> {
  await lockOwner(transaction, of.owner);
  return hasRoom(await listOthers(transaction, of), frozen);
}

export type Change = Partial<Omit<NewLink, 'id' | 'digest' | 'sealed'>>;

/**
 * Changes an owner's link. What was made for it goes, where it would be made otherwise now. `absent` where there is no such link, `room` where
 * there is none for what is frozen.
 */
export const changeLink = (
  db: Db,
  of: OfOwner,
  { change, frozen }: { change: Change; frozen: Kept | undefined },
): Promise<'changed' | 'absent' | 'room'> =>
  db.transaction(async (transaction) => {
    if (frozen && !(await lockRoom(transaction, of, frozen))) return 'room';
    const set = setOf(change, frozen);
    if (Object.keys(set).length === 0) return 'changed';
    if (!(await updateLink(transaction, of, set))) return 'absent';
    if (change.mode ?? change.leaveOut)
      await transaction.delete(linkRenderings).where(eq(linkRenderings.link, of.id));
    return 'changed';
  });

/** A link that shows something else is frozen as that says now, or not at all. */
const setOf = (change: Change, frozen: Kept | undefined) => ({
  ...change,
  ...(change.mode && { frozen: frozen?.frozen ?? null, bytes: frozen?.bytes ?? 0 }),
});

/** Gives an owner's link another address; returns whether there is such a link. */
export const setAddress = (
  db: Db,
  of: OfOwner,
  address: Pick<NewLink, 'digest' | 'sealed'>,
): Promise<boolean> => updateLink(db, of, address);

async function updateLink(
  db: Db,
  of: OfOwner,
  set: Partial<typeof links.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(links)
    .set(set)
    .from(documents)
    .where(and(eq(documents.id, links.document), isOwned(of)))
    .returning({ id: links.id });
  return changed.length > 0;
}

/** Deletes an owner's link with all that is kept for it; returns whether there was one. */
export async function deleteLink(db: Db, { owner, id }: OfOwner): Promise<boolean> {
  const ofOwner = db.select({ id: documents.id }).from(documents).where(kept(owner));
  const deleted = await db
    .delete(links)
    .where(and(eq(links.id, id), inArray(links.document, ofOwner)))
    .returning({ id: links.id });
  return deleted.length > 0;
}

/** Deletes the links to documents that are being deleted. */
export async function deleteLinksTo(db: Db, deleted: readonly ResumeId[]): Promise<void> {
  if (deleted.length > 0) await db.delete(links).where(inArray(links.document, [...deleted]));
}

/** Most days of a link that a call answers. */
const MOST_DAYS = 400;

/** Lists the days of an owner's link, the newest first; undefined where there is no such link. */
export async function listDays(db: Db, of: OfOwner) {
  const found = await db
    .select({ day: linkDays.day, openings: linkDays.openings, downloads: linkDays.downloads })
    .from(links)
    .innerJoin(documents, eq(documents.id, links.document))
    .leftJoin(linkDays, eq(linkDays.link, links.id))
    .where(isOwned(of))
    .orderBy(desc(linkDays.day))
    .limit(MOST_DAYS);
  if (found.length === 0) return undefined;
  return found.flatMap(({ day, openings, downloads }) =>
    day === null ? [] : [{ day, openings: openings ?? 0, downloads: downloads ?? {} }],
  );
}

/** Links that are read at once: what is frozen of each may be some megabytes. */
const READ_AT_ONCE = 5;

const DAYS = sql<readonly object[]>`(
  select coalesce(json_agg(json_build_object('day', day, 'openings', openings, 'downloads', downloads) order by day), '[]')
  from ${linkDays} where ${linkDays.link} = ${links.id})`;

/** Reads the links of an owner, without their addresses and passwords. */
export async function* readLinks(db: Db, owner: UserId): AsyncGenerator<object> {
  const all = await db
    .select({ id: links.id })
    .from(links)
    .innerJoin(documents, eq(documents.id, links.document))
    .where(eq(documents.owner, owner))
    .orderBy(links.madeAt, links.id);
  while (all.length > 0) {
    const ids = all.splice(0, READ_AT_ONCE).map(({ id }) => id);
    const found = await db
      .select({ ...SHOWN, document: links.document, frozen: links.frozen, days: DAYS })
      .from(links)
      .innerJoin(documents, eq(documents.id, links.document))
      .where(inArray(links.id, ids))
      .orderBy(links.madeAt, links.id);
    for (const { sealed: _, id, ...link } of found) yield { link_id: id, ...link };
  }
}

const DAY_MS = 86_400_000;
/** Days for which what was made for links is kept. */
const RENDERED_DAYS = 7;

/** Removes what was made for links that have ended, or long ago, and the counts of days that no call answers any more. */
export async function removeOld(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const ended = db.select({ id: links.id }).from(links).where(lte(links.expiresAt, now));
  const isOld = or(
    inArray(linkRenderings.link, ended),
    lt(linkRenderings.madeAt, ago(RENDERED_DAYS)),
  );
  await removeRows(db, { table: linkRenderings, which: isOld }, signal);
  const isPast = lt(linkDays.day, ago(MOST_DAYS).toISOString().slice(0, 10));
  await removeRows(db, { table: linkDays, which: isPast }, signal);
}
