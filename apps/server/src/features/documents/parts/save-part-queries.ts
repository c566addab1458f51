import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  MAX_DOCUMENT_BYTES,
  MAX_ENTRIES,
  MAX_OWN_SECTIONS,
  MAX_PART,
  ROW_BYTES,
} from '@shortlist/contracts';
import { ENTRY_SCHEMA } from '@shortlist/model';
import type { Db } from '#db/db.ts';
import type { PartContent } from '#db/schema/document-schema.ts';
import type { Written } from '../../server-feature.ts';
import { isUuid } from '../ids.ts';
import { countGrowth, countWhole, findRoom } from '../room/find-room-queries.ts';
import { type Bound, countingOnce, inSteps } from '../room/room.ts';
import type { Save, Saved } from '../saved.ts';
import { leftOutRow, ownRow, type Weighed } from '../tailored/own-row.ts';
import { writeTailored } from '../tailored/write-tailored-queries.ts';
import { raiseUses } from './ai-use-queries.ts';
import { losesMuch } from './loses-much.ts';
import { type FoundPart, findPart, lockPart, type PartRef } from './part-queries.ts';
import type { StoredPart } from './stored-part.ts';
import { erasePart, writePart } from './write-part-queries.ts';

export type PartToSave = {
  ref: PartRef & { kind: string };
  /** Lays what is said over what is stored: members that are not sent, and those this release does not know, stay as they are. */
  lay: (stored: PartContent) => PartContent;
  /** The form of the content. */
  schema?: number | undefined;
  /** Number of times that AI Write was used, as a client of before counts; the counter goes up to it, and never down. */
  aiUses?: number | undefined;
  /** Keeps what is replaced as a version, however young the newest one is: a person has settled a conflict. */
  keepsPreviousVersion?: boolean | undefined;
  /** In a tailored document: the revision of the part in the base that the content was weighed against, in some fields or all. */
  weighed?: Weighed | undefined;
  /** Checks whether two contents say the same where that is more than their letters; asked of a stale save only. */
  saysSame?: (db: Db, sent: PartContent, stored: PartContent) => Promise<boolean>;
};

export type SavedPart = Saved<StoredPart, { key: string }>;

/** A part that every document has, before anybody has saved it. */
const UNSAVED = { revision: 1, clientId: null, aiUses: 0, schema: 1 };

/**
 * Saves a part of any kind: the one way in which parts are written. An entry is a new one when its id is the client's own
 * and not known yet. `full` when it grows past a bound: of the part, its document or its owner. What was stored above one may be
 * saved as long as it does not grow.
 *
 * Mostly two statements: the part is found, and written where nothing of the document was written meanwhile. What needs
 * more (a newer revision, two saves at once) is done while the document is locked.
 */
export async function storePart(db: Db, save: Save, part: PartToSave): Promise<SavedPart> {
  const once = { ...save, room: countingOnce(save.room) };
  const isFollowed = save.kinds.some((kind) => findWork(save, kind, part.ref) !== undefined);
  const saved = isFollowed ? undefined : await savePlain(db, once, part);
  return saved ?? db.transaction((transaction) => saveLocked(transaction, once, part));
}

/** Finds other work that goes with a save of a part, in a transaction with it. */
function findWork({ forms }: Save, kind: string, ref: PartRef): Written | undefined {
  const work = forms.writtenOf(kind);
  return 'key' in ref && work?.keys.includes(ref.key) ? work : undefined;
}

/** Saves a part without a lock; undefined where it takes one. */
async function savePlain(db: Db, save: Save, part: PartToSave): Promise<SavedPart | undefined> {
  const found = await findPart(db, save, part.ref);
  const isPlain = found && !isStale(storedOf(found, part), save);
  return isPlain ? saveOver(db, save, part, found) : undefined;
}

async function saveLocked(db: Db, save: Save, part: PartToSave): Promise<SavedPart> {
  const found = await lockPart(db, save, part.ref);
  if (!found) return { outcome: 'absent' };
  const stored = storedOf(found, part);
  if (stored && isStale(stored, save)) return answerStale(db, save, stored, part);
  const saved = insistOn(await saveOver(db, save, part, found));
  const { resumeId: document, now } = save;
  if (saved.outcome === 'saved')
    await findWork(save, found.kind, part.ref)?.refresh(db, { document, now });
  return saved;
}

/** Saves a part over what was found; undefined where the document was written to since. */
async function saveOver(
  db: Db,
  save: Save,
  part: PartToSave,
  found: FoundPart,
): Promise<SavedPart | undefined> {
  const stored = storedOf(found, part);
  const content = part.lay(stored?.content ?? {});
  const next = stored
    ? { ...stored, content, revision: stored.revision + 1 }
    : newEntry(part, content);
  if (!next) return { outcome: 'absent' };
  const keepsPreviousVersion =
    part.keepsPreviousVersion === true ||
    found.isVersionDue === true ||
    (stored !== undefined && losesMuch(stored.content, content));
  const size = sizeOf(found, content, keepsPreviousVersion);
  const passed =
    findBound(found, part, size, content) ?? (await findBoundOfWhole(db, save, found, size));
  const room = await findRoom(db, save, size);
  const bound = passed ?? (room.isFull ? save.room.of : undefined);
  if (bound) return { outcome: 'full', bound };
  const makeUp = await countGrowth(db, save, size);
  const said = { ...next, aiUses: Math.max(next.aiUses, part.aiUses ?? 0) };
  const { version } = found;
  const bytes = { ofDocument: size.ofDocument, replaced: size.replaced };
  const isWritten = found.tailored
    ? await writeTailored(db, save, {
        row: ownRow(found.tailored, said, part.weighed),
        ...{ version, keepsPreviousVersion, bytes },
      })
    : await writePart(db, save, {
        ...{ part: said, json: size.json, version, keepsPreviousVersion, bytes },
        isHistoryCounted: found.historyBytes !== null,
      });
  if (!isWritten) return undefined;
  await room.makeRoom();
  await makeUp();
  return { outcome: 'saved', key: next.key, revision: next.revision };
}

/** Saves a part that every document has one of, its kind being its key. */
export async function savePlainPart(
  db: Db,
  save: Save,
  kind: string,
  content: PartContent,
): Promise<SavedPart> {
  return storePart(db, save, { ref: { kind, key: kind }, lay: layOver(content) });
}

/**
 * Deletes an entry; `absent` when there is none, and when entries of several kinds bear this id of a client's own: nothing
 * says which one is meant. What it said is kept as a version. The document is locked where a save would lock it.
 */
export async function deletePart(db: Db, save: Save, ref: PartRef): Promise<SavedPart> {
  const found = await findPart(db, save, ref);
  if (!found) return { outcome: 'absent' };
  const deleted = await deleteFound(db, save, found);
  return deleted ?? db.transaction((transaction) => deleteLocked(transaction, save, ref));
}

async function deleteLocked(db: Db, save: Save, ref: PartRef): Promise<SavedPart> {
  const found = await lockPart(db, save, ref);
  if (!found) return { outcome: 'absent' };
  return insistOn(await deleteFound(db, save, found));
}

/** Deletes what was found; undefined where the document was written to since. */
async function deleteFound(db: Db, save: Save, found: FoundPart): Promise<SavedPart | undefined> {
  const { stored, version, bytes, tailored } = found;
  if (!stored) return { outcome: 'absent' };
  const { key, revision } = stored;
  if (isStale(stored, save)) return { outcome: 'stale', revision, current: stored };
  const replaced = heldBytes(found);
  const size = { ofDocument: bytes - replaced, replaced };
  const row = tailored && leftOutRow(tailored, stored);
  const isErased = row
    ? await writeTailored(db, save, { row, version, keepsPreviousVersion: true, bytes: size })
    : await erasePart(db, save, { key, version, bytes: size });
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
  const content = part.lay(stored.content);
  const isRepeated = saysSame
    ? await saysSame(db, content, stored.content)
    : isDeepStrictEqual(content, stored.content);
  if (!isRepeated) return { outcome: 'stale', revision, current: stored };
  await raiseUses(db, save, stored, aiUses);
  return { outcome: 'saved', key, revision };
}

/** Lays members over those that are stored. */
export const layOver =
  (content: PartContent) =>
  (stored: PartContent): PartContent => ({ ...stored, ...content });

type Size = ReturnType<typeof sizeOf>;

/** Computes the bytes that a document takes with this content of the part that was found, and its growth. */
function sizeOf(found: FoundPart, content: PartContent, keepsPreviousVersion: boolean) {
  const { stored, bytes: ofDocumentBefore, historyBytes } = found;
  const json = JSON.stringify(content);
  const before = heldBytes(found);
  const grown = bytesOf(json) + ROW_BYTES - before;
  return {
    json,
    ofDocument: ofDocumentBefore + grown,
    ofDocumentBefore,
    grown,
    replaced: keepsPreviousVersion && stored?.kind !== 'photo' ? before : 0,
    historyBytes,
  };
}

const bytesOf = (json: string) => Buffer.byteLength(json);

/** Bytes that the document has of a part: a tailored one has none of what it inherits. */
function heldBytes({ stored, tailored }: FoundPart): number {
  const held = tailored ? tailored.own : stored;
  const isHeld = held !== undefined && !(tailored?.own?.isGone ?? false);
  return isHeld ? bytesOf(JSON.stringify(held.content)) + ROW_BYTES : 0;
}

/** The first bound of a part or its document that a part passes which grows, or a section that is added again. */
function findBound(
  found: FoundPart,
  { ref }: PartToSave,
  size: Size,
  content: PartContent,
): Bound | undefined {
  const isBack = content.isAdded === true && found.stored?.content.isAdded !== true;
  if (size.grown > 0) {
    if (size.json.length > MAX_PART) return 'part';
    if (size.ofDocument > MAX_DOCUMENT_BYTES) return 'document';
    if (!('key' in ref) && !found.stored && found.ofKind >= MAX_ENTRIES) return 'entries';
  } else if (!isBack) return undefined;
  return found.otherOwnSections >= MAX_OWN_SECTIONS ? 'sections' : undefined;
}

/**
 * Finds whether a tailored document that grows would say more than a document may, with what it inherits. It is counted where its own parts take one
 * step more: what is inherited is nobody's to lose, and a base may grow beyond that.
 */
async function findBoundOfWhole(
  db: Db,
  { resumeId }: Save,
  { tailored, stored }: FoundPart,
  { json, ofDocument, ofDocumentBefore }: Size,
): Promise<Bound | undefined> {
  if (!tailored || inSteps(ofDocument) <= inSteps(ofDocumentBefore)) return undefined;
  const before = stored ? bytesOf(JSON.stringify(stored.content)) + ROW_BYTES : 0;
  const grown = bytesOf(json) + ROW_BYTES - before;
  if (grown <= 0) return undefined;
  return (await countWhole(db, resumeId)) + grown > MAX_DOCUMENT_BYTES ? 'document' : undefined;
}

/** A new entry; undefined where the id is one that the server would have given. */
function newEntry(
  { ref, schema = ENTRY_SCHEMA }: PartToSave,
  content: PartContent,
): StoredPart | undefined {
  if ('key' in ref || (ref.id !== undefined && isUuid(ref.id))) return undefined;
  const { kind, id: clientId = null } = ref;
  const key = `${kind}:${randomUUID()}`;
  return { key, kind, clientId, content, schema, revision: 1, aiUses: 0 };
}
