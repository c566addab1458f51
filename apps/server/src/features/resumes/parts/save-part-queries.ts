import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MAX_ENTRIES } from '@shortlist/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { type PartContent, parts } from '#db/document-schema.ts';
import { isUuid } from '../ids.ts';
import type { Save, Saved } from '../saved.ts';
import { raiseUses } from './ai-use-queries.ts';
import { mirrorPart, unmirrorPart } from './mirror-queries.ts';
import { type FoundPart, lockPart, type PartRef } from './part-queries.ts';
import { type StoredPart, sentContent } from './stored-part.ts';
import { keepVersions } from './version-queries.ts';

export type PartToSave = {
  ref: PartRef & { kind: string };
  /** Laid over what is stored: members that are not sent, and those this release does not know, stay as they are. */
  content: PartContent;
  /** What is stored of an entry beside its texts when `said` is saved over `stored`. */
  withValues?: (said: PartContent, stored: PartContent) => PartContent;
  /** How often AI Write was used, as a client of before counts; the counter goes up to it, and never down. */
  aiUses?: number | undefined;
  /** Keeps what is replaced as a version, however young the newest one is: a person has settled a conflict. */
  keepsReplaced?: boolean | undefined;
  /** Whether two contents say the same where that is more than their letters; asked of a stale save only. */
  saysSame?: (db: Db, sent: PartContent, stored: PartContent) => Promise<boolean>;
};

export type SavedPart = Saved<StoredPart, { key: string }>;

/** Most bytes of all entries of a document: hundreds of pages, and no more than an owner should cost. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A part that every document has, before anybody has saved it. */
const UNSAVED = { revision: 1, clientId: null, aiUses: 0 };

/**
 * Saves a part of any kind: the one way in which parts are written. An entry is a new one when its id is the client's own
 * and not known yet. `full` when there are `MAX_ENTRIES` of its kind, `too-large` when the entries would pass `MAX_BYTES`.
 *
 * The document stays locked from the first query to the last: of two saves based on the same revision one wins, and a
 * repeated save finds what the first one made. The part, its version and the row that servers of the release before
 * read are written in the same transaction.
 */
export async function savePart(db: Db, save: Save, part: PartToSave): Promise<SavedPart> {
  return db.transaction(async (transaction) => {
    const found = await lockPart(transaction, save, part.ref);
    if (!found) return { outcome: 'absent' };
    const stored = found.stored ?? unsavedPart(part.ref);
    const content = contentOver(part, stored?.content);
    if (stored && isStale(stored, save))
      return answerStale(transaction, save, stored, { ...part, content });

    const keepsReplaced = part.keepsReplaced || found.isVersionDue === true;
    return (
      refuse(found, part, content) ??
      replace(transaction, save, stored, { ...part, content, keepsReplaced })
    );
  });
}

async function replace(
  db: Db,
  save: Save,
  stored: StoredPart | undefined,
  part: PartToSave,
): Promise<SavedPart> {
  const { content } = part;
  const next = stored ? { ...stored, content, revision: stored.revision + 1 } : newEntry(part);
  if (!next) return { outcome: 'absent' };
  if (stored && part.keepsReplaced) await keepReplaced(db, save, stored);
  const aiUses = Math.max(next.aiUses, part.aiUses ?? 0);
  const position = await mirrorPart(db, save, { ...next, aiUses });
  await writePart(db, save, { ...next, aiUses, ...position });
  return { outcome: 'saved', key: next.key, revision: next.revision };
}

/** Saves a part that every document has one of, its kind being its key. */
export async function savePlainPart(
  db: Db,
  save: Save,
  kind: string,
  content: PartContent,
): Promise<SavedPart> {
  return savePart(db, save, { ref: { kind, key: kind }, content });
}

/**
 * Deletes an entry; `absent` when there is none, and when entries of several kinds bear this id of a client's own: nothing
 * says which one is meant. What it said is kept as a version.
 */
export async function deletePart(db: Db, save: Save, ref: PartRef): Promise<SavedPart> {
  return db.transaction(async (transaction) => {
    const stored = (await lockPart(transaction, save, ref))?.stored;
    if (!stored) return { outcome: 'absent' };
    const { key, revision } = stored;
    if (isStale(stored, save)) return { outcome: 'stale', revision, current: stored };
    await keepReplaced(transaction, save, stored);
    await transaction
      .update(parts)
      .set({ content: {}, deletedAt: save.now })
      .where(and(eq(parts.document, save.resumeId), eq(parts.key, key)));
    await unmirrorPart(transaction, save, stored);
    return { outcome: 'saved', key, revision };
  });
}

function unsavedPart(ref: PartToSave['ref']): StoredPart | undefined {
  if (!('key' in ref)) return undefined;
  return { ...UNSAVED, ...ref, content: ref.kind === 'order' ? { ids: [] } : {} };
}

const isStale = ({ revision }: StoredPart, { basedOn }: Save) =>
  basedOn !== undefined && basedOn !== revision;

/** A stale save of what is stored already has succeeded before; only its answer was lost. */
async function answerStale(
  db: Db,
  save: Save,
  stored: StoredPart,
  { content, saysSame, aiUses = 0 }: PartToSave,
): Promise<SavedPart> {
  const { key, revision } = stored;
  const isRepeated = saysSame
    ? await saysSame(db, content, stored.content)
    : isDeepStrictEqual(sentContent({ ...stored, content }), sentContent(stored));
  if (!isRepeated) return { outcome: 'stale', revision, current: stored };
  await raiseUses(db, save, stored, aiUses);
  return { outcome: 'saved', key, revision };
}

function contentOver({ content, withValues }: PartToSave, stored: PartContent = {}): PartContent {
  const said = { ...stored, ...content };
  return withValues ? withValues(said, stored) : said;
}

const byteLength = (content: PartContent) => Buffer.byteLength(JSON.stringify(content));

function refuse(
  { stored, ofKind, otherBytes }: FoundPart,
  { ref }: PartToSave,
  content: PartContent,
): SavedPart | undefined {
  if ('key' in ref) return undefined;
  if (otherBytes + byteLength(content) > MAX_BYTES) return { outcome: 'too-large' };
  if (stored) return undefined;
  if (ref.id !== undefined && isUuid(ref.id)) return { outcome: 'absent' };
  return ofKind >= MAX_ENTRIES ? { outcome: 'full' } : undefined;
}

function newEntry({ ref, content }: PartToSave): StoredPart | undefined {
  if ('key' in ref) return undefined;
  const { kind, id: clientId = null } = ref;
  return { key: `${kind}:${randomUUID()}`, kind, clientId, content, revision: 1, aiUses: 0 };
}

const keepReplaced = (db: Db, { resumeId, now }: Save, { key }: StoredPart) =>
  keepVersions(db, { document: resumeId, which: sql`parts.key = ${key}`, now, always: true });

async function writePart(
  db: Db,
  { resumeId, now }: Save,
  part: StoredPart & { position?: number },
): Promise<void> {
  const { content, revision, aiUses } = part;
  await db
    .insert(parts)
    .values({ ...part, document: resumeId, madeAt: now })
    .onConflictDoUpdate({
      target: [parts.document, parts.key],
      set: { content, revision, aiUses },
    });
}
