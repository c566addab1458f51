import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { MAX_ENTRIES } from '@shortlist/contracts';
import type { Db } from '#db/db.ts';
import type { PartContent } from '#db/schema/document-schema.ts';
import { isUuid } from '../ids.ts';
import type { Save, Saved } from '../saved.ts';
import { raiseUses } from './ai-use-queries.ts';
import { losesMuch } from './loses-much.ts';
import { type FoundPart, findPart, lockPart, type PartRef } from './part-queries.ts';
import { type StoredPart, sentContent } from './stored-part.ts';
import { erasePart, writePart } from './write-part-queries.ts';

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
 * Mostly two statements: the part is found, and written where nothing of the document was written meanwhile. What needs
 * more (a newer revision, two saves at once, a write by the release before) is done while the document is locked.
 */
export async function savePart(db: Db, save: Save, part: PartToSave): Promise<SavedPart> {
  const found = await findPart(db, save, part.ref);
  const isPlain = found && !found.isOutOfDate && !isStale(storedOf(found, part), save);
  const saved = isPlain ? await saveOver(db, save, part, found) : undefined;
  return saved ?? db.transaction((transaction) => saveLocked(transaction, save, part));
}

async function saveLocked(db: Db, save: Save, part: PartToSave): Promise<SavedPart> {
  const found = await lockPart(db, save, part.ref);
  if (!found) return { outcome: 'absent' };
  const stored = storedOf(found, part);
  if (stored && isStale(stored, save)) return answerStale(db, save, stored, part);
  return insistOn(await saveOver(db, save, part, found));
}

/** Saves a part over what was found; undefined where the document was written to since. */
async function saveOver(
  db: Db,
  save: Save,
  part: PartToSave,
  found: FoundPart,
): Promise<SavedPart | undefined> {
  const stored = storedOf(found, part);
  const content = contentOver(part, stored?.content);
  const refused = refuse(found, part, content);
  if (refused) return refused;
  const next = stored
    ? { ...stored, content, revision: stored.revision + 1 }
    : newEntry(part, content);
  if (!next) return { outcome: 'absent' };
  const isWritten = await writePart(db, save, {
    part: { ...next, aiUses: Math.max(next.aiUses, part.aiUses ?? 0) },
    version: found.version,
    keepsReplaced:
      part.keepsReplaced === true ||
      found.isVersionDue === true ||
      (stored !== undefined && losesMuch(stored.content, content)),
  });
  return isWritten ? { outcome: 'saved', key: next.key, revision: next.revision } : undefined;
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
 * says which one is meant. What it said is kept as a version. The document is locked where a save would lock it.
 */
export async function deletePart(db: Db, save: Save, ref: PartRef): Promise<SavedPart> {
  const found = await findPart(db, save, ref);
  if (!found) return { outcome: 'absent' };
  const deleted = found.isOutOfDate ? undefined : await deleteFound(db, save, found);
  return deleted ?? db.transaction((transaction) => deleteLocked(transaction, save, ref));
}

async function deleteLocked(db: Db, save: Save, ref: PartRef): Promise<SavedPart> {
  const found = await lockPart(db, save, ref);
  return found ? insistOn(await deleteFound(db, save, found)) : { outcome: 'absent' };
}

/** Deletes what was found; undefined where the document was written to since. */
async function deleteFound(
  db: Db,
  save: Save,
  { stored, version }: FoundPart,
): Promise<SavedPart | undefined> {
  if (!stored) return { outcome: 'absent' };
  const { key, revision } = stored;
  if (isStale(stored, save)) return { outcome: 'stale', revision, current: stored };
  const isErased = await erasePart(db, save, { key, version });
  return isErased ? { outcome: 'saved', key, revision } : undefined;
}

function insistOn<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('A locked document was written to.');
  return found;
}

const storedOf = ({ stored }: FoundPart, { ref }: PartToSave) => stored ?? unsavedPart(ref);

function unsavedPart(ref: PartToSave['ref']): StoredPart | undefined {
  if (!('key' in ref)) return undefined;
  return { ...UNSAVED, ...ref, content: ref.kind === 'order' ? { ids: [] } : {} };
}

const isStale = (stored: StoredPart | undefined, { basedOn }: Save) =>
  stored !== undefined && basedOn !== undefined && basedOn !== stored.revision;

/** A stale save of what is stored already has succeeded before; only its answer was lost. */
async function answerStale(
  db: Db,
  save: Save,
  stored: StoredPart,
  part: PartToSave,
): Promise<SavedPart> {
  const { saysSame, aiUses = 0 } = part;
  const { key, revision } = stored;
  const content = contentOver(part, stored.content);
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

function newEntry({ ref }: PartToSave, content: PartContent): StoredPart | undefined {
  if ('key' in ref) return undefined;
  const { kind, id: clientId = null } = ref;
  return { key: `${kind}:${randomUUID()}`, kind, clientId, content, revision: 1, aiUses: 0 };
}
