import { isDeepStrictEqual } from 'node:util';
import { type EntryId, type EntryKind, type ResumeId, withFewestUses } from '@shortlist/resume';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { type EntryContent, entries, resumes } from '#db/schema.ts';
import type { UserId } from '#db/user-id.ts';
import { isUuid } from './ids.ts';
import { owned } from './queries.ts';
import type { Save, Saved } from './saved.ts';

export type StoredEntry = typeof entries.$inferSelect;

export type EntryToSave = {
  kind: EntryKind;
  /** The server's id, or the client's own; undefined for a new entry without a name. */
  id: EntryId | undefined;
  content: EntryContent;
};

type SavedEntry = Saved<StoredEntry, { id: EntryId }>;

/** How many entries of a kind a resume may have, and how many bytes all of its entries together. */
export type EntryLimits = { most: number; mostBytes: number };

/**
 * Saves an entry: a new one when its id is the client's own and not known yet. `full`
 * when there are `most` of its kind, `too-large` when the resume's entries would pass `mostBytes`.
 *
 * The resume's row stays locked from the first query to the last, so that saves and deletions of
 * one resume's entries follow one another: of two saves based on the same edition one wins, and a
 * repeated save finds what the first one made. A save never gives uses of AI Write back.
 */
export async function saveEntry(
  db: Db,
  save: Save,
  entry: EntryToSave,
  { most, mostBytes }: EntryLimits,
): Promise<Added> {
  return db.transaction(async (transaction) => {
    if (!(await lockResume(transaction, save.owner, save.resumeId))) return { outcome: 'absent' };

    const stored = await findEntry(transaction, save.resumeId, entry.id, entry.kind);
    const content = withFewestUses(entry.content, stored?.content ?? {});
    if (stored && isStale(stored, save.basedOn)) return answerStale(stored, content);
    const others = await countBytes(transaction, save.resumeId, stored?.id);
    if (others + byteLength(content) > mostBytes) return { outcome: 'too-large' };
    const saved = stored
      ? await replaceContent(transaction, stored, content)
      : await addEntry(transaction, save, entry, most);
    if (saved.outcome === 'saved') await touchResume(transaction, save);
    return saved;
  });
}

/**
 * Removes an entry, whatever its kind; `absent` when there is none, and when entries of several kinds
 * bear this id of a client's own: nothing says which one is meant.
 */
export async function deleteEntry(db: Db, save: Save, id: EntryId): Promise<SavedEntry> {
  return db.transaction(async (transaction) => {
    if (!(await lockResume(transaction, save.owner, save.resumeId))) return { outcome: 'absent' };

    const stored = await findEntry(transaction, save.resumeId, id);
    if (!stored) return { outcome: 'absent' };
    const { revision } = stored;
    if (isStale(stored, save.basedOn)) return { outcome: 'stale', revision, current: stored };
    await transaction.delete(entries).where(eq(entries.id, stored.id));
    await touchResume(transaction, save);
    return { outcome: 'saved', id: stored.id, revision };
  });
}

/** Locks the owner's resume until the transaction ends; false where there is none. */
export async function lockResume(db: Db, owner: UserId, id: ResumeId): Promise<boolean> {
  const locked = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(owned(owner, id))
    .for('update');
  return locked.length > 0;
}

export async function touchResume(db: Db, { owner, resumeId, now }: Save): Promise<void> {
  await db.update(resumes).set({ editedAt: now }).where(owned(owner, resumeId));
}

/** The one entry that the id names; undefined when there is none, or more than one. */
async function findEntry(
  db: Db,
  resumeId: ResumeId,
  id: EntryId | undefined,
  kind?: EntryKind,
): Promise<StoredEntry | undefined> {
  if (id === undefined) return undefined;
  const named = isUuid(id) ? eq(entries.id, id) : eq(entries.clientId, id);
  const ofKind = kind && eq(entries.kind, kind);
  const [found, ...others] = await db
    .select()
    .from(entries)
    .where(and(eq(entries.resumeId, resumeId), named, ofKind));
  return others.length === 0 ? found : undefined;
}

const isStale = ({ revision }: StoredEntry, basedOn: number | undefined) =>
  basedOn !== undefined && basedOn !== revision;

/** A stale save of what is stored already has succeeded before; only its answer was lost. */
function answerStale(stored: StoredEntry, content: EntryContent): SavedEntry {
  const { id, revision } = stored;
  return isDeepStrictEqual(stored.content, content)
    ? { outcome: 'saved', id, revision }
    : { outcome: 'stale', revision, current: stored };
}

const byteLength = (content: EntryContent) => Buffer.byteLength(JSON.stringify(content));

/** Bytes that a resume's entries take as JSON, but for one. */
async function countBytes(db: Db, resumeId: ResumeId, except?: EntryId): Promise<number> {
  const [counted] = await db
    .select({
      bytes: sql`coalesce(sum(octet_length(${entries.content}::text)), 0)`.mapWith(Number),
    })
    .from(entries)
    .where(and(eq(entries.resumeId, resumeId), except && ne(entries.id, except)));
  return counted?.bytes ?? 0;
}

type Added = SavedEntry | { outcome: 'full' } | { outcome: 'too-large' };

async function addEntry(
  db: Db,
  { resumeId, now }: Save,
  { kind, id, content }: EntryToSave,
  most: number,
): Promise<Added> {
  if (id !== undefined && isUuid(id)) return { outcome: 'absent' };
  const ofKind = and(eq(entries.resumeId, resumeId), eq(entries.kind, kind));
  if ((await db.$count(entries, ofKind)) >= most) return { outcome: 'full' };

  const [added] = await db
    .insert(entries)
    .values({ resumeId, kind, clientId: id, content, madeAt: now })
    .returning({ id: entries.id, revision: entries.revision });
  if (!added) throw new Error('An insert gave no row back.');
  return { outcome: 'saved', ...added };
}

async function replaceContent(
  db: Db,
  stored: StoredEntry,
  content: EntryContent,
): Promise<SavedEntry> {
  const { id } = stored;
  const revision = stored.revision + 1;
  await db.update(entries).set({ content, revision }).where(eq(entries.id, id));
  return { outcome: 'saved', id, revision };
}
